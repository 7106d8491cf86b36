/** Whether somebody can see the page. */
export interface PageVisibility {
  isVisible: () => boolean;
  /** Tells of every change, until the function that it returns is called. */
  subscribe: (listener: () => void) => () => void;
}

/** The browser's own word. Where there is none to ask, as on a server, the page counts as seen. */
export const browserVisibility: PageVisibility = {
  isVisible: () => typeof document === 'undefined' || document.visibilityState === 'visible',
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
