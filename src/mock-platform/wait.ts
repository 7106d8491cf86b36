/** Waits for a number of milliseconds. Rejects with the signal's reason if it aborts first. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const timerWait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The wait was aborted.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

/**
 * Scales a wait.
 *
 * @param pace - 1 keeps the given times, 0.5 halves them, 0 doesn't wait.
 */
export function paced(wait: Wait, pace: number): Wait {
  return async (milliseconds, signal) => {
    signal.throwIfAborted();
    if (pace > 0) await wait(milliseconds * pace, signal);
  };
}
