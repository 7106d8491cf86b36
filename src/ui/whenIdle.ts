import { browserEnvironment } from '../environment/index.ts';

/** The timeout on a page that is never idle, in milliseconds. */
const maxWait = 1_000;

/** The delay without `requestIdleCallback`, in milliseconds. */
const soon = 50;

/**
 * Calls back once the page is idle.
 *
 * @returns A function that cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    return browserEnvironment.schedule.after(soon, callback);
  }
  const handle = requestIdleCallback(callback, { timeout: maxWait });
  return () => cancelIdleCallback(handle);
}
