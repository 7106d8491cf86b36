import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenSourceOptions } from './createTokenSource.ts';
import { mintToken, openTokenSource, advance } from './testing/openTokenSource.ts';

const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A source that holds a token of 15 minutes. */
async function openHolding(options: Partial<TokenSourceOptions> = {}) {
  const opened = openTokenSource(options);
  void opened.source.get();
  const token = mintToken({ id: 'first' });
  await opened.call().answer({ token });
  return { ...opened, token };
}

test('a token is refreshed a minute before it expires, and the current one is returned meanwhile', async () => {
  const { source, calls, call, token } = await openHolding();
  await advance(14 * minute - 1);
  expect(calls).toHaveLength(1);
  await advance(1);
  expect(calls).toHaveLength(2);
  expect(call().reason).toBe('expiring');
  expect(await source.get()).toBe(token);
  expect(source.getState().status).toBe('ready');
  await call().answer({ token: 'second' });
  expect(await source.get()).toBe('second');
  expect(calls).toHaveLength(2);
});

test('a token that nobody has used is not refreshed, so that an idle page keeps nobody signed in', async () => {
  const { source, calls, call } = await openHolding();
  await advance(14 * minute);
  await call().answer({ token: mintToken({ id: 'second' }) });
  await advance(hour);
  expect(calls).toHaveLength(2);
  const token = source.get();
  const third = mintToken({ id: 'third' });
  await call().answer({ token: third });
  expect(await token).toBe(third);
  await advance(14 * minute);
  expect(calls).toHaveLength(4);
});

test('a token is refreshed at renewBefore, but a short-lived one not before half its lifetime', async () => {
  const { source, calls, call } = await openHolding({ renewBefore: 5 * minute });
  await advance(10 * minute);
  expect(calls).toHaveLength(2);
  await call().answer({ token: mintToken({ life: 40_000 }) });
  await source.get();
  await advance(19_999);
  expect(calls).toHaveLength(2);
  await advance(1);
  expect(calls).toHaveLength(3);
});

test('a getToken that returns the same token until it expires is not called without a pause', async () => {
  const token = mintToken();
  const starts: number[] = [];
  const { source } = openTokenSource({
    getToken: () => {
      starts.push(Date.now());
      return Promise.resolve({ token });
    },
  });
  expect(await source.get()).toBe(token);
  await advance(20 * minute);
  const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
  expect(starts.length).toBeLessThan(12);
});

test('a token without an expiry is not refreshed ahead of time', async () => {
  const { source, calls, call } = openTokenSource();
  void source.get();
  await call().answer({ token: 'opaque' });
  await advance(48 * hour);
  expect(await source.get()).toBe('opaque');
  expect(calls).toHaveLength(1);
});

test('a failed early refresh shows in the state alone while the token is valid', async () => {
  const { source, calls, call, token } = await openHolding();
  await advance(14 * minute);
  await call().fail(new Error('down'));
  expect(await source.get()).toBe(token);
  expect(source.getState()).toMatchObject({ status: 'failing', retryAt: Date.now() + 1_500 });
  expect(calls).toHaveLength(2);
  await advance(1_500);
  expect(calls).toHaveLength(3);
  await call().answer({ token: 'second' });
  expect(source.getState().status).toBe('ready');
});

test('a hidden page refreshes its token when it becomes visible', async () => {
  const { page, calls } = await openHolding();
  page.hide();
  await advance(2 * hour);
  expect(calls).toHaveLength(1);
  await page.show();
  expect(calls).toHaveLength(2);
});

test('a hidden page refreshes its token for a get', async () => {
  const { source, page, calls, token } = await openHolding();
  page.hide();
  await advance(14.5 * minute);
  expect(await source.get()).toBe(token);
  expect(calls).toHaveLength(2);
});

test.each(['pageshow', 'online'] as const)(
  'a hidden page does not refresh its token on %s',
  async (event) => {
    const { page, calls } = await openHolding();
    page.hide();
    await advance(hour);
    await page.wake(event);
    expect(calls).toHaveLength(1);
  },
);

