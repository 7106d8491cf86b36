/** The state of the network. */
export interface NetworkStatus {
  isOnline: () => boolean;
  /**
   * Calls the listener on each change.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
}

/** `navigator.onLine`. Without a navigator that supports it, as on a server, always online. */
export const browserNetwork: NetworkStatus = {
  isOnline: () => typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine,

  subscribe(listener) {
    if (typeof window === 'undefined') return () => undefined;
    // In the capture phase, so that code that refetches on these events sees the new state.
    const options = { capture: true };
    window.addEventListener('online', listener, options);
    window.addEventListener('offline', listener, options);
    return () => {
      window.removeEventListener('online', listener, options);
      window.removeEventListener('offline', listener, options);
    };
  },
};
