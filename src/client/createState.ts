/** A value with listeners, compatible with `useSyncExternalStore`. */
export interface State<T> {
  /** Returns the value; the same object until it changes. */
  get: () => T;
  set: (next: T) => void;
  /**
   * Calls the listener after each change.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
}

export function createState<T>(initial: T): State<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      // Wrapped, so that subscribing the same function twice makes two subscriptions.
      const own = (): void => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
