import { createContext, useState } from 'react';
import { callListener, eventOf } from '../../controller/index.ts';
import { useLatest } from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import type { WidgetEvent } from '../WidgetEvent.ts';

/** An event's values as one object, which is the `detail` in the DOM. */
export function toDetail(names: readonly string[], values: readonly unknown[]): object {
  if (names.length > 0) return Object.fromEntries(names.map((name, at) => [name, values[at]]));
  const [value] = values;
  return typeof value === 'object' && value !== null ? value : {};
}

/** Called on an event with its values. */
type Listener = (...values: unknown[]) => unknown;

/** Receives the first fetch errors of a widget's queries. */
export const LoadErrorContext = createContext<(error: unknown) => void>(() => undefined);

/**
 * Gives the listener of each event of a widget; it never changes. It calls the host's callback of
 * the last render, and reports the event without its content to the provider.
 *
 * @param widget - The widget's name; undefined where only the host's callback is called.
 */
export function useEventListeners(
  widget: string | undefined,
  events: Readonly<Record<string, readonly string[]>>,
  props: object,
): (prop: string) => Listener {
  const latest = useLatest({ props, report: useBrainstem().reportEvent });
  const [listenerTo] = useState(() => {
    const listeners = new Map<string, Listener>();
    const listen = (prop: string): Listener => {
      const names = events[prop] ?? [];
      const name = eventOf(prop);
      return (...values) => {
        const callback: unknown = Reflect.get(latest.current.props, prop);
        const answer = isListener(callback) ? callListener(callback, ...values) : undefined;
        if (widget !== undefined) {
          latest.current.report({ widget, name, ids: idsIn(toDetail(names, values)) });
        }
        return answer;
      };
    };
    return (prop: string): Listener => {
      const listener = listeners.get(prop) ?? listen(prop);
      listeners.set(prop, listener);
      return listener;
    };
  });
  return listenerTo;
}

/** Returns whether a value can be called. */
export function isListener(value: unknown): value is Listener {
  return typeof value === 'function';
}

/** The ids among an event's values, which say what it is about and nothing of its content. */
function idsIn(detail: object): WidgetEvent['ids'] {
  return Object.fromEntries(
    Object.entries(detail).filter(
      ([name, value]: [string, unknown]) => /(^i|I|_i)ds?$/.test(name) && isId(value),
    ),
  );
}

function isId(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isId) : typeof value === 'string';
}
