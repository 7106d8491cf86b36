import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opening focuses the message field; closing gives the focus to the button, or back to where it was
 * where the page has a button of its own.
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
