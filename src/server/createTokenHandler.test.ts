import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createClient, createTokenFetcher, isBrainstemError } from '../client/index.ts';
import { listSessions } from '../contract/index.ts';
import { createTokenHandler } from './createTokenHandler.ts';
import { hostOrigin, openHandler, tokenRequest } from './testing/openHandler.ts';

const granted = v.strictObject({
  token: v.string(),
  serverTime: v.pipe(v.string(), v.isoTimestamp()),
});
const refused = v.strictObject({ error: v.string(), message: v.string() });

const refusalOf = async (response: Response) => ({
  status: response.status,
  ...v.parse(refused, await response.json()),
});

describe('a token route', () => {
  it('answers a token that the platform takes, and its time, for no cache to keep', async () => {
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

  it('tells the time of the platform, not its own', async () => {
    const { platform, ask } = openHandler();
    platform.clock.advance(7_200);
    const { serverTime } = v.parse(granted, await (await ask()).json());
    expect(serverTime).toBe('2030-01-01T14:00:00.000Z');
  });

  it('serves a client of the page through createTokenFetcher, past expired tokens', async () => {
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

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
    const { handler, exchanges } = openHandler();
    const response = await handler(new Request(`${hostOrigin}/api/token`, { method }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(exchanges).toEqual([]);
  });
});

describe('authorize', () => {
  it("refuses with the host's words for the person", async () => {
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

  it.each([null, undefined])('refuses with general words for %s', async (nobody) => {
    const { ask, exchanges } = openHandler({ authorize: () => nobody });
    expect(await refusalOf(await ask())).toMatchObject({ status: 403, error: 'forbidden' });
    expect(exchanges).toEqual([]);
  });

  it('that refuses and names an actor refuses', async () => {
    const both = { refuse: 'No.', serviceActorId: 'actor' };
    const { ask } = openHandler({ authorize: () => both });
    expect(await refusalOf(await ask())).toMatchObject({ status: 403, message: 'No.' });
  });

  it('that throws gives 500 without its words, and tells the host', async () => {
    const cause = new Error('database password is hunter2');
    const { ask, errors, exchanges } = openHandler({ authorize: () => Promise.reject(cause) });
    const refusal = await refusalOf(await ask());
    expect(refusal).toMatchObject({ status: 500, error: 'internal' });
    expect(JSON.stringify(refusal)).not.toContain('hunter2');
    expect(errors).toEqual([cause]);
    expect(exchanges).toEqual([]);
  });

  it('that answers something else gives 500, and its name to the host', async () => {
    const { ask, errors } = openHandler({ authorize: () => ({ serviceActorId: '' }) });
    expect((await ask()).status).toBe(500);
    expect(errors).toMatchObject([
      {
        message:
          'Brainstem: authorize answered neither { serviceActorId } nor { refuse } nor nothing.',
      },
    ]);
  });

  it('is given the request', async () => {
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

  it('an onError that throws does not change the answer', async () => {
    const { ask } = openHandler({
      authorize: () => Promise.reject(new Error('down')),
      onError: () => {
        throw new Error('log is full');
      },
    });
    expect((await ask()).status).toBe(500);
  });
});

describe('the body', () => {
  const statusOf = async (request: Request): Promise<number> =>
    (await openHandler().handler(request)).status;

  it('may be absent', async () => {
    expect(await statusOf(new Request(`${hostOrigin}/api/token`, { method: 'POST' }))).toBe(200);
  });

  it.each([
    ['nothing', '', 200],
    ['an object without a reason', '{}', 200],
    ['an unknown field', '{"reason":"expiring","more":1}', 200],
    ['a cut body', '{"reason"', 400],
    ['an unknown reason', '{"reason":"because"}', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['1,024 bytes', `{"reason":"initial"${' '.repeat(1_004)}}`, 200],
    ['1,025 bytes', `{"reason":"initial"${' '.repeat(1_005)}}`, 413],
  ])('%s', async (_, body, status) => {
    expect(await statusOf(tokenRequest(body))).toBe(status);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('that a form could send is refused: %s', async (type) => {
    expect(await statusOf(tokenRequest('{}', { 'content-type': type }))).toBe(415);
  });

  it('without a type is refused', async () => {
    const body = new TextEncoder().encode('{"reason":"initial"}');
    expect(await statusOf(new Request(`${hostOrigin}/t`, { method: 'POST', body }))).toBe(415);
  });

  it('is taken with a charset', async () => {
    const type = 'application/json; charset=utf-8';
    expect(await statusOf(tokenRequest('{}', { 'content-type': type }))).toBe(200);
  });
});

describe('options', () => {
  const good = { baseUrl: 'https://api.example.com', apiKey: 'key', authorize: () => null };
  const missing: unknown = undefined;

  it.each([
    [{ baseUrl: '' }, 'baseUrl must be an absolute http or https address, received "".'],
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
      'apiKey has spaces or characters that a header cannot carry. Was a line break copied along?',
    ],
    [
      { authorize: missing },
      'authorize is missing. Pass a function that tells from the request which service actor the signed-in person works as.',
    ],
    [
      { allowedOrigins: ['https://app.example.com/'] },
      'allowedOrigins takes origins such as "https://app.example.com", received "https://app.example.com/".',
    ],
  ])('%j is named at creation', (wrong, message) => {
    const create = (): unknown =>
      Reflect.apply(createTokenHandler, undefined, [{ ...good, ...wrong }]);
    expect(create).toThrow(`Brainstem: ${message}`);
    expect(create).toThrow(expect.toSatisfy(isBrainstemError));
    expect(create).toThrow(expect.objectContaining({ code: 'configuration' }));
  });
});
