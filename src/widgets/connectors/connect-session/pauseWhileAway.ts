/**
 * Waits; for a page that is hidden, until the person is back at it. Coming back ends the wait at
 * once, since that is when there is news.
 *
 * @param milliseconds - How long, while the page is seen.
 */
export function pauseWhileAway(
  milliseconds: number,
  { document, signal }: { document: Document; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const finish = (): void => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(() => {
      if (!document.hidden) finish();
    }, milliseconds);
    const comeBack = (): void => {
      if (!document.hidden) finish();
    };
    if (signal.aborted) {
      finish();
      return;
    }
    signal.addEventListener('abort', finish, { signal: listening.signal });
    document.addEventListener('visibilitychange', comeBack, { signal: listening.signal });
    document.defaultView?.addEventListener('focus', comeBack, { signal: listening.signal });
  });
}
