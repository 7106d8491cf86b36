import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fault } from '../../mock-platform/index.ts';
import { openHandler } from '../testing/openHandler.ts';

const words = 'words-that-only-the-platform-says';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Everything of an answer that a page, or a user at its network panel, can read. */
async function readable(response: Response): Promise<string> {
  return `${response.status} ${response.statusText} ${inspect([...response.headers])} ${await response.text()}`;
}

test.each<[string, Fault, number]>([
  ['400', { status: 400 }, 502],
  ['401', { status: 401 }, 502],
  ['403', { status: 403 }, 502],
  ['404', { status: 404 }, 502],
  ['409', { status: 409 }, 502],
  ['422', { status: 422 }, 502],
  ['429', { status: 429 }, 503],
  ['429 with a date', { status: 429, retryAfter: 'Tue, 01 Jan 2030 12:01:00 GMT' }, 503],
  ['500', { status: 500 }, 502],
  ['503', { status: 503 }, 502],
  ['a body that breaks off', { cutAfterBytes: 12 }, 502],
  ['no body', { cutAfterBytes: 0 }, 502],
])(
  'neither the key nor the words of the platform are repeated after %s',
  async (_, fault, status) => {
    const { platform, ask, errors, exchanges } = openHandler();
    const { apiKey } = platform.credentials;
    platform.faults.add({ route: 'exchangeToken', message: `${words} ${apiKey}`, ...fault });
    const response = await ask('unauthorized');
    expect(response.status).toBe(status);
    const text = `${await readable(response)} ${inspect(errors, { depth: 9 })}`;
    expect(text).not.toContain(apiKey);
    expect(text).not.toContain(words);
    expect(errors).toHaveLength(1);
    expect(exchanges.length).toBeGreaterThan(0);
  },
);

test.each([
  ['no JSON', () => new Response(`<p>${words}</p>`)],
  ['another shape', () => Response.json({ access_token: words })],
  ['a token that is no text', () => Response.json({ token: [words] })],
  [
    'a redirect',
    () => new Response(words, { status: 302, headers: { location: `https://${words}` } }),
  ],
  ['a page of HTML with 502', () => new Response(`<p>${words}</p>`, { status: 502 })],
  [
    'headers that tell',
    () =>
      new Response(null, {
        status: 500,
        headers: { 'x-request-id': words, 'set-cookie': words },
      }),
  ],
])('the words of the platform are not repeated after an answer with %s', async (_, respond) => {
  const { ask, errors } = openHandler({ fetch: () => Promise.resolve(respond()) });
  const response = await ask();
  expect(response.status).toBe(502);
  expect(`${await readable(response)} ${inspect(errors, { depth: 9 })}`).not.toContain(words);
  expect(errors).toHaveLength(1);
});

test('the key is not in the answer or the error when fetch fails with an error that names it', async () => {
  const { platform, ask, errors } = openHandler({
    fetch: (_input, init) => {
      const sent = new Headers(init?.headers).get('authorization') ?? '';
      return Promise.reject(new TypeError(`cannot send ${sent}`, { cause: sent }));
    },
  });
  const response = await ask();
  expect(response.status).toBe(502);
  const text = `${await readable(response)} ${inspect(errors, { depth: 9 })}`;
  expect(text).not.toContain(platform.credentials.apiKey);
  expect(errors).toMatchObject([{ code: 'network' }]);
});

test("the platform's words are not in the answer or the error when it does not answer in time", async () => {
  const { platform, ask, errors } = openHandler({
    timeout: 5,
    fetch: (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error(words)));
      }),
  });
  const response = await ask();
  expect(response.status).toBe(502);
  const text = `${await readable(response)} ${inspect(errors, { depth: 9 })}`;
  expect(text).not.toContain(words);
  expect(text).not.toContain(platform.credentials.apiKey);
  expect(errors).toMatchObject([{ code: 'timeout' }]);
});

test('a revoked key, an unknown actor and an actor of another organisation get the same answer', async () => {
  const { platform, ask, errors } = openHandler();
  const { apiKey, apiKeyId, otherServiceActorId } = platform.credentials;
  const responses = [
    await ask('initial', { 'x-actor': 'nobody' }),
    await ask('initial', { 'x-actor': otherServiceActorId }),
  ];
  platform.revokeApiKey(apiKeyId);
  responses.push(await ask());
  expect(responses.map(({ status }) => status)).toEqual([502, 502, 502]);
  const bodies = await Promise.all(responses.map(readable));
  expect(new Set(bodies).size).toBe(1);
  expect(inspect(errors, { depth: 9 })).not.toContain(apiKey);
  // The documents know these words, so the host's log may have them.
  expect(errors).toMatchObject([
    { status: 404, platformMessage: 'Service actor not found' },
    { status: 403, platformMessage: 'Access denied to organization' },
    { status: 401, platformMessage: 'Invalid API key' },
  ]);
});

test('the key is not in a successful answer', async () => {
  const { platform, ask } = openHandler();
  expect(await readable(await ask())).not.toContain(platform.credentials.apiKey);
});
