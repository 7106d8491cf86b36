import { expect, test } from 'vitest';
import { openPartnerApp, origin } from './openPartnerApp.ts';

test('signs in with a cookie that scripts and other sites cannot use', async () => {
  const { post } = openPartnerApp();
  const response = await post('/api/sign-in', { accountId: 'mara' });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ account: { id: 'mara', name: 'Mara Lindt' } });
  const cookie = response.headers.get('set-cookie');
  expect(cookie).toMatch(/^quaymark_session=[0-9a-f-]{36};/);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).toContain('Secure');
});

test('knows who is signed in, until they sign out', async () => {
  const { app, post, signIn } = openPartnerApp();
  const cookie = await signIn('tom');
  const me = async (): Promise<unknown> =>
    (await app.request(`${origin}/api/me`, { headers: { cookie } })).json();
  expect(await me()).toMatchObject({ account: { id: 'tom' } });
  await post('/api/sign-out', {}, { cookie });
  expect(await me()).toEqual({ account: null });
});

test('knows who is signed in to the platform’s web app, so that the page asks nothing of it before', async () => {
  const { app, post, signIn } = openPartnerApp();
  const cookie = await signIn('mara');
  const me = async (cookies: string): Promise<unknown> =>
    (await app.request(`${origin}/api/me`, { headers: { cookie: cookies } })).json();
  expect(await me(cookie)).toMatchObject({ account: { isInWebApp: false } });
  const entered = await post('/api/web-app/sign-in', {}, { cookie });
  const [second] = entered.headers.get('set-cookie')?.split(';') ?? [];
  expect(await me(`${cookie}; ${second}`)).toMatchObject({ account: { isInWebApp: true } });
});

test('ends the first session when another user signs in over it', async () => {
  const { app, post, signIn } = openPartnerApp();
  const cookie = await signIn('mara');
  await post('/api/sign-in', { accountId: 'tom' }, { cookie });
  const me = await app.request(`${origin}/api/me`, { headers: { cookie } });
  expect(await me.json()).toEqual({ account: null });
});

test('refuses an account that does not exist, and a body that says nothing', async () => {
  const { post } = openPartnerApp();
  for (const body of [{ accountId: 'nobody' }, {}, null]) {
    const response = await post('/api/sign-in', body);
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none', origin: 'https://elsewhere.example' },
])('refuses to sign in or out for another site: %o', async (headers) => {
  const { app, post, signIn } = openPartnerApp();
  const cookie = await signIn('mara');
  expect((await post('/api/sign-in', { accountId: 'tom' }, headers)).status).toBe(403);
  expect((await post('/api/sign-out', {}, { cookie, ...headers })).status).toBe(403);
  const me = await app.request(`${origin}/api/me`, { headers: { cookie } });
  expect(await me.json()).toMatchObject({ account: { id: 'mara' } });
});
