import type { TokenError } from '../errors/TokenError.ts';

/** The delay after one failed refresh or several in a row. */
export interface Failure {
  error: TokenError;
  /** How many refreshes have failed in a row. */
  count: number;
  /** When the next refresh is allowed, in milliseconds by our own clock. */
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
 * Whether the next refresh has to wait. A delay longer than the longest means that our own clock was
 * set back meanwhile, and counts as over.
 */
export function mustWait(failure: Failure, now: number): boolean {
  const left = failure.retryAt - now;
  return left > 0 && left <= longest;
}
