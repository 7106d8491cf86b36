'use client';
import { useSyncExternalStore } from 'react';

/** Whether the browser says that there is no network. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}

const isOffline = (): boolean => !navigator.onLine;

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}