test.each(['visible', 'pageshow', 'online'] as const)(
  'a token that is due is refreshed on %s',
  async (event) => {
    const { page, calls } = await openHolding();
    await page.wake(event);
    expect(calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 14.5 * minute);
    await page.wake(event);
    expect(calls).toHaveLength(2);
  },
);

test('a token source notices within half a minute that the machine slept', async () => {
  const { calls } = await openHolding();
  vi.setSystemTime(Date.now() + hour);
  await advance(30_000);
  expect(calls).toHaveLength(2);
});

test('get refreshes at once after sleep, before any timer', async () => {
  const { source, calls, call } = await openHolding();
  vi.setSystemTime(Date.now() + hour);
  const asked = source.get();
  expect(calls).toHaveLength(2);
  await call().answer({ token: 'second' });
  expect(await asked).toBe('second');
});

test('the network coming back ends the delay after a failure', async () => {
  const { source, page, calls, call } = openTokenSource();
  const failed = source.get().catch(() => undefined);
  await call().fail(new Error('offline'));
  await failed;
  await page.wake('online');
  expect(calls).toHaveLength(1);
  void source.get();
  expect(calls).toHaveLength(2);
});

const issue = (skew: number, id: string): string => mintToken({ id, issuedAt: Date.now() + skew });

test.each([2 * hour, -2 * hour, 10 * minute, -10 * minute])(
  'a wrong clock is corrected by serverTime (%i ms)',
  async (skew) => {
    const { source, calls, call } = openTokenSource();
    void source.get();
    const token = issue(skew, 'first');
    await call().answer({ token, serverTime: new Date(Date.now() + skew).toISOString() });
    await advance(14 * minute - 1);
    expect(await source.get()).toBe(token);
    expect(calls).toHaveLength(1);
    await advance(1);
    expect(calls).toHaveLength(2);
  },
);

test('a clock that is behind is corrected by iat', async () => {
  const { source, calls, call } = openTokenSource();
  void source.get();
  await call().answer({ token: issue(2 * hour, 'first') });
  await advance(14 * minute);
  expect(calls).toHaveLength(2);
});

test('a clock that is ahead does not make a fresh token expired: the platform decides', async () => {
  const { source, calls, call } = openTokenSource();
  void source.get();
  const token = issue(-2 * hour, 'first');
  await call().answer({ token });
  await advance(hour);
  expect(await source.get()).toBe(token);
  expect(calls).toHaveLength(1);
  const renewed = source.renew(token);
  await call().answer({ token: 'second' });
  expect(await renewed).toBe('second');
});

test('a clock that is ahead is corrected by a Date header, and refreshes follow it', async () => {
  const { source, calls, call } = openTokenSource();
  void source.get();
  await call().answer({ token: issue(-2 * hour, 'first') });
  source.observeServerTime(new Date(Date.now() - 2 * hour).toUTCString());
  await advance(14 * minute - 1);
  expect(calls).toHaveLength(1);
  await advance(1);
  expect(calls).toHaveLength(2);
});

test('a clock that is found to be behind refreshes a due token at once', async () => {
  const { source, calls } = await openHolding();
  source.observeServerTime(Date.now() + 14.5 * minute);
  await advance(0);
  expect(calls).toHaveLength(2);
});

test('what asks for a token while another user’s session ends gets neither user’s', async () => {
  const [maras, toms] = [mintToken({ sub: 'mara' }), mintToken({ sub: 'tom' })];
  const asked: Promise<unknown>[] = [];
  const { source, call } = openTokenSource({
    onToken: (token) => {
      if (token === undefined) asked.push(source.get().catch((error: unknown) => error));
    },
  });
  void source.get();
  await call().answer({ token: maras });
  void source.renew(maras).catch(() => undefined);
  await call().answer({ token: toms });
  expect(await Promise.all(asked)).toMatchObject([{ reason: 'signed-out' }]);
  expect(await source.get()).toBe(toms);
});
