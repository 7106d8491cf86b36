import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mintToken, openTokenSource, outcomeOf, advance } from './testing/openTokenSource.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a refusal is final, with the host's words, until the user retries", async () => {
  const { source, page, calls, call } = openTokenSource();
  const asked = outcomeOf(source.get());
  await call().answer({ error: 'forbidden', message: 'Your plan has no assistant.' });
  expect(asked.value).toMatchObject({
    reason: 'forbidden',
    retryable: false,
    hostMessage: 'Your plan has no assistant.',
  });
  expect(source.getState()).toEqual({ status: 'forbidden', error: asked.value });

  await advance(3_600_000);
  await page.wake('online');
  await expect(source.get()).rejects.toBe(asked.value);
  await expect(source.renew('any')).rejects.toBe(asked.value);
  expect(calls).toHaveLength(1);

  const retried = source.retry();
  await call().answer({ token: 'opaque' });
  await retried;
  expect(await source.get()).toBe('opaque');
});

test('a refusal of an early refresh drops the current token too', async () => {
  const { source, call } = openTokenSource();
  void source.get();
  await call().answer({ token: mintToken() });
  await advance(14 * 60_000);
  await call().answer({ error: 'forbidden' });
  await expect(source.get()).rejects.toMatchObject({ reason: 'forbidden' });
});

test('logout rejects waiting callers, aborts the call, and drops its late answer', async () => {
  const { source, page, calls, call } = openTokenSource();
  const asked = outcomeOf(source.get());
  source.logout();
  await call().answer({ token: 'late' });
  expect(asked.value).toMatchObject({ reason: 'signed-out' });
  expect(call().signal.aborted).toBe(true);
  expect(source.getState()).toEqual({ status: 'signed-out' });
  await expect(source.get()).rejects.toMatchObject({ reason: 'signed-out' });
  expect([calls.length, page.timers.size]).toEqual([1, 0]);
});

test('logout drops a late answer even while the next user waits for theirs', async () => {
  const { source, call } = openTokenSource();
  const before = outcomeOf(source.get());
  source.logout();
  const retried = source.retry();
  const asked = outcomeOf(source.get());
  await call(0).answer({ token: 'token-of-last-user' });
  expect([before.status, asked.status]).toEqual(['rejected', 'pending']);
  expect(call(1).reason).toBe('initial');
  await call(1).answer({ token: 'token-of-next-user' });
  await retried;
  expect(asked.value).toBe('token-of-next-user');
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'logout drops an answer that is %i ticks away',
  async (ticks) => {
    const { source, call } = openTokenSource();
    const before = outcomeOf(source.get());
    const answered = call().answer({ token: 'token-of-last-user' });
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
    source.logout();
    await answered;
    const retried = outcomeOf(source.retry());
    const asked = outcomeOf(source.get());
    await advance(0);
    expect(before.status).not.toBe('pending');
    expect([retried.status, asked.status]).toEqual(['pending', 'pending']);
  },
);

test('after logout no request of the last user is repeated in the name of the next', async () => {
  const { source, calls, call } = openTokenSource();
  void source.get();
  await call().answer({ token: 'token-of-last-user' });
  source.logout();
  const retried = source.retry();
  await call().answer({ token: 'token-of-next-user' });
  await retried;
  await expect(source.renew('token-of-last-user')).rejects.toMatchObject({
    reason: 'signed-out',
  });
  expect(await source.get()).toBe('token-of-next-user');
  expect(calls).toHaveLength(2);
});

test('after logout the same user can come back with the same token', async () => {
  const { source, call } = openTokenSource();
  void source.get();
  await call().answer({ token: 'first' });
  source.logout();
  const retried = source.retry();
  await call().answer({ token: 'first' });
  await retried;
  const renewed = source.renew('first');
  await call().answer({ token: 'second' });
  expect(await renewed).toBe('second');
});

test('a token that names another user ends the session of the last, and begins theirs', async () => {
  const told: (string | undefined)[] = [];
  const { source, call } = openTokenSource({ onToken: (token) => told.push(token) });
  void source.get();
  const anns = mintToken({ sub: 'ann' });
  await call().answer({ token: anns });
  const renewed = outcomeOf(source.renew(anns));
  const bobs = mintToken({ sub: 'bob' });
  await call().answer({ token: bobs });

  expect(renewed).toMatchObject({ status: 'rejected', value: { reason: 'signed-out' } });
  expect(told).toEqual([anns, undefined, bobs]);
  expect(source.getState()).toMatchObject({ status: 'ready' });
  expect(await source.get()).toBe(bobs);
  await expect(source.renew(anns)).rejects.toMatchObject({ reason: 'signed-out' });
});

test('a token that names nobody is taken for the same user’s', async () => {
  const told: (string | undefined)[] = [];
  const { source, call } = openTokenSource({ onToken: (token) => told.push(token) });
  void source.get();
  const anns = mintToken({ sub: 'ann' });
  await call().answer({ token: anns });
  const renewed = source.renew(anns);
  await call().answer({ token: 'opaque' });
  expect(await renewed).toBe('opaque');
  expect(told).toEqual([anns, 'opaque']);
});

test('logout ends refreshes and delays', async () => {
  const { source, page, calls, call } = openTokenSource();
  void source.get();
  await call().answer({ token: mintToken() });
  await advance(14 * 60_000);
  await call().fail(new Error('down'));
  source.logout();
  await advance(3_600_000);
  await page.wake('visible');
  expect(calls).toHaveLength(2);
});

test('dispose leaves no timer or listener, and nothing is refreshed ahead of time', async () => {
  const { source, page, calls, call } = openTokenSource();
  void source.get();
  const token = mintToken();
  await call().answer({ token });
  expect([page.listeners.size, page.timers.size]).toEqual([2, 1]);
  source.dispose();
  source.dispose();
  expect([page.listeners.size, page.timers.size]).toEqual([0, 0]);
  await advance(10 * 60_000);
  expect(await source.get()).toBe(token);
  await advance(10 * 60_000);
  expect(calls).toHaveLength(1);
});

test('after dispose waiting callers get their token, and get still works', async () => {
  const { source, page, call } = openTokenSource();
  const asked = source.get();
  source.dispose();
  await call().answer({ token: mintToken() });
  expect(await asked).toBe(mintToken());
  await advance(3_600_000);
  const later = source.get();
  await call().answer({ token: 'second' });
  expect(await later).toBe('second');
  expect([page.listeners.size, page.timers.size]).toEqual([0, 0]);
});

test('dispose aborts a refresh that nobody waits for', async () => {
  const { source, page, call } = openTokenSource();
  void source.get();
  await call().answer({ token: mintToken() });
  await advance(14 * 60_000);
  source.dispose();
  expect(call().signal.aborted).toBe(true);
  await call().fail(new Error('aborted'));
  expect(source.getState().status).toBe('ready');
  expect(page.timers.size).toBe(0);
});
