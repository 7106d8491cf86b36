import { useEffect, useRef, type FocusEvent } from 'react';
import { hasLostFocus } from './activeElement.ts';
import { isElement } from './isElement.ts';

/**
 * Restores the focus when the focused element disappears: to the same row, or the row in its place,
 * or the whole element without rows. A row without controls is focused itself, if it can be, so
 * that a late key press does nothing. A focus elsewhere on the page is left alone.
 *
 * @param rows - A selector of the rows.
 */
export function useFocusInRows<E extends HTMLElement>(rows: string) {
  const ref = useRef<E>(null);
  const isInside = useRef(false);
  const place = useRef<{ row?: Element; index: number }>({ index: 0 });
  useEffect(() => {
    const root = ref.current;
    if (root === null || !isInside.current || !hasLostFocus(root)) return;
    const left = rowsIn(root, rows);
    const { row, index } = place.current;
    const next = left.find((one) => one === row) ?? left[Math.min(index, left.length - 1)] ?? root;
    (next.querySelector<HTMLElement>('input:enabled, button:enabled') ?? next).focus();
  });
  return {
    ref,
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      isInside.current = true;
      const all = rowsIn(currentTarget, rows);
      const index = all.findIndex((row) => row.contains(target));
      // A dialog is about the row that opened it.
      if (index >= 0) place.current = { row: all[index], index };
    },
    onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
      // Ignores blur caused by removal.
      if (relatedTarget === null && !target.isConnected) return;
      isInside.current = isElement(relatedTarget) && currentTarget.contains(relatedTarget);
    },
  };
}

function rowsIn(root: HTMLElement, rows: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(rows)];
}
