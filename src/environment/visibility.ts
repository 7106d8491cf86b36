/** The way back to the page: it became visible, left the back-forward cache, or got focus. */
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
   * Calls the listener whenever somebody comes back to the page. Timers may have been late
   * until then.
   *
   * @returns A function that removes the listener.
   */
  onReturn: (listener: (reason: ReturnReason) => void) => () => void;
  /**
   * Calls the listener when the page is left or closed: the last moment to send something.
   *
   * @returns A function that removes the listener.
   */
  onLeave: (listener: () => void) => () => void;
}

const nothing = (): void => undefined;

/** The browser's document. Where there is none, as on a server, it is visible and never left. */
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
      // Focus of an element bubbles nowhere near the window, but it is captured there.
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

/** Listens while events are captured: whoever refetches on the same event finds us informed. */
function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  const options = { capture: true };
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}
