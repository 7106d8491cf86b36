import { checkedNumber, maxTimerDelay } from '../checkedNumber.ts';
import { hasStatus, isPlatformError } from '../errors/PlatformError.ts';
import { isBrainstemError } from '../errors/BrainstemError.ts';

/** Options for retries. */
export interface RetryOptions {
  /** The number of retries of an idempotent call after the first attempt, 0 to 100. @default 3 */
  attempts?: number;
  /** The maximum of the first delay, in milliseconds. It doubles with each retry. @default 500 */
  baseDelay?: number;
  /**
   * The longest delay between two attempts, and the longest `Retry-After` of an error that is
   * respected, in milliseconds; 2147483647 at most. @default 20000
   */
  maxDelay?: number;
  /**
   * The total time in milliseconds that a call waits while the platform answers 429, which means
   * that the call was not processed. 0 disables waiting; 2147483647 at most. @default 60000
   */
  maxWait?: number;
  /** Returns a number from 0 to 1, for the jitter of delays. @default Math.random */
  random?: () => number;
}

/**
 * Checks retry options.
 *
 * @throws BrainstemError with code `configuration`.
 */
export function checkedRetry(retry: RetryOptions = {}): RetryOptions {
  const { attempts = 3, baseDelay = 500, maxDelay = 20_000, maxWait = 60_000 } = retry;
  return {
    ...retry,
    attempts: checkedNumber('retry.attempts', attempts, { max: 100 }),
    baseDelay: checkedNumber('retry.baseDelay', baseDelay, { max: maxTimerDelay }),
    maxDelay: checkedNumber('retry.maxDelay', maxDelay, { max: maxTimerDelay }),
    maxWait: checkedNumber('retry.maxWait', maxWait, { max: maxTimerDelay }),
  };
}

/**
 * Returns the delay before the next attempt, or undefined if there should be none. A 429 isn't
 * retried here: `createLimits` has already waited for it.
 *
 * A `Retry-After` up to `maxDelay` is respected exactly. A longer one ends the retries; the error
 * carries it for the user. Without one, the delay grows exponentially with full jitter.
 *
 * @param attempt - The number of failed attempts, from 1.
 */
export function backoffDelay(
  error: unknown,
  attempt: number,
  { attempts = 3, baseDelay = 500, maxDelay = 20_000, random = Math.random }: RetryOptions = {},
): number | undefined {
  if (attempt > attempts || !isBrainstemError(error) || !error.retryable) return undefined;
  if (hasStatus(error, 429)) return undefined;
  const retryAfter = isPlatformError(error) ? error.retryAfter : undefined;
  if (retryAfter !== undefined) return retryAfter <= maxDelay ? retryAfter : undefined;
  return random() * Math.min(maxDelay, baseDelay * 2 ** (attempt - 1));
}

/**
 * Parses `Retry-After`: seconds or an HTTP date.
 *
 * @param serverNow - The server's time in milliseconds, for relative dates.
 * @returns Milliseconds to wait, or undefined if the header is absent or invalid.
 */
export function parseRetryAfter(header: string | null, serverNow: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const at = /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - serverNow);
}
