import { useEffect, useSyncExternalStore } from 'react';
import { routeAt, type Route } from './route.ts';

const listeners = new Set<() => void>();

/** The page that the address names. */
export function useRoute(): Route {
  return useSyncExternalStore(subscribe, () => routeAt(window.location.pathname));
}

/** The query parameter for what is open in a page's widget. */
export const viewParameter = 'view';

/** Goes to a page without reloading. The query string stays, but for what was open. */
export function navigate(path: string): void {
  if (path !== window.location.pathname && !mayLeave()) return;
  const parameters = new URLSearchParams(window.location.search);
  parameters.delete(viewParameter);
  const search = parameters.toString();
  window.history.pushState(null, '', search === '' ? path : `${path}?${search}`);
  window.scrollTo(0, 0);
  announce();
}

/** Tells everybody who reads the address that it is another one. */
export function announce(): void {
  shown = addressNow();
  for (const listener of listeners) listener();
}

/** Calls the listener when the address is another one. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Asks before a link or Back takes a page away whose work is not saved. The browser asks by
 * itself before the whole app is left.
 */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    mayLeave = () => window.confirm('Leave this page? Your changes here are not saved.');
    return () => {
      mayLeave = anybody;
    };
  }, [isUnsaved]);
}

const anybody = (): boolean => true;
let mayLeave: () => boolean = anybody;

/** The address that the page shows; after Back, the browser already has another one. */
let shown = addressNow();

window.addEventListener('popstate', () => {
  const [path = ''] = shown.split('?');
  if (path === window.location.pathname || mayLeave()) announce();
  else window.history.pushState(null, '', shown);
});

function addressNow(): string {
  return window.location.pathname + window.location.search;
}
