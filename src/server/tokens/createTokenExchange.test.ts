import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exchangeToken } from '../../contract/index.ts';
import { openHandler } from '../testing/openHandler.ts';

const tokenOf = async (response: Response): Promise<string> =>
  v.parse(exchangeToken.response.schema, await response.json()).token;

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the token route returns the same token until two minutes before it expires', async () => {
  const { ask, pass, exchanges } = openHandler();
  const first = await tokenOf(await ask('initial'));
  pass(779);
  expect(await tokenOf(await ask('expiring'))).toBe(first);
  expect(exchanges).toHaveLength(1);
  pass(1);
  expect(await tokenOf(await ask('expiring'))).not.toBe(first);
  expect(exchanges).toHaveLength(2);
});

test("the token route renews by the platform's clock", async () => {
  const { platform, ask, pass, exchanges } = openHandler();
  platform.clock.advance(-7_200);
  await ask();
  pass(779);
  await ask();
  expect(exchanges).toHaveLength(1);
  pass(1);
  await ask();
  expect(exchanges).toHaveLength(2);
});

test('the token route renews a token renewBefore milliseconds before it expires', async () => {
  const { ask, pass, exchanges } = openHandler({ renewBefore: 300_000 });
  await ask();
  pass(599);
  await ask();
  expect(exchanges).toHaveLength(1);
  pass(1);
  await ask();
  expect(exchanges).toHaveLength(2);
});

test('the token route keeps a token that lives for a minute for half of it', async () => {
  const issuedAt = Date.parse('2030-01-01T12:00:00Z') / 1_000;
  const times = btoa(JSON.stringify({ iat: issuedAt, exp: issuedAt + 60 }));
  const { ask, pass, exchanges } = openHandler({
    fetch: () => Promise.resolve(Response.json({ token: `e30.${times}.signature` })),
  });
  await ask();
  pass(29);
  await ask();
  expect(exchanges).toHaveLength(1);
  pass(1);
  await ask();
  expect(exchanges).toHaveLength(2);
});

test('the token route assumes the documented lifetime for a token without an expiry', async () => {
  const { ask, pass, exchanges } = openHandler({
    fetch: () => Promise.resolve(Response.json({ token: 'opaque' })),
  });
  await ask();
  pass(779);
  await ask();
  expect(exchanges).toHaveLength(1);
  pass(1);
  await ask();
  expect(exchanges).toHaveLength(2);
});

test('the token route never gives one service actor the token of another', async () => {
  const { platform, ask, exchanges } = openHandler();
  const other = { 'x-actor': platform.credentials.readOnlyServiceActorId };
  const tokens = [
    await ask(),
    await ask(undefined, other),
    await ask(),
    await ask('initial', other),
  ];
  const [mine, theirs, ...again] = await Promise.all(tokens.map(tokenOf));
  expect(mine).not.toBe(theirs);
  expect(again).toEqual([mine, theirs]);
  expect(exchanges).toHaveLength(2);
});

test('the token route bypasses its cache after a 401, once for a burst of tabs', async () => {
  const { ask, pass, exchanges } = openHandler();
  const first = await tokenOf(await ask('initial'));
  pass(60);
  const burst = await Promise.all(Array.from({ length: 50 }, () => ask('unauthorized')));
  const tokens = new Set(await Promise.all(burst.map(tokenOf)));
  expect([tokens.size, tokens.has(first), exchanges.length]).toEqual([1, false, 2]);
  pass(0.249);
  await ask('unauthorized');
  expect(exchanges).toHaveLength(2);
  pass(0.001);
  await ask('unauthorized');
  expect(exchanges).toHaveLength(3);
});

test('the token route bypasses its cache after a 401 however new the refused token is', async () => {
  const { ask, exchanges } = openHandler();
  const first = await tokenOf(await ask('initial'));
  expect(await tokenOf(await ask('unauthorized'))).not.toBe(first);
  expect(exchanges).toHaveLength(2);
});

test('the token route makes one exchange for 1,000 requests at once', async () => {
  const { ask, exchanges } = openHandler();
  const responses = await Promise.all(Array.from({ length: 1_000 }, () => ask('initial')));
  expect(new Set(await Promise.all(responses.map(tokenOf))).size).toBe(1);
  expect(exchanges).toHaveLength(1);
});

test('the token route does not cache a failure', async () => {
  const { platform, ask, exchanges } = openHandler();
  platform.faults.add({ route: 'exchangeToken', status: 403, times: 1 });
  const statuses = [(await ask()).status, (await ask()).status];
  expect([...statuses, exchanges.length]).toEqual([502, 200, 2]);
});

test('the token route pauses until Retry-After is over and passes it on to the page', async () => {
  const { platform, ask, pass, exchanges } = openHandler();
  platform.faults.add({ route: 'exchangeToken', status: 429, retryAfter: 30, times: 1 });
  const limited = await ask();
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([503, '30']);
  pass(20.5);
  const other = await ask('initial', { 'x-actor': platform.credentials.readOnlyServiceActorId });
  expect([other.status, other.headers.get('retry-after')]).toEqual([503, '10']);
  expect(exchanges).toHaveLength(1);
  pass(9.5);
  expect((await ask()).status).toBe(200);
});

test('the token route pauses for five seconds after a 429 without Retry-After', async () => {
  const { platform, ask, exchanges } = openHandler();
  platform.faults.add({ route: 'exchangeToken', status: 429 });
  const limited = await ask();
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([503, '5']);
  expect(exchanges).toHaveLength(1);
});

test('the token route answers a cached token while the platform limits the rate', async () => {
  const { platform, ask, pass } = openHandler();
  const first = await tokenOf(await ask());
  platform.faults.add({ route: 'exchangeToken', status: 429, retryAfter: 30 });
  pass(60);
  expect((await ask('unauthorized')).status).toBe(503);
  expect(await tokenOf(await ask('initial'))).toBe(first);
});
