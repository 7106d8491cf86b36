/** Milliseconds before the first try to reconnect; it doubles up to the longest. */
const shortest = 400;
const longest = 15_000;

/**
 * Waits before a try to reconnect: longer each time, and no longer than until the line is back.
 * Rejects when the signal fires.
 */
export function pauseBeforeRejoin(attempt: number, signal: AbortSignal): Promise<void> {
  const delay = Math.min(longest, shortest * 2 ** (attempt - 1));
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', settle);
      signal.removeEventListener('abort', settle);
      if (signal.aborted) reject(new DOMException('The turn was given up.', 'AbortError'));
      else resolve();
    };
    const timer = setTimeout(settle, delay);
    globalThis.addEventListener('online', settle);
    signal.addEventListener('abort', settle);
    if (signal.aborted) settle();
  });
}
