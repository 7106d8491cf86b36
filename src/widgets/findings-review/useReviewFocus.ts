import { useEffect, useRef, useState, type RefObject } from 'react';
import { isElement } from '../../ui/index.ts';

/** Returns the focusable elements of a review, and the focus that it wants. */
export function useReviewFocus(root: RefObject<HTMLElement | null>) {
  const gridRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  /** The field of an edit, while it is mounted. */
  const editRef = useRef<HTMLTextAreaElement>(null);
  // The field of an edit is to be focused once it mounts.
  const [isEditWanted, setEditWanted] = useState(false);
  const takeFocus = useFocusFallback(root, gridRef);
  return { root, gridRef, searchRef, editRef, isEditWanted, setEditWanted, takeFocus };
}

/**
 * Keeps the focus inside a root: when the focused element is removed, such as a pressed button, the
 * list is focused, or the root without a list. A focus that the user moved out stays there.
 *
 * @returns A function that takes the focus if nothing has it.
 */
function useFocusFallback(
  root: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): () => void {
  const takeFocus = (): void => {
    const element = root.current;
    const active = element?.ownerDocument.activeElement;
    if (active === null || active?.tagName === 'BODY') (list.current ?? element)?.focus();
  };
  const focused = useRef<Element>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const enter = ({ target }: FocusEvent): void => {
      focused.current = isElement(target) ? target : null;
    };
    const leave = ({ target }: FocusEvent): void => {
      // Removing an element may fire focusout too, so only one that is still connected was left.
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
    takeFocus();
  });
  return takeFocus;
}
