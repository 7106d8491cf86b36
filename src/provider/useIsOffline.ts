import { useSyncExternalStore } from 'react';
import { browserLine } from './browserLine.ts';

/** Whether the browser says that there is no network. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(browserLine.subscribe, isOffline, () => false);
}

const isOffline = (): boolean => !browserLine.isOnline();
