import { useEffect, useRef, useState, type RefObject } from 'react';

/** The elements of a review that take the focus. */
export interface ReviewFocus {
  root: RefObject<HTMLElement | null>;
  gridRef: RefObject<HTMLDivElement | null>;
  searchRef: RefObject<HTMLInputElement | null>;
  /** The field of an edit, while it is there. */
  editRef: RefObject<HTMLTextAreaElement | null>;
  /** True if the field of an edit takes the focus once it is there. */
  isEditWanted: boolean;
  setEditWanted: (isWanted: boolean) => void;
  /** Gives the focus to the list if nothing has it. */
  takeFocus: () => void;
}

/** Leads the focus through the review under a root. */
export function useReviewFocus(root: ReviewFocus['root']): ReviewFocus {
  const gridRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const editRef = useRef<HTMLTextAreaElement>(null);
  const [isEditWanted, setEditWanted] = useState(false);
  const takeFocus = useFocusFallback(root, gridRef);
  return { root, gridRef, searchRef, editRef, isEditWanted, setEditWanted, takeFocus };
}

/**
 * Keeps the focus inside a root: when the focused element goes away, as a pressed button may, the
 * list takes it over, or the root if there is no list. An element that the person left stays left.
 *
 * @returns Takes the focus if nothing has it.
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
      focused.current = target instanceof Element ? target : null;
    };
    const leave = ({ target }: FocusEvent): void => {
      // A removed element may report its loss; one that is still there was left.
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
