import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { hasLostFocus } from '../../ui/index.ts';

/** Props to spread on the element that contains the tasks. */
export interface FocusAfterTask {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Restores the focus when the focused task is completed or deleted: to the task in its place, or to
 * the list's first control if none is left.
 */
export function useFocusAfterTask(): FocusAfterTask {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const place = useRef(0);
  useEffect(() => {
    const panel = ref.current;
    if (panel === null || !isInside.current || !hasLostFocus(panel)) return;
    const left = tasksIn(panel);
    const next = left[Math.min(place.current, left.length - 1)] ?? panel;
    next.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus();
  });
  return {
    ref,
    onFocus({ currentTarget, target }) {
      isInside.current = true;
      const index = tasksIn(currentTarget).findIndex((task) => task.contains(target));
      // A dialog is about the task that opened it.
      if (index >= 0) place.current = index;
    },
    onBlur({ currentTarget, target, relatedTarget }) {
      // Ignores blur caused by removal.
      if (relatedTarget === null && !target.isConnected) return;
      isInside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}

function tasksIn(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[data-part="task"]')];
}
