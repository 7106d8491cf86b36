import { createContext, useState } from 'react';
import { callListener, eventOf } from '../../controller/index.ts';
import { useLatest } from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import type { WidgetEvent } from '../WidgetEvent.ts';

/** Returns an event's values as one object, which is the `detail` in the DOM. */
export function toDetail(names: readonly string[], values: readonly unknown[]): object {
  if (names.length > 0) return Object.fromEntries(names.map((name, at) => [name, values[at]]));
  const [value] = values;
  return typeof value === 'object' && value !== null ? value : {};
}

type Listener = (...values: unknown[]) => unknown;

/** Receives the errors of initial loads in a widget. */
export const LoadErrorContext = createContext<(error: unknown) => void>(() => undefined);

/**
 * Returns the stable listener of each of a widget's events. It calls the host's latest callback,
 * and reports the event without its content to the provider.
 *
 * @param widget - The widget's name; undefined to call only the host's callback.
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

export function isListener(value: unknown): value is Listener {
  return typeof value === 'function';
}

/** Returns the ids among an event's values, which identify its subject without its content. */
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
