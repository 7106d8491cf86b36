/** Whether there is a network. */
export interface Line {
  isOnline: () => boolean;
  /** Tells of every change, until the function that it returns is called. */
  subscribe: (listener: () => void) => () => void;
}

/** The browser's own word. Where there is none to ask, as on a server, the line counts as up. */
export const browserLine: Line = {
  isOnline: () => typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine,
  subscribe(listener) {
    globalThis.addEventListener('online', listener);
    globalThis.addEventListener('offline', listener);
    return () => {
      globalThis.removeEventListener('online', listener);
      globalThis.removeEventListener('offline', listener);
    };
  },
};
