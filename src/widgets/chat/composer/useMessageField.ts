import { useRef, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../../ui/index.ts';

/**
 * Makes the field as high as its draft, and focuses it when what is written there changes without
 * the person typing.
 *
 * @param key - Changes with it, such as when another conversation opens.
 */
export function useMessageField(
  field: RefObject<HTMLTextAreaElement | null>,
  draft: string,
  key: string,
): void {
  useBrowserLayoutEffect(() => growToContent(field.current), [field, draft]);
  useFocusOnChange(field, key);
}

/** Makes the field as high as its text in browsers without `field-sizing`. */
function growToContent(element: HTMLTextAreaElement | null): void {
  // jsdom has no CSS, and happy-dom’s has no supports().
  const canGrow =
    typeof CSS === 'undefined' || !('supports' in CSS) || CSS.supports('field-sizing', 'content');
  if (element === null || canGrow) return;
  element.style.blockSize = 'auto';
  element.style.blockSize = `${element.scrollHeight}px`;
}

/**
 * Focuses the field when another conversation opens, but not on the first render. Before effects, in
 * which a list keeps the focus when its open conversation is deleted.
 */
function useFocusOnChange(field: RefObject<HTMLTextAreaElement | null>, key: string): void {
  const shown = useRef(key);
  useBrowserLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    field.current?.focus({ preventScroll: true });
  }, [field, key]);
}
