import { browserEnvironment } from '../environment/index.ts';

/** In milliseconds: the longest that something waits for a page which is always busy. */
const longest = 1_000;

/** In milliseconds, where a browser does not say when it has time. */
const soon = 50;

/**
 * Calls back once the page has nothing more urgent to do.
 *
 * @returns A function that cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    return browserEnvironment.schedule.after(soon, callback);
  }
  const handle = requestIdleCallback(callback, { timeout: longest });
  return () => cancelIdleCallback(handle);
}
