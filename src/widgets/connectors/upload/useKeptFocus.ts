import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isElement, isHtmlElement } from '../../../ui/index.ts';

/** Props to spread on the element whose focus is kept. It needs `tabIndex={-1}`. */
export interface KeptFocus<E extends HTMLElement> {
  ref: RefObject<E | null>;
  onFocus: (event: FocusEvent<E>) => void;
  onBlur: (event: FocusEvent<E>) => void;
}

interface Place {
  /** The row with the focus, or the whole element without rows. */
  row: Element;
  index: number;
}

/**
 * Restores the focus when the focused button disappears: to the same row, or the row in its place.
 * A row without buttons is focused itself, so that a late key press does nothing. Focus elsewhere
 * on the page is left alone.
 */
export function useKeptFocus<E extends HTMLElement>(): KeptFocus<E> {
  const ref = useRef<E>(null);
  // Removing the focused element doesn't fire `blur`, so its place is remembered.
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
      const stays = isElement(relatedTarget) && currentTarget.contains(relatedTarget);
      if (!stays) place.current = undefined;
    },
  };
}

function focusOn(row: Element): void {
  const target = row.querySelector('button') ?? row;
  if (isHtmlElement(target)) target.focus();
}
