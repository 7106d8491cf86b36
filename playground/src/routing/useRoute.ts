import { useEffect, useSyncExternalStore } from 'react';
import { routeAt, type Route } from './route.ts';

const listeners = new Set<() => void>();

/** Returns the route of the current URL. */
export function useRoute(): Route {
  return useSyncExternalStore(subscribe, () => routeAt(window.location.pathname));
}

/** The query parameter for a widget's view. */
export const viewParameter = 'view';

/** Navigates without a reload. Keeps the query string, except for the view. */
export function navigate(path: string): void {
  if (path !== window.location.pathname && !mayLeave()) return;
  const parameters = new URLSearchParams(window.location.search);
  parameters.delete(viewParameter);
  const search = parameters.toString();
  window.history.pushState(null, '', search === '' ? path : `${path}?${search}`);
  window.scrollTo(0, 0);
  announce();
}

/** Notifies subscribers of a changed URL. */
export function announce(): void {
  shown = addressNow();
  for (const listener of listeners) listener();
}

/** Calls the listener when the URL changes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Asks for confirmation before a link or Back leaves a page with unsaved work. Leaving the app is
 * handled by the browser.
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

/** The URL that the page shows; after Back, the browser's is already another one. */
let shown = addressNow();

window.addEventListener('popstate', () => {
  const [path = ''] = shown.split('?');
  if (path === window.location.pathname || mayLeave()) announce();
  else window.history.pushState(null, '', shown);
});

function addressNow(): string {
  return window.location.pathname + window.location.search;
}
