import { useMemo, useSyncExternalStore } from 'react';
import { announce, subscribe, viewParameter } from './useRoute.ts';

/** Changes to these alone create no history entry. */
const passing = new Set(['filter', 'filters', 'viewport', 'columns']);

/** Keeps a widget's view in the URL: Back restores the previous one, a reload the current one. */
export function useAddressView<View extends object>(): [Partial<View>, (view: View) => void] {
  const text = useSyncExternalStore(subscribe, readText);
  const view = useMemo(() => parse<View>(text), [text]);
  return [view, write];
}

function readText(): string {
  return new URLSearchParams(window.location.search).get(viewParameter) ?? '{}';
}

/** Trusts the host's own URL to contain a view of the widget. */
function parse<View extends object>(text: string): Partial<View>;
function parse(text: string): object {
  try {
    const view: unknown = JSON.parse(text);
    return typeof view === 'object' && view !== null ? view : {};
  } catch {
    return {};
  }
}

function write(view: object): void {
  const isStep = withoutPassing(parse(readText())) !== withoutPassing(view);
  if (isStep) window.history.pushState(null, '', addressWith(view));
  else window.history.replaceState(null, '', addressWith(view));
  announce();
}

/** Replaces the view in the current URL, without a history entry. */
export function replaceView(view: object): void {
  window.history.replaceState(null, '', addressWith(view));
  announce();
}

function addressWith(view: object): string {
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.set(viewParameter, JSON.stringify(view));
  return `${pathname}?${parameters.toString()}`;
}

function withoutPassing(view: object): string {
  return JSON.stringify(
    Object.entries(view)
      .filter(([name, value]) => !passing.has(name) && value !== undefined)
      .sort(),
  );
}
