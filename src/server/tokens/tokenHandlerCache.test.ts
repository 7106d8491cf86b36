import * as v from 'valibot';
import { expect, test } from 'vitest';
import { exchangeToken } from '../../contract/index.ts';
import type { TokenCache } from './createTokenCache.ts';
import { openHandler } from '../testing/openHandler.ts';

const tokenOf = async (response: Response): Promise<string> =>
  v.parse(exchangeToken.response.schema, await response.json()).token;

const storedToken = v.nullable(v.object({ token: v.string(), expiresAt: v.number() }));

/** A store that keeps text and answers by a promise, as one in another process does. */
function openStore() {
  const entries = new Map<string, string>();
  const asked: string[] = [];
  const cache: TokenCache = {
    async get(actor) {
      asked.push(actor);
      await Promise.resolve();
      return v.parse(storedToken, JSON.parse(entries.get(actor) ?? 'null'));
    },
    async set(actor, token) {
      await Promise.resolve();
      entries.set(actor, JSON.stringify(token));
    },
  };
  return { cache, entries, asked };
}

/** Two instances of a backend in front of one platform, with one store. */
function openInstances() {
  const store = openStore();
  const first = openHandler({ cache: store.cache });
  const second = openHandler({ cache: store.cache, fetch: first.platform.fetch });
  const pass = (seconds: number): void => {
    first.pass(seconds);
    second.pass(seconds);
  };
  return { store, first, second, pass };
}

test('two instances that share a cache make one exchange until the token is about to expire', async () => {
  const { first, second, pass } = openInstances();
  const token = await tokenOf(await first.ask('initial'));
  expect(await tokenOf(await second.ask('initial'))).toBe(token);
  expect([first.exchanges.length, second.exchanges.length]).toEqual([1, 0]);
  pass(780);
  const renewed = await tokenOf(await second.ask('expiring'));
  expect(renewed).not.toBe(token);
  expect(await tokenOf(await first.ask('expiring'))).toBe(renewed);
  expect([first.exchanges.length, second.exchanges.length]).toEqual([1, 1]);
});

test('a token cache is given the token and its expiry, which can be written as JSON', async () => {
  const { store, first } = openInstances();
  const token = await tokenOf(await first.ask());
  const { serviceActorId } = first.platform.credentials;
  const expiresAt = Date.parse('2030-01-01T12:15:00Z');
  expect([...store.entries]).toEqual([[serviceActorId, JSON.stringify({ token, expiresAt })]]);
});

test('a token that replaced a refused one reaches all instances through the cache', async () => {
  const { first, second } = openInstances();
  const refused = await tokenOf(await first.ask('initial'));
  const replaced = await tokenOf(await second.ask('unauthorized'));
  expect(replaced).not.toBe(refused);
  expect(await tokenOf(await first.ask('initial'))).toBe(replaced);
});

test('an instance does not answer a refused token again when another instance has just exchanged it', async () => {
  const { first, second } = openInstances();
  const replaced = await tokenOf(await first.ask('unauthorized'));
  expect(await tokenOf(await second.ask('unauthorized'))).not.toBe(replaced);
});

test('a token cache is read once for 1,000 requests at once, which make one exchange', async () => {
  const { store, first } = openInstances();
  const responses = await Promise.all(Array.from({ length: 1_000 }, () => first.ask('initial')));
  expect(new Set(await Promise.all(responses.map(tokenOf))).size).toBe(1);
  expect([store.asked.length, first.exchanges.length]).toEqual([1, 1]);
});

const broken = (fail: () => never | Promise<never>): TokenCache => ({ get: fail, set: fail });

test.each([
  ['rejects', () => Promise.reject(new RangeError('SET tokens:1 eyJ'))],
  [
    'throws',
    () => {
      throw new RangeError('SET tokens:1 eyJ');
    },
  ],
])(
  'a token cache that %s leaves tokens in the process and is reported without its words',
  async (_, fail) => {
    const { ask, exchanges, errors } = openHandler({ cache: broken(fail) });
    const token = await tokenOf(await ask());
    expect(await tokenOf(await ask())).toBe(token);
    expect(exchanges).toHaveLength(1);
    const told = (operation: string) => ({
      code: 'token',
      message: `Brainstem: the token cache failed to ${operation} a token (RangeError). Tokens are stored in this process meanwhile.`,
    });
    expect(errors).toMatchObject([told('get'), told('set'), told('get')]);
    expect(errors.filter((error) => error instanceof Error && 'cause' in error)).toEqual([]);
  },
);

const fails = (): Promise<never> => Promise.reject(new RangeError('READONLY'));

test.each<[string, TokenCache]>([
  ['reads but stores nothing', { get: () => null, set: fails }],
  ['stores but cannot be read', { get: fails, set: () => undefined }],
  [
    'stores but returns nothing readable',
    { get: () => ({ token: '', expiresAt: 0 }), set: () => undefined },
  ],
])('a token cache that %s makes no exchange for each request', async (_, cache) => {
  const { ask, exchanges } = openHandler({ cache });
  const token = await tokenOf(await ask());
  expect(await tokenOf(await ask())).toBe(token);
  expect(exchanges).toHaveLength(1);
});

test('a refused token that a cache still has gives way to the one that it could not store', async () => {
  const store = openStore();
  const { ask, exchanges } = openHandler({ cache: store.cache });
  const refused = await tokenOf(await ask('initial'));
  store.cache.set = fails;
  const replaced = await tokenOf(await ask('unauthorized'));
  expect(await tokenOf(await ask('initial'))).toBe(replaced);
  expect([replaced === refused, exchanges.length]).toEqual([false, 2]);
});

test.each([
  ['half a token', { token: 'x' }],
  ['an empty token', { token: '', expiresAt: 2e12 }],
  ['text', '{"token":"x","expiresAt":2e12}'],
])('a token cache that returns %s is not trusted', async (_, found) => {
  const cache = { get: () => undefined, set: () => undefined };
  Object.assign(cache, { get: () => found });
  const { ask, exchanges, errors } = openHandler({ cache });
  expect((await ask()).status).toBe(200);
  expect([exchanges.length, errors.length]).toEqual([1, 1]);
});

test.each([null, undefined])(
  'a token cache that returns %s has no token and is not reported',
  async (nothing) => {
    const { ask, exchanges, errors } = openHandler({
      cache: { get: () => nothing, set: () => undefined },
    });
    expect((await ask()).status).toBe(200);
    expect([exchanges.length, errors.length]).toEqual([1, 0]);
  },
);
