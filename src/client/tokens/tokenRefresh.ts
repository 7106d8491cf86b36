import type { TokenError } from '../errors/TokenError.ts';
import { orAborted } from '../orAborted.ts';

/** One call of `getToken`, shared by all who wait for it. */
export interface TokenRefresh {
  /** Aborts the call. */
  readonly controller: AbortController;
  /** Waits for the token on behalf of one caller, whose signal ends that wait only. */
  join(signal?: AbortSignal): Promise<string>;
  /** Returns true if anybody waits. */
  isAwaited(): boolean;
  resolve(token: string): void;
  reject(error: Error): void;
}

/** Creates a refresh. Its rejection is not unhandled when nobody waits. */
export function createTokenRefresh(): TokenRefresh {
  const { promise, resolve, reject } = deferred();
  promise.catch(() => undefined);
  let waiting = 0;

  return {
    controller: new AbortController(),
    async join(signal) {
      waiting += 1;
      try {
        return await orAborted(promise, signal);
      } finally {
        waiting -= 1;
      }
    },
    isAwaited: () => waiting > 0,
    resolve,
    reject,
  };
}

function deferred(): {
  promise: Promise<string>;
  resolve: (token: string) => void;
  reject: (error: Error) => void;
} {
  let resolve: (token: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** The delay after one failed refresh or several in a row. */
export interface Failure {
  error: TokenError;
  /** The number of refreshes that have failed in a row. */
  count: number;
  /** The time at which the next refresh is allowed, in milliseconds on the local clock. */
  retryAt: number;
}

const shortest = 1_000;
const longest = 60_000;

/**
 * Records a failed refresh. The delay doubles each time up to a minute, and half of it is random, so
 * that many pages do not come back at once. It is never under a second.
 */
export function nextFailure(
  error: TokenError,
  previous: Failure | undefined,
  now: number,
  random: () => number,
): Failure {
  const count = (previous?.count ?? 0) + 1;
  const most = Math.min(longest, shortest * 2 ** count);
  return { error, count, retryAt: now + Math.round((most / 2) * (1 + random())) };
}

/**
 * Returns true if the next refresh has to wait. A delay longer than the longest means that the
 * local clock was set back in the meantime, and counts as over.
 */
export function mustWait(failure: Failure, now: number): boolean {
  const left = failure.retryAt - now;
  return left > 0 && left <= longest;
}
