import { useSyncExternalStore } from 'react';
import { routeAt, type Route } from './route.ts';

const listeners = new Set<() => void>();

/** The page that the address names. */
export function useRoute(): Route {
  return useSyncExternalStore(subscribe, () => routeAt(window.location.pathname));
}

/** Goes to a page without reloading. The query string stays. */
export function navigate(path: string): void {
  window.history.pushState(null, '', path + window.location.search);
  window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
