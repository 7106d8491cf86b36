import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Props to spread on the element whose focus is kept. */
export interface FocusWithin<E extends HTMLElement = HTMLDivElement> {
  ref: RefObject<E | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Keeps the focus inside an element whose contents change: when what was focused is gone with a
 * step, the next step's heading has it. Focus that is elsewhere on the page is left alone.
 *
 * @param step - Changes with the contents.
 * @param target - Selects what takes the focus, or moves it there; a function changes with what it does.
 */
export function useFocusWithin<E extends HTMLElement = HTMLDivElement>(
  step: string,
  target: string | ((root: E) => void) = 'h2[tabindex]',
): FocusWithin<E> {
  const ref = useRef<E>(null);
  // An element that is taken out of the page tells nobody that it lost the focus.
  const had = useRef(false);
  useEffect(() => {
    const root = ref.current;
    if (root === null || !had.current || root.matches(':focus-within')) return;
    if (typeof target === 'string') root.querySelector<HTMLElement>(target)?.focus();
    else target(root);
  }, [step, target]);
  return {
    ref,
    onFocus: () => {
      had.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      had.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}
