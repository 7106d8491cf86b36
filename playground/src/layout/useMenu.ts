import { useEffect, useRef, useState, type RefObject } from 'react';

/** The state of a menu, and the ref of its root. */
export interface Menu<Root extends HTMLElement> {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The element around the toggle and the menu. */
  root: RefObject<Root | null>;
  toggle: RefObject<HTMLButtonElement | null>;
}

/** Creates a menu's state. It closes on Escape and when the focus or a click leaves it. */
export function useMenu<Root extends HTMLElement>(): Menu<Root> {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return { isOpen, setOpen, root, toggle };
}
