import { useMemo, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../../ui/index.ts';
import { isArrow, nearestInDirection } from '../core/scene/nearestInDirection.ts';

/** The roving tabindex of a map's buttons. */
export interface Stops {
  /** The current tab stop. */
  readonly current: string;
  /** Focuses the button with this name, or else the current tab stop. */
  readonly focus: (stop: string) => void;
  readonly handlers: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Manages a roving tabindex among the elements with `data-stop`.
 *
 * @param picture - The picture's key, by which its tab stop is remembered.
 * @param first - The initial tab stop.
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
    // The current stop was removed, for example by a filter.
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
          if (!isArrow(key) || !(target instanceof HTMLElement)) return;
          if (target.closest('[data-stop]') === null) return;
          event.preventDefault();
          event.stopPropagation();
          nearestInDirection(key, target, stopsIn(stage.current), middleOf)?.focus();
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

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
