import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardTokenCache } from './guardTokenCache.ts';

const token = { token: 'x', expiresAt: 1 };
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a cache that never answers', () => {
  it.each(['get', 'set'] as const)('is passed by after a second: %s', async (act) => {
    const errors: Error[] = [];
    const guarded = guardTokenCache({ get: never, set: never }, (error) => errors.push(error));
    const over = vi.fn();
    void (act === 'get' ? guarded.get('a') : guarded.set('a', token)).then(over);
    await vi.advanceTimersByTimeAsync(999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledOnce();
    expect(errors.map(({ message }) => message)).toEqual([
      `Brainstem: the token cache failed at ${act} (TimeoutError). Tokens are kept in this process meanwhile.`,
    ]);
  });
});

describe('a cache that answers', () => {
  it.each([
    ['at once', () => token],
    ['by a promise', () => Promise.resolve(token)],
  ])('%s leaves no timer', async (_, get) => {
    const guarded = guardTokenCache({ get, set: () => undefined }, () => undefined);
    expect(await guarded.get('a')).toEqual(token);
    expect(vi.getTimerCount()).toBe(0);
  });
});
