import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus inside a root: when the element that had it goes away, as a button does that was
 * pressed, the root takes it over. What the person left by themselves stays left.
 *
 * @param take - Takes the focus.
 */
export function useFocusKeeper(root: RefObject<HTMLElement | null>, take: () => void): void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const enter = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element ? target : null;
    };
    const leave = ({ target }: FocusEvent): void => {
      // A removed element may tell of its loss; one that is still there was left.
      queueMicrotask(() => {
        if (focused.current === target && focused.current?.isConnected === true) {
          focused.current = null;
        }
      });
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [root]);
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    const active = root.current?.ownerDocument.activeElement;
    if (active === null || active?.tagName === 'BODY') take();
  });
}
