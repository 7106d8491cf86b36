import type { TokenError } from '../errors/TokenError.ts';

/** The wait after one failed try or several in a row. */
export interface Failure {
  error: TokenError;
  /** Tries that have failed in a row. */
  count: number;
  /** When the next try may be, in milliseconds by our own clock. */
  retryAt: number;
}

const shortest = 1_000;
const longest = 60_000;

/**
 * Notes a failed try: the wait doubles each time, to a minute at most, and half of it is left to
 * chance, so that many pages do not come back at once. Never under a second.
 */
export function failAgain(
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
 * Whether the next try has to wait. A wait longer than the longest means that our own clock was
 * set back meanwhile, and counts as over.
 */
export function mustWait(failure: Failure, now: number): boolean {
  const left = failure.retryAt - now;
  return left > 0 && left <= longest;
}
