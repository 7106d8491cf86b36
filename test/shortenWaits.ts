/**
 * Has this page wait a twentieth of what it would wait a fifth of a second to five seconds for, such
 * as the next try of a request, the next look at a phone or a sync, or an element that may come back:
 * nothing that a test sees depends on it. Times of day stay as they are. Runs in a page by itself, too.
 *
 * @returns A function that takes it back.
 */
export function shortenWaits(): () => void {
  const restore = ['setTimeout', 'setInterval'].map((name) => {
    const wait: unknown = Reflect.get(globalThis, name);
    if (typeof wait !== 'function') throw new Error('There are no timers.');
    Reflect.set(globalThis, name, (run: unknown, delay: unknown, ...values: unknown[]) => {
      const isShort = typeof delay === 'number' && delay >= 200 && delay <= 5_000;
      const given = [run, isShort ? delay / 20 : delay, ...values];
      const id: unknown = Reflect.apply(wait, globalThis, given);
      return id;
    });
    return () => Reflect.set(globalThis, name, wait);
  });
  return () => {
    for (const each of restore) each();
  };
}
