import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** An element's full-screen state and its toggle. It `isPossible` if the browser allows it. */
export type FullScreen = ReturnType<typeof useFullScreen>;

/** Controls an element's full screen by the Fullscreen API. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);
  const isPossible = useSyncExternalStore(never, readPossible, () => false);
  useEffect(() => {
    const root = element.current;
    if (root === null) return undefined;
    const { ownerDocument } = root;
    // In a shadow root, the document names the element around it instead.
    const follow = (): void => setOn(root.matches(':fullscreen'));
    ownerDocument.addEventListener('fullscreenchange', follow);
    return () => ownerDocument.removeEventListener('fullscreenchange', follow);
  }, [element]);
  const toggle = (): void => {
    const root = element.current;
    if (root === null) return;
    // Rejects without user activation or in a frame that doesn't allow it. Ignored.
    const done = isOn ? root.ownerDocument.exitFullscreen() : root.requestFullscreen();
    done.catch(() => undefined);
  };
  return { isPossible, isOn, toggle };
}

/** Subscribes to nothing, since the browser's support never changes. */
const never = (): (() => void) => () => undefined;

const readPossible = (): boolean => document.fullscreenEnabled;
