import { readBodyText } from '../client/index.ts';

/** Limits on the size of a request and the time to read it. */
export interface RequestLimits {
  readonly maxBytes: number;
  /** The timeout in milliseconds. @default 10000 */
  readonly timeout?: number;
}

/**
 * Reads a request's body with a limit and a timeout, so that a sender that never ends it can't
 * block the route (slowloris).
 *
 * @returns The text, or the status for a body that was cut off, too slow or too long.
 */
export async function readRequestText(
  { body }: Request,
  { maxBytes, timeout = 10_000 }: RequestLimits,
): Promise<string | 400 | 408 | 413> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    return (await readBodyText(body, maxBytes, late.signal)) ?? 413;
  } catch {
    return late.signal.aborted ? 408 : 400;
  } finally {
    clearTimeout(timer);
  }
}
