/**
 * Has this page wait a twentieth of what it would wait a fifth of a second to five seconds for, such
 * as the next try of a request, the next look at a phone, or an element that may come back: nothing
 * that a test sees depends on it. Times of day stay as they are. Runs in a page by itself, too.
 *
 * @returns A function that takes it back.
 */
export function shortenWaits(): () => void {
  const wait: unknown = Reflect.get(globalThis, 'setTimeout');
  if (typeof wait !== 'function') throw new Error('There are no timers.');
  Reflect.set(globalThis, 'setTimeout', (run: unknown, delay: unknown, ...values: unknown[]) => {
    const isShort = typeof delay === 'number' && delay >= 200 && delay <= 5_000;
    const given = [run, isShort ? delay / 20 : delay, ...values];
    const id: unknown = Reflect.apply(wait, globalThis, given);
    return id;
  });
  return () => void Reflect.set(globalThis, 'setTimeout', wait);
}
