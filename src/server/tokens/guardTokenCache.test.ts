import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardTokenCache } from './guardTokenCache.ts';

const token = { token: 'x', expiresAt: 1 };
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['get', 'set'] as const)(
  'a token cache that never answers %s is bypassed after a second',
  async (act) => {
    const errors: Error[] = [];
    const guarded = guardTokenCache({ get: never, set: never }, (error) => errors.push(error));
    const over = vi.fn();
    void (act === 'get' ? guarded.get('a') : guarded.set('a', token)).then(over);
    await vi.advanceTimersByTimeAsync(999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledOnce();
    expect(errors.map(({ message }) => message)).toEqual([
      `Brainstem: the token cache failed to ${act} a token (TimeoutError). Tokens are stored in this process meanwhile.`,
    ]);
  },
);

test.each([
  ['a token', () => token],
  ['a promise', () => Promise.resolve(token)],
])('a token cache that returns %s leaves no timer behind', async (_, get) => {
  const guarded = guardTokenCache({ get, set: () => undefined }, () => undefined);
  expect(await guarded.get('a')).toEqual(token);
  expect(vi.getTimerCount()).toBe(0);
});
