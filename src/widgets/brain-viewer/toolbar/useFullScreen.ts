import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** The full-screen state of an element, and the way in and out. */
export interface FullScreen {
  /** True if the browser allows it. */
  readonly isPossible: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Full screen of an element, by the browser's own means. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  const isPossible = useSyncExternalStore(never, readPossible, () => false);
  useEffect(() => {
    const root = element.current;
    if (root === null) return undefined;
    const { ownerDocument } = root;
    const follow = (): void => setOn(ownerDocument.fullscreenElement === root);
    ownerDocument.addEventListener('fullscreenchange', follow);
    return () => ownerDocument.removeEventListener('fullscreenchange', follow);
  }, [element]);
  const toggle = (): void => {
    const root = element.current;
    if (root === null) return;
    // Refused without a person's press, or by a frame: nothing happens then.
    const done = isOn ? root.ownerDocument.exitFullscreen() : root.requestFullscreen();
    done.catch(() => undefined);
  };
  return { isPossible, isOn, toggle };
}

/** The browser's support never changes. */
const never = (): (() => void) => () => undefined;

const readPossible = (): boolean => document.fullscreenEnabled;
