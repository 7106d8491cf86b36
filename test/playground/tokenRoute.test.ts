import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { openPartnerApp, origin, type OpenedApp } from './openPartnerApp.ts';

const granted = v.object({ token: v.string() });

async function claimsFor({ post, signIn }: OpenedApp, accountId: string) {
  const cookie = await signIn(accountId);
  const response = await post('/api/brainstem/token', { reason: 'initial' }, { cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return decodeJwt(v.parse(granted, await response.json()).token);
}

test('gives each user the token of their own service actor', async () => {
  const opened = openPartnerApp();
  const { credentials } = opened.platform;
  const mara = await claimsFor(opened, 'mara');
  const tom = await claimsFor(opened, 'tom');
  expect(mara).toMatchObject({ sub: credentials.serviceActorId });
  expect(mara['scopes']).toContain('analytics:query');
  expect(tom).toMatchObject({ sub: credentials.readOnlyServiceActorId });
  expect(tom['scopes']).not.toContain('analytics:query');
});

test('gives the account that may only read no scope that writes, so that it cannot decide findings', async () => {
  const opened = openPartnerApp();
  const scopes = v.parse(v.array(v.string()), (await claimsFor(opened, 'tom'))['scopes']);
  expect(scopes.toSorted()).toEqual(['analytics:read', 'brain:read', 'connectors:read']);
  const cookie = await opened.signIn('tom');
  const answer = await opened.post('/api/brainstem/token', { reason: 'initial' }, { cookie });
  const { token } = v.parse(granted, await answer.json());
  const { baseUrl } = opened.platform.credentials;
  const findings = `${baseUrl}/core-analytics/validation/findings`;
  const headers = { authorization: `Bearer ${token}` };
  expect((await opened.platform.fetch(findings, { headers })).status).toBe(200);
  const refused = await opened.platform.fetch(`${findings}/any/approve`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { error: 'Forbidden', message: 'Missing required scope: brain:write' },
  ]);
});

test('refuses whoever is not signed in, or no longer', async () => {
  const { post, signIn } = openPartnerApp();
  const cookie = await signIn('mara');
  await post('/api/sign-out', {}, { cookie });
  for (const sent of ['', 'quaymark_session=guessed', cookie]) {
    const body = { reason: 'initial' };
    const response = await post('/api/brainstem/token', body, { cookie: sent });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: 'forbidden' });
  }
});

test('refuses a page of another site, even with the cookie', async () => {
  const { post, signIn } = openPartnerApp();
  const cookie = await signIn('mara');
  const foreign = { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  const response = await post('/api/brainstem/token', { reason: 'initial' }, foreign);
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain('token"');
});

test('never lets the API key or a service actor’s id out', async () => {
  const { app, platform, post, signIn } = openPartnerApp();
  const { apiKey, serviceActorId, readOnlyServiceActorId } = platform.credentials;
  const cookie = await signIn('mara');
  const answers = [
    await post('/api/sign-in', { accountId: 'mara' }),
    await post('/api/brainstem/token', { reason: 'initial' }, { cookie }),
    await post('/api/brainstem/token', { reason: 'nonsense' }, { cookie }),
  ];
  for (const path of ['/api/config', '/api/me', '/api/nothing', '/', '/assets/page.js']) {
    answers.push(await app.request(`${origin}${path}`, { headers: { cookie } }));
  }
  platform.faults.add({ route: 'exchangeToken', status: 401, message: `Not ${apiKey}` });
  const other = await signIn('tom');
  answers.push(await post('/api/brainstem/token', { reason: 'initial' }, { cookie: other }));
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 400, 200, 200, 404, 200, 200, 502,
  ]);
  for (const answer of answers) {
    const whole = JSON.stringify([...answer.headers]) + (await answer.text());
    expect(whole).not.toContain(apiKey);
    expect(whole).not.toContain(serviceActorId);
    expect(whole).not.toContain(readOnlyServiceActorId);
  }
});
