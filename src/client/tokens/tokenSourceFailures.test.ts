import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mintToken, openTokenSource, outcomeOf, advance } from './testing/openTokenSource.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['nothing', undefined, 'getToken answered undefined. Answer { token } instead.'],
  ['null', null, 'getToken answered null. Answer { token } instead.'],
  ['a bare string', 'jwt', 'getToken answered a bare string. Answer { token } instead.'],
  ['an empty object', {}, 'getToken answered without a token string.'],
  ['an empty token', { token: '' }, 'getToken answered without a token string.'],
  ['a number', { token: 7 }, 'getToken answered without a token string.'],
  [
    'a token with its scheme',
    { token: 'Bearer jwt' },
    "getToken answered a token that begins with 'Bearer '. Answer the token alone.",
  ],
  [
    'a token with a line break',
    { token: 'jwt\n' },
    'getToken answered a token with spaces or characters that a header cannot carry.',
  ],
  [
    'another error',
    { error: 'busy' },
    "getToken answered an error other than 'forbidden'. To fail for now, throw instead.",
  ],
])('an answer of getToken that is not a token is named: %s', async (_, answer, message) => {
  const { source, call } = openTokenSource();
  const asked = outcomeOf(source.get());
  await call().answer(answer);
  expect(asked.value).toMatchObject({
    code: 'token',
    reason: 'failed',
    retryable: true,
    message: `Brainstem: ${message}`,
  });
});

test('a serverTime that is not a date is ignored', async () => {
  const { source, call } = openTokenSource();
  const asked = source.get();
  const token = mintToken();
  await call().answer({ token, serverTime: 'noon' });
  expect(await asked).toBe(token);
  expect(source.getState()).toEqual({ status: 'ready', expiresAt: Date.now() + 900_000 });
});

test('a getToken that throws, at once or later, is named with its error as the cause', async () => {
  const cause = new Error('503');
  const throwing = openTokenSource({
    getToken: () => {
      throw cause;
    },
  });
  const rejecting = openTokenSource({ getToken: () => Promise.reject(cause) });
  for (const { source } of [throwing, rejecting]) {
    await expect(source.get()).rejects.toMatchObject({
      reason: 'failed',
      message: 'Brainstem: getToken threw: 503',
      cause,
    });
  }
});

test('a getToken that does not answer within 30 seconds is aborted with a timeout', async () => {
  const { source, call } = openTokenSource();
  const asked = outcomeOf(source.get());
  await advance(29_999);
  expect([asked.status, call().signal.aborted]).toEqual(['pending', false]);
  await advance(1);
  expect(asked.value).toMatchObject({
    reason: 'failed',
    message: 'Brainstem: getToken did not answer within 30000 ms.',
  });
  expect(call().signal.aborted).toBe(true);
  await call().answer({ token: 'late' });
  expect(source.getState().status).toBe('failing');
});

test('1,000 callers share one failing call of getToken and its error', async () => {
  const { source, calls, call } = openTokenSource();
  const asked = Array.from({ length: 1_000 }, () => outcomeOf(source.get()));
  await call().fail(new Error('down'));
  expect(new Set(asked.map(({ value }) => value)).size).toBe(1);
  expect(asked.every(({ status }) => status === 'rejected')).toBe(true);
  expect(calls).toHaveLength(1);
});

test('getToken is not called during the delay after a failure, and callers get the same error at once', async () => {
  const { source, calls, call } = openTokenSource();
  const first = outcomeOf(source.get());
  await call().fail(new Error('down'));
  await advance(1_499);
  await expect(source.get()).rejects.toBe(first.value);
  await expect(source.renew('any')).rejects.toBe(first.value);
  expect(calls).toHaveLength(1);
  await advance(1);
  void source.get();
  expect(calls).toHaveLength(2);
});

test('a failed getToken is called again by itself only while there is a token to refresh', async () => {
  const { source, calls, call } = openTokenSource();
  const asked = outcomeOf(source.get());
  await call().fail(new Error('down'));
  await advance(600_000);
  expect([asked.status, calls.length]).toEqual(['rejected', 1]);
});

test.each([
  [0, [1, 2, 4, 8, 16, 30, 30]],
  [1, [2, 4, 8, 16, 32, 60, 60]],
])(
  'the delay after failures of getToken doubles each time, with random at %i',
  async (chance, seconds) => {
    const { source, call } = openTokenSource({ random: () => chance });
    for (const expected of seconds) {
      const asked = outcomeOf(source.get());
      await call().fail(new Error('down'));
      expect(asked.status).toBe('rejected');
      const state = source.getState();
      const retryAt = state.status === 'failing' ? state.retryAt : 0;
      expect(retryAt - Date.now()).toBe(expected * 1_000);
      await advance(expected * 1_000);
    }
  },
);

test('the delays after failures start over after a success', async () => {
  const { source, call } = openTokenSource();
  for (const wait of [1_500, 3_000]) {
    const asked = outcomeOf(source.get());
    await call().fail(new Error('down'));
    expect(asked.status).toBe('rejected');
    expect(source.getState()).toMatchObject({ retryAt: Date.now() + wait });
    await advance(wait);
  }
  void source.get();
  await call().answer({ token: 'first' });
  const renewed = outcomeOf(source.renew('first'));
  await call().fail(new Error('down'));
  expect(renewed.status).toBe('rejected');
  expect(source.getState()).toMatchObject({ retryAt: Date.now() + 1_500 });
});

test('a clock that is set back does not extend the delay after a failure', async () => {
  const { source, calls, call } = openTokenSource();
  const asked = outcomeOf(source.get());
  await call().fail(new Error('down'));
  vi.setSystemTime(Date.now() - 3_600_000);
  void source.get();
  expect([asked.status, calls.length]).toEqual(['rejected', 2]);
});

test('a failed getToken is called at once when the user retries', async () => {
  const { source, calls, call } = openTokenSource();
  const asked = outcomeOf(source.get());
  await call().fail(new Error('down'));
  const retried = outcomeOf(source.retry());
  expect([asked.status, calls.length, source.getState().status]).toEqual([
    'rejected',
    2,
    'fetching',
  ]);
  await call().fail(new Error('still down'));
  expect(retried.value).toMatchObject({ message: 'Brainstem: getToken threw: still down' });
  const again = outcomeOf(source.retry());
  await call().answer({ token: 'opaque' });
  expect(again).toEqual({ status: 'fulfilled', value: undefined });
  expect(await source.get()).toBe('opaque');
});
