import type { TokenError } from '../errors/TokenError.ts';

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
