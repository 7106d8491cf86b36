/** The kind of return to the page: it became visible, left the back-forward cache, or got focus. */
export type ReturnReason = 'visible' | 'pageshow' | 'focus';

/** The visibility of the page. */
export interface PageVisibility {
  isVisible: () => boolean;
  /**
   * Calls the listener on each change.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
  /**
   * Calls the listener whenever the user returns to the page. Timers may have been throttled.
   *
   * @returns A function that removes the listener.
   */
  onReturn: (listener: (reason: ReturnReason) => void) => () => void;
  /**
   * Calls the listener when the page is left or closed: the last chance to send something.
   *
   * @returns A function that removes the listener.
   */
  onLeave: (listener: () => void) => () => void;
}

const nothing = (): void => undefined;

/** The browser's document. Without one, as on a server, always visible and never left. */
export const browserVisibility: PageVisibility = {
  isVisible: () => typeof document === 'undefined' || document.visibilityState === 'visible',

  subscribe(listener) {
    if (typeof document === 'undefined') return nothing;
    return listen(document, 'visibilitychange', listener);
  },

  onReturn(listener) {
    if (typeof document === 'undefined' || typeof window === 'undefined') return nothing;
    const stops = [
      listen(document, 'visibilitychange', () => {
        if (document.visibilityState === 'visible') listener('visible');
      }),
      listen(window, 'pageshow', () => listener('pageshow')),
      // An element's focus event doesn't bubble, but reaches the window in the capture phase.
      listen(window, 'focus', ({ target }) => {
        if (target === window) listener('focus');
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },

  onLeave(listener) {
    if (typeof window === 'undefined') return nothing;
    return listen(window, 'pagehide', listener);
  },
};

/** Listens in the capture phase, so that code that refetches on the event sees the new state. */
function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  const options = { capture: true };
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}
