import { useSyncExternalStore } from 'react';
import { useBrainstem } from './BrainstemContext.ts';

/** Returns true if there is no network. */
export function useIsOffline(): boolean {
  const { network } = useBrainstem().environment;
  return useSyncExternalStore(
    network.subscribe,
    () => !network.isOnline(),
    () => false,
  );
}
