import { useSyncExternalStore } from 'react';
import { routeAt, type Route } from './route.ts';

const listeners = new Set<() => void>();

/** The page that the address names. */
export function useRoute(): Route {
  return useSyncExternalStore(subscribe, () => routeAt(window.location.pathname));
}

/** Where the address holds what is open in a page's widget. */
export const viewParameter = 'view';

/** Goes to a page without reloading. The query string stays, but for what was open. */
export function navigate(path: string): void {
  const parameters = new URLSearchParams(window.location.search);
  parameters.delete(viewParameter);
  const search = parameters.toString();
  window.history.pushState(null, '', search === '' ? path : `${path}?${search}`);
  window.scrollTo(0, 0);
  announce();
}

/** Tells everybody who reads the address that it is another one. */
export function announce(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener when the address is another one. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
