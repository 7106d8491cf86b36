/**
 * Runs in a page before anything else. What waits for one to five seconds, such as the next look at
 * a phone, or an element that may come back to the page, waits for a twentieth of them: nothing that
 * a test sees depends on it. Times of day stay as they are.
 */
export function shortenWaits(): void {
  const wait: unknown = Reflect.get(window, 'setTimeout');
  if (typeof wait !== 'function') return;
  Reflect.set(window, 'setTimeout', (run: unknown, delay: unknown, ...values: unknown[]) => {
    const isShort = typeof delay === 'number' && delay >= 1_000 && delay <= 5_000;
    const id: unknown = Reflect.apply(wait, window, [run, isShort ? delay / 20 : delay, ...values]);
    return id;
  });
}
