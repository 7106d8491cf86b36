import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  flush,
  mintToken,
  openTokenSource,
  outcomeOf,
  advance,
} from './testing/openTokenSource.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a token source does nothing until get is called, then calls getToken once', async () => {
  const { source, page, calls, call } = openTokenSource();
  expect([calls.length, page.listeners.size, page.timers.size]).toEqual([0, 0, 0]);
  expect(source.getState()).toEqual({ status: 'idle' });

  const first = source.get();
  expect(source.getState()).toEqual({ status: 'fetching' });
  expect(call().reason).toBe('initial');
  const token = mintToken();
  await call().answer({ token });

  expect(await first).toBe(token);
  expect(await source.get()).toBe(token);
  expect(calls).toHaveLength(1);
  expect(source.getState()).toEqual({ status: 'ready', expiresAt: Date.now() + 900_000 });
});

test('get makes one call for 1,000 callers with an expired token', async () => {
  const { source, calls, call } = openTokenSource();
  void source.get();
  await call().answer({ token: mintToken({ id: 'old', life: 60_000 }) });
  vi.setSystemTime(Date.now() + 61_000);

  const asked = Array.from({ length: 1_000 }, () => source.get());
  expect(calls).toHaveLength(2);
  expect(call().reason).toBe('expiring');
  const token = mintToken({ id: 'new' });
  await call().answer({ token });
  expect(new Set(await Promise.all(asked))).toEqual(new Set([token]));
  expect(calls).toHaveLength(2);
});

test('get rejects a caller that gives up with its own reason, and goes on for the others', async () => {
  const { source, calls, call } = openTokenSource();
  const controller = new AbortController();
  const impatient = outcomeOf(source.get({ signal: controller.signal }));
  const patient = source.get();
  const reason = new Error('left the page');
  controller.abort(reason);
  await flush();

  expect(impatient).toEqual({ status: 'rejected', value: reason });
  expect(call().signal.aborted).toBe(false);
  await call().answer({ token: 'opaque' });
  expect(await patient).toBe('opaque');
  await expect(source.get({ signal: controller.signal })).rejects.toBe(reason);
  expect(calls).toHaveLength(1);
});

test('get stores the token of a call whose only caller gave up', async () => {
  const { source, calls, call } = openTokenSource();
  const controller = new AbortController();
  const asked = outcomeOf(source.get({ signal: controller.signal }));
  controller.abort();
  await call().answer({ token: 'opaque' });
  expect(asked.status).toBe('rejected');
  expect(await source.get()).toBe('opaque');
  expect(calls).toHaveLength(1);
});

test('get does not call getToken for a caller that had given up before', async () => {
  const { source, calls } = openTokenSource();
  await expect(source.get({ signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  expect(calls).toHaveLength(0);
});

test('renew makes one call for 1,000 refusals of the same token', async () => {
  const { source, calls, call } = openTokenSource();
  void source.get();
  await call().answer({ token: 'first' });
  const asked = Array.from({ length: 1_000 }, () => source.renew('first'));
  expect(calls).toHaveLength(2);
  expect(call().reason).toBe('unauthorized');
  await call().answer({ token: 'second' });
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['second']));
  expect(calls).toHaveLength(2);
});

test('renew returns the current token for a late rejection of an older one', async () => {
  const { source, calls, call } = openTokenSource();
  void source.get();
  await call().answer({ token: 'first' });
  const renewed = source.renew('first');
  await call().answer({ token: 'second' });
  expect(await renewed).toBe('second');
  expect(await source.renew('first')).toBe('second');
  expect(calls).toHaveLength(2);
});

test('renew bypasses the cache when the answer in progress is the token that was rejected meanwhile', async () => {
  const { source, calls, call } = openTokenSource();
  const token = mintToken({ id: 'first' });
  void source.get();
  await call().answer({ token });
  await advance(850_000);
  expect(call().reason).toBe('expiring');

  const renewed = source.renew(token);
  expect(calls).toHaveLength(2);
  await call().answer({ token });
  expect(calls).toHaveLength(3);
  expect(call().reason).toBe('unauthorized');
  await call().answer({ token: 'second' });
  expect(await renewed).toBe('second');
});

test('renew rejects as stale when getToken keeps returning the rejected token', async () => {
  const { source, call } = openTokenSource();
  void source.get();
  await call().answer({ token: 'first' });
  const renewed = outcomeOf(source.renew('first'));
  await call().answer({ token: 'first' });
  expect(renewed.value).toMatchObject({
    code: 'token',
    reason: 'stale',
    message:
      'Brainstem: getToken keeps returning the token that the platform rejected. Is there a cache in front of your token route?',
  });
  expect(source.getState().status).toBe('failing');
});

test('renew calls getToken for a rejected token that it never gave', async () => {
  const { source, call } = openTokenSource();
  const renewed = source.renew('from elsewhere');
  expect(call().reason).toBe('unauthorized');
  await call().answer({ token: 'second' });
  expect(await renewed).toBe('second');
});

test('getState returns the same object until it changes, and subscribe reports each change once', async () => {
  const { source, call } = openTokenSource();
  const seen: string[] = [];
  const stop = source.subscribe(() => seen.push(source.getState().status));
  void source.get();
  void source.get();
  await call().answer({ token: 'opaque' });
  expect(source.getState()).toBe(source.getState());
  const ready = source.getState();
  source.observeServerTime(Date.now());
  await source.get();
  expect(source.getState()).toBe(ready);
  expect(ready).toEqual({ status: 'ready', expiresAt: Infinity });
  expect(seen).toEqual(['fetching', 'ready']);
  stop();
  source.logout();
  expect(seen).toEqual(['fetching', 'ready']);
});
