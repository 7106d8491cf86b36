import type { NetworkStatus } from '../../../environment/index.ts';

/** Creates a network status that a test can toggle. */
export function openNetwork(): NetworkStatus & { set: (isOnline: boolean) => void } {
  const listeners = new Set<() => void>();
  let isOnline = true;
  return {
    isOnline: () => isOnline,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      isOnline = next;
      for (const listener of listeners) listener();
    },
  };
}
