import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { createClient, createTokenFetcher, isBrainstemError } from '../../client/index.ts';
import { listSessions } from '../../contract/index.ts';
import { createTokenHandler, type TokenHandlerOptions } from './createTokenHandler.ts';
import { hostOrigin, openHandler, tokenRequest } from '../testing/openHandler.ts';
import { printedErrors } from '../../../test/printedErrors.ts';

const granted = v.strictObject({
  token: v.string(),
  serverTime: v.pipe(v.string(), v.isoTimestamp()),
});
const refused = v.strictObject({ error: v.string(), message: v.string() });

const refusalOf = async (response: Response) => ({
  status: response.status,
  ...v.parse(refused, await response.json()),
});

test("the token route answers a valid token and the platform's time, not to be cached", async () => {
  const { platform, ask } = openHandler();
  const response = await ask('initial');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const { token, serverTime } = v.parse(granted, await response.json());
  expect(serverTime).toBe('2030-01-01T12:00:00.000Z');
  const sessions = await platform.fetch(
    `${platform.credentials.baseUrl}/agents-service/api/v1/agentcore/sessions`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  expect(sessions.status).toBe(200);
});

test("the token route answers the platform's time, not its own", async () => {
  const { platform, ask } = openHandler();
  platform.clock.advance(7_200);
  const { serverTime } = v.parse(granted, await (await ask()).json());
  expect(serverTime).toBe('2030-01-01T14:00:00.000Z');
});

test('the token route serves a client through createTokenFetcher and replaces expired tokens', async () => {
  const { platform, handler, exchanges, pass } = openHandler();
  const client = createClient({
    baseUrl: platform.credentials.baseUrl,
    fetch: platform.fetch,
    getToken: createTokenFetcher('/api/token', {
      fetch: (_input, init) => handler(new Request(`${hostOrigin}/api/token`, init)),
    }),
  });
  expect((await client.json(listSessions, { query: {} })).sessions.length).toBeGreaterThan(0);
  platform.expireTokens();
  pass(1);
  expect((await client.json(listSessions, { query: {} })).sessions.length).toBeGreaterThan(0);
  expect(exchanges).toHaveLength(2);
  client.tokens.dispose();
});

test('the token route tells the scopes that authorize returns, which the page’s client knows', async () => {
  const { platform, handler } = openHandler({
    authorize: () => ({
      serviceActorId: platform.credentials.serviceActorId,
      scopes: ['brain:read'],
    }),
  });
  const client = createClient({
    baseUrl: platform.credentials.baseUrl,
    fetch: platform.fetch,
    getToken: createTokenFetcher('/api/token', {
      fetch: (_input, init) => handler(new Request(`${hostOrigin}/api/token`, init)),
    }),
  });
  await client.tokens.get();
  expect(client.access.getState().scopes).toEqual(new Set(['brain:read']));
  expect(client.access.isMissing('brain:write')).toBe(true);
  client.tokens.dispose();
});

test('the token route tells the rules for connectors, and none where they have another form', async () => {
  const rules = { allowedConnectors: ['sql-b'], locked: { 'sql-b': ['metadata.host'] } };
  const { platform, ask } = openHandler({
    authorize: () => ({ serviceActorId: platform.credentials.serviceActorId, ...rules }),
  });
  expect(await (await ask()).json()).toMatchObject(rules);
  const wrong: object = { locked: { 'sql-b': 'metadata.host' } };
  const other = openHandler({ authorize: () => ({ serviceActorId: 'a', ...wrong }) });
  expect((await other.ask()).status).toBe(500);
  expect(other.errors).toMatchObject([
    { message: 'Brainstem: authorize returned locked of another form than documented.' },
  ]);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])(
  'the token route answers %s with 405',
  async (method) => {
    const { handler, exchanges } = openHandler();
    const response = await handler(new Request(`${hostOrigin}/api/token`, { method }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(exchanges).toEqual([]);
  },
);

test("the token route denies access with the host's words when authorize returns refuse", async () => {
  const { ask, exchanges } = openHandler({
    authorize: () => Promise.resolve({ refuse: 'Your plan has no assistant.' }),
  });
  expect(await refusalOf(await ask())).toEqual({
    status: 403,
    error: 'forbidden',
    message: 'Your plan has no assistant.',
  });
  expect(exchanges).toEqual([]);
});

test.each([null, undefined])(
  'the token route denies access in general words when authorize returns %s',
  async (nobody) => {
    const { ask, exchanges } = openHandler({ authorize: () => nobody });
    expect(await refusalOf(await ask())).toMatchObject({ status: 403, error: 'forbidden' });
    expect(exchanges).toEqual([]);
  },
);

test('the token route denies access when authorize returns both refuse and an actor', async () => {
  const both = { refuse: 'No.', serviceActorId: 'actor' };
  const { ask } = openHandler({ authorize: () => both });
  expect(await refusalOf(await ask())).toMatchObject({ status: 403, message: 'No.' });
});

test("the token route answers 500 without the error's words when authorize throws, and reports it to onError", async () => {
  const cause = new Error('database password is hunter2');
  const { ask, errors, exchanges } = openHandler({ authorize: () => Promise.reject(cause) });
  const refusal = await refusalOf(await ask());
  expect(refusal).toMatchObject({ status: 500, error: 'internal' });
  expect(JSON.stringify(refusal)).not.toContain('hunter2');
  expect(errors).toEqual([cause]);
  expect(exchanges).toEqual([]);
});

test('the token route answers 500 and reports to onError when authorize returns anything else', async () => {
  const { ask, errors } = openHandler({ authorize: () => ({ serviceActorId: '' }) });
  expect((await ask()).status).toBe(500);
  expect(errors).toMatchObject([
    {
      message: 'Brainstem: authorize returned neither { serviceActorId } nor { refuse } nor null.',
    },
  ]);
});

test('authorize is called with the request', async () => {
  const seen: (string | null)[] = [];
  const { ask } = openHandler({
    authorize: (request) => {
      seen.push(request.headers.get('cookie'));
      return null;
    },
  });
  await ask('initial', { cookie: 'session=1' });
  expect(seen).toEqual(['session=1']);
});

test('an onError that throws does not change the answer of the token route', async () => {
  const { ask } = openHandler({
    authorize: () => Promise.reject(new Error('down')),
    onError: () => {
      throw new Error('log is full');
    },
  });
  expect((await ask()).status).toBe(500);
});

const statusOf = async (request: Request): Promise<number> =>
  (await openHandler().handler(request)).status;

test('the token route accepts a request without a body', async () => {
  expect(await statusOf(new Request(`${hostOrigin}/api/token`, { method: 'POST' }))).toBe(200);
});

test.each([
  ['nothing', 200, ''],
  ['an object without a reason', 200, '{}'],
  ['an unknown field', 200, '{"reason":"expiring","more":1}'],
  ['half an object', 400, '{"reason"'],
  ['an unknown reason', 400, '{"reason":"because"}'],
  ['null', 400, 'null'],
  ['a list', 400, '[]'],
  ['1,024 bytes', 200, `{"reason":"initial"${' '.repeat(1_004)}}`],
  ['1,025 bytes', 413, `{"reason":"initial"${' '.repeat(1_005)}}`],
])('the token route answers a body of %s with status %i', async (_, status, body) => {
  expect(await statusOf(tokenRequest(body))).toBe(status);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
])(
  'the token route refuses a reason of the content type %s, which a form could send',
  async (type) => {
    const body = '{"reason":"unauthorized"}';
    expect(await statusOf(tokenRequest(body, { 'content-type': type }))).toBe(415);
  },
);

test('the token route refuses a reason without a content type', async () => {
  const body = new TextEncoder().encode('{"reason":"initial"}');
  expect(await statusOf(new Request(`${hostOrigin}/t`, { method: 'POST', body }))).toBe(415);
});

test('the token route accepts JSON with a charset', async () => {
  const type = 'application/json; charset=utf-8';
  expect(await statusOf(tokenRequest('{}', { 'content-type': type }))).toBe(200);
});

const good = { baseUrl: 'https://api.example.com', apiKey: 'key', authorize: () => null };
const missing: unknown = undefined;

test.each([
  [{ baseUrl: '' }, 'baseUrl is missing. Is the environment variable that holds it set?'],
  [{ baseUrl: '/api' }, 'baseUrl must be an absolute http or https address, received "/api".'],
  [
    { baseUrl: 'ftp://x' },
    'baseUrl must be an absolute http or https address, received "ftp://x".',
  ],
  [{ baseUrl: 'https://x/?a=1' }, 'baseUrl must be an address without user, query or fragment.'],
  [{ apiKey: '' }, 'apiKey is missing. Is the environment variable that holds it set?'],
  [{ apiKey: missing }, 'apiKey is missing. Is the environment variable that holds it set?'],
  [
    { apiKey: 'Bearer key' },
    "apiKey begins with 'Bearer '. Pass the value alone; the prefix is added.",
  ],
  [
    { apiKey: 'secret\n' },
    'apiKey has spaces or characters that a header cannot carry. Was a line break copied with it?',
  ],
  [
    { allowedOrigins: ['https://app.example.com/'] },
    'allowedOrigins takes origins such as "https://app.example.com", received "https://app.example.com/".',
  ],
])(
  'the token route names the wrong option %j at the first request, and not while it is created',
  async (wrong, message) => {
    const errors: unknown[] = [];
    const onError = (error: unknown): void => {
      errors.push(error);
    };
    const options: TokenHandlerOptions = Object.assign({ ...good, onError }, wrong);
    const response = await createTokenHandler(options)(tokenRequest({}));
    expect(await refusalOf(response)).toEqual({
      status: 500,
      error: 'configuration',
      message: 'This route is not set up. The server’s log says why.',
    });
    expect(errors).toEqual([expect.toSatisfy(isBrainstemError)]);
    expect(errors).toMatchObject([{ code: 'configuration', message: `Brainstem: ${message}` }]);
  },
);

test('a wrong configuration is written to the console when there is no onError', async () => {
  const written = printedErrors();
  const response = await createTokenHandler({ ...good, apiKey: '' })(tokenRequest({}));
  expect(response.status).toBe(500);
  expect(written.mock.calls).toMatchObject([[{ code: 'configuration' }]]);
});

test.each([
  [{ authorize: missing }, 'authorize is missing. Pass a function that reads from the request'],
  [{ timeout: 2 ** 31 }, 'timeout must be a number from 1 to 2147483647, or Infinity'],
  [{ timeout: 0 }, 'timeout must be a number from 1 to 2147483647, or Infinity'],
  [{ renewBefore: NaN }, 'renewBefore must be a number from 0'],
])('the token route refuses the option %j while it is created', (wrong, message) => {
  const create = (): unknown =>
    Reflect.apply(createTokenHandler, undefined, [{ ...good, ...wrong }]);
  expect(create).toThrow(`Brainstem: ${message}`);
});

test.each([
  ['text/plain;charset=UTF-8', 'null'],
  ['text/plain;charset=UTF-8', '{}'],
  ['application/x-www-form-urlencoded', ''],
  ['application/json', ''],
])('the token route accepts an empty body that an adapter sent as %s: %j', async (type, body) => {
  expect(await statusOf(tokenRequest(body, { 'content-type': type }))).toBe(200);
});

test('the token route answers 400 when the body is cut off', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  expect(await statusOf(new Request(`${hostOrigin}/api/token`, init))).toBe(400);
});

test('the token route answers 408 when the body never ends', async () => {
  vi.useFakeTimers();
  const body = new ReadableStream({ start: (it) => it.enqueue(new TextEncoder().encode('{')) });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const answered = statusOf(new Request(`${hostOrigin}/api/token`, init));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answered).toBe(408);
  vi.useRealTimers();
});
