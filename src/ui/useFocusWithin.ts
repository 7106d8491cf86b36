import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isElement } from './isElement.ts';

/** Props for the element that keeps the focus inside. */
export interface FocusWithin<E extends HTMLElement = HTMLDivElement> {
  ref: RefObject<E | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Keeps the focus inside an element across steps: if the focused element is removed with a step,
 * the next step's heading is focused. A focus elsewhere on the page is left alone.
 *
 * @param step - Changes with the content.
 * @param target - A selector of the element to focus, or a memoised function that moves the focus.
 */
export function useFocusWithin<E extends HTMLElement = HTMLDivElement>(
  step: string,
  target: string | ((root: E) => void) = 'h2[tabindex]',
): FocusWithin<E> {
  const ref = useRef<E>(null);
  // Removing a focused element fires no blur event.
  const had = useRef(false);
  useEffect(() => {
    const root = ref.current;
    // The element itself may hold the focus until there is something in it to focus.
    if (root === null || !had.current || root.querySelector(':focus') !== null) return;
    if (typeof target === 'string') root.querySelector<HTMLElement>(target)?.focus();
    else target(root);
  }, [step, target]);
  return {
    ref,
    onFocus: () => {
      had.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      had.current = isElement(relatedTarget) && currentTarget.contains(relatedTarget);
    },
  };
}
