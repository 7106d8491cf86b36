import { expect, test } from 'vitest';
import { createTokenFetcher } from './createTokenFetcher.ts';
import type { TokenRequest } from './createTokenSource.ts';

const request: TokenRequest = { reason: 'expiring', signal: new AbortController().signal };

/** A fetch that gives one answer and keeps what it was asked. */
function answering(body: unknown, status = 200) {
  const asked: { input: unknown; init: RequestInit | undefined }[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push({ input, init });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status }));
  };
  return { fetch, asked };
}

test("createTokenFetcher posts the reason to the host's route, with the cookies of the same origin only", async () => {
  const { fetch, asked } = answering({ token: 'jwt', serverTime: '2030-01-01T12:00:00Z' });
  const getToken = createTokenFetcher('/api/token', { fetch, headers: { 'x-csrf': 'abc' } });
  expect(await getToken(request)).toEqual({ token: 'jwt', serverTime: '2030-01-01T12:00:00Z' });
  expect(asked).toEqual([
    {
      input: '/api/token',
      init: {
        method: 'POST',
        headers: {
          'x-csrf': 'abc',
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: '{"reason":"expiring"}',
        credentials: 'same-origin',
        cache: 'no-store',
        signal: request.signal,
      },
    },
  ]);
});

test.each([
  [['brain:read'], ['brain:read']],
  ['brain:read', undefined],
])('createTokenFetcher passes on the scopes %j as %j', async (scopes, passed) => {
  const { fetch } = answering({ token: 'jwt', scopes });
  const answer = await createTokenFetcher('/t', { fetch })(request);
  expect(answer).toEqual({ token: 'jwt', ...(passed && { scopes: passed }) });
});

test('createTokenFetcher passes on rules for connectors, and leaves out what has another form', async () => {
  const rules = {
    allowedConnectors: ['sql-b'],
    defaults: { 'sql-b': { 'metadata.host': 'db.example', ssl: true, schemas: ['public'] } },
    locked: { 'sql-b': ['metadata.host'] },
  };
  const answered = { token: 'jwt', ...rules, other: 1 };
  expect(await createTokenFetcher('/t', answering(answered))(request)).toEqual({
    token: 'jwt',
    ...rules,
  });
  const wrong = { ...rules, allowedConnectors: 'sql-b', defaults: { 'sql-b': { port: 1 } } };
  expect(await createTokenFetcher('/t', answering({ token: 'jwt', ...wrong }))(request)).toEqual({
    token: 'jwt',
    locked: rules.locked,
  });
});

test('createTokenFetcher calls the headers function for each request', async () => {
  const { fetch, asked } = answering({ token: 'jwt' });
  let count = 0;
  const headers = (): Record<string, string> => ({ 'x-count': String((count += 1)) });
  const getToken = createTokenFetcher('/api/token', { fetch, headers });
  await getToken(request);
  expect(await getToken(request)).toEqual({ token: 'jwt' });
  expect(asked.map(({ init }) => new Headers(init?.headers).get('x-count'))).toEqual(['1', '2']);
});

test.each([401, 403])('createTokenFetcher reads a refusal with %i', async (status) => {
  const { fetch } = answering({ error: 'forbidden', message: 'No plan.' }, status);
  expect(await createTokenFetcher('/t', { fetch })(request)).toEqual({
    error: 'forbidden',
    message: 'No plan.',
  });
});

const log = 'The log of your server says why.';
const mend =
  'Serve createTokenHandler of brainstem/server there, or pass its address to createTokenFetcher.';

test.each([
  ['a 401 without a refusal', {}, 401, `the token route /t answered 401. ${mend}`],
  [
    'a page of another origin',
    { error: 'cross-site' },
    403,
    'the token route /t answered 403. Name the origin of the page in allowedOrigins.',
  ],
  ['a refusal with 500', { error: 'forbidden' }, 500, `the token route /t answered 500. ${log}`],
  ['a page of HTML', '<p>secret</p>', 502, `the token route /t answered 502. ${log}`],
  [
    'a success that is no JSON',
    '<html>',
    200,
    `the token route /t answered 200 without a token string. ${mend}`,
  ],
  [
    'a success without a token',
    {},
    200,
    `the token route /t answered 200 without a token string. ${mend}`,
  ],
])(
  'createTokenFetcher throws for %s with the route, the status and what to do',
  async (_, body, status, message) => {
    const { fetch } = answering(body, status);
    await expect(createTokenFetcher('/t', { fetch })(request)).rejects.toMatchObject({
      message,
      status,
    });
  },
);

test('createTokenFetcher takes a redirect to a login page for a 401', async () => {
  const answer = Object.defineProperty(new Response('<html>'), 'redirected', { value: true });
  const getToken = createTokenFetcher('/t', { fetch: () => Promise.resolve(answer) });
  await expect(getToken(request)).rejects.toMatchObject({ status: 401 });
});

test('createTokenFetcher passes on the error of a fetch without an answer', async () => {
  const cause = new TypeError('Failed to fetch');
  const getToken = createTokenFetcher('/t', { fetch: () => Promise.reject(cause) });
  await expect(getToken(request)).rejects.toBe(cause);
});

test('createTokenFetcher stops waiting for a body that never ends when its signal fires', async () => {
  const body = new ReadableStream({ start: (it) => it.enqueue(new TextEncoder().encode('{')) });
  const limit = new AbortController();
  const getToken = createTokenFetcher('/t', { fetch: () => Promise.resolve(new Response(body)) });
  const asked = getToken({ reason: 'initial', signal: limit.signal });
  const late = new Error('late');
  limit.abort(late);
  await expect(asked).rejects.toBe(late);
});
