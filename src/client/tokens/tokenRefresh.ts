import type { TokenError } from '../errors/TokenError.ts';
import { orAborted } from '../orAborted.ts';

/** One call of `getToken`, shared by all who await it. */
export interface TokenRefresh {
  readonly controller: AbortController;
  /** Waits for the token on behalf of one caller; its signal ends that wait only. */
  join(signal?: AbortSignal): Promise<string>;
  /** Returns true if anybody awaits the token. */
  isAwaited(): boolean;
  resolve(token: string): void;
  reject(error: Error): void;
}

/** Creates a refresh. Its rejection isn't reported as unhandled if nobody awaits it. */
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

/** A failed refresh, with the delay before the next one. */
export interface RefreshFailure {
  error: TokenError;
  /** The number of consecutive failures. */
  count: number;
  /** The earliest time of the next refresh, in milliseconds on the local clock. */
  retryAt: number;
}

const minPause = 1_000;
const maxPause = 60_000;

/**
 * Records a failed refresh. The delay doubles each time, from a second up to a minute, and half of
 * it is jitter, so that many pages don't retry at once.
 */
export function recordFailure(
  error: TokenError,
  previous: RefreshFailure | undefined,
  now: number,
  random: () => number,
): RefreshFailure {
  const count = (previous?.count ?? 0) + 1;
  const ceiling = Math.min(maxPause, minPause * 2 ** count);
  return { error, count, retryAt: now + Math.round((ceiling / 2) * (1 + random())) };
}

/**
 * Returns true while the next refresh has to wait. A delay above the maximum means that the local
 * clock was set back, and counts as over.
 */
export function isBackingOff(failure: RefreshFailure, now: number): boolean {
  const left = failure.retryAt - now;
  return left > 0 && left <= maxPause;
}
