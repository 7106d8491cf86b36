import { useMemo, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../../ui/index.ts';
import { isTurn, nearestElement } from './nearestElement.ts';

/** The buttons of a map: Tab reaches one of them, and arrow keys the others. */
export interface Stops {
  /** The one that Tab reaches. */
  readonly current: string;
  /** Moves the focus to a button, or to the one that Tab reaches where none has that name. */
  readonly focus: (stop: string) => void;
  readonly handlers: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Keeps the place of the keyboard among the elements with a `data-stop`.
 *
 * @param picture - Identifies what is shown: who comes back to a picture is where they left it.
 * @param first - The stop that Tab reaches at first.
 */
export function useStops(
  stage: RefObject<HTMLElement | null>,
  picture: string,
  first: string,
): Stops {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const current = chosen[picture] ?? first;
  const choose = (stop: string): void => setChosen((known) => ({ ...known, [picture]: stop }));
  useBrowserLayoutEffect(() => {
    // The chosen stop is gone, as after a filter.
    if (current !== first && stopsIn(stage.current).every((stop) => nameOf(stop) !== current)) {
      choose(first);
    }
  });
  return useMemo(
    () => ({
      current,
      focus(name) {
        const stops = stopsIn(stage.current);
        const named = (wanted: string) => stops.find((stop) => nameOf(stop) === wanted);
        (named(name) ?? named(current))?.focus();
      },
      handlers: {
        onFocus({ target }) {
          const name = nameOf(target.closest('[data-stop]'));
          if (name !== undefined) setChosen((known) => ({ ...known, [picture]: name }));
        },
        onKeyDown(event) {
          const { target, key } = event;
          if (!isTurn(key) || !(target instanceof Element)) return;
          if (target.closest('[data-stop]') === null) return;
          event.preventDefault();
          event.stopPropagation();
          nearestElement(key, target, stopsIn(stage.current))?.focus();
        },
      },
    }),
    [current, picture, stage],
  );
}

function stopsIn(stage: HTMLElement | null): HTMLElement[] {
  return Array.from(stage?.querySelectorAll<HTMLElement>('[data-stop]') ?? []);
}

function nameOf(stop: Element | null): string | undefined {
  return stop?.getAttribute('data-stop') ?? undefined;
}
