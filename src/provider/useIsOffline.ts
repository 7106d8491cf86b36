import { useSyncExternalStore } from 'react';
import { useBrainstem } from './BrainstemContext.ts';

export function useIsOffline(): boolean {
  const { network } = useBrainstem().environment;
  return useSyncExternalStore(
    network.subscribe,
    () => !network.isOnline(),
    () => false,
  );
}
