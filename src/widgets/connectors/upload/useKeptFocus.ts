import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** The props to spread on the element whose focus is kept. It needs `tabIndex={-1}`. */
export interface KeptFocus<E extends HTMLElement> {
  ref: RefObject<E | null>;
  onFocus: (event: FocusEvent<E>) => void;
  onBlur: (event: FocusEvent<E>) => void;
}

interface Place {
  /** The row that has the focus; the whole element where there are no rows. */
  row: Element;
  index: number;
}

/**
 * Keeps the focus where it was when the button that had it goes away: on the same row, or on the
 * row that takes its place. A row without a button takes it by itself, so that a press that
 * comes late does nothing. Focus that is elsewhere on the page is left alone.
 */
export function useKeptFocus<E extends HTMLElement>(): KeptFocus<E> {
  const ref = useRef<E>(null);
  // An element that is taken out of the page tells nobody that it lost the focus.
  const place = useRef<Place>(undefined);
  useEffect(() => {
    const root = ref.current;
    const last = place.current;
    if (root === null || last === undefined || root.matches(':focus-within')) return;
    const rows = root.querySelectorAll('li');
    const row = last.row.isConnected ? last.row : rows[Math.min(last.index, rows.length - 1)];
    focusOn(row ?? root);
  });
  return {
    ref,
    onFocus: ({ target, currentTarget }) => {
      const row: Element = target.closest('li') ?? currentTarget;
      const rows: readonly Element[] = [...currentTarget.querySelectorAll('li')];
      place.current = { row, index: rows.indexOf(row) };
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!stays) place.current = undefined;
    },
  };
}

function focusOn(row: Element): void {
  const target = row.querySelector('button') ?? row;
  if (target instanceof HTMLElement) target.focus();
}
