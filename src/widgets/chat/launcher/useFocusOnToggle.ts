import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the message field on opening. On closing, focuses the button, or the previously focused
 * element if the page has its own button.
 */
export function useFocusOnToggle(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  const before = useRef(isOpen);
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    const field = panel.current?.querySelector('textarea');
    if (isOpen) {
      const active = panel.current?.ownerDocument.activeElement;
      if (active instanceof HTMLElement && !panel.current?.contains(active)) {
        cameFrom.current = active;
      }
      field?.focus({ preventScroll: true });
    } else (button.current ?? cameFrom.current)?.focus({ preventScroll: true });
  }, [isOpen, panel, button]);
}
