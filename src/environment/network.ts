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

/** `navigator.onLine`. Where there is no navigator that knows, as on a server, it is online. */
export const browserNetwork: NetworkStatus = {
  isOnline: () => typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine,

  subscribe(listener) {
    if (typeof window === 'undefined') return () => undefined;
    // Capturing comes first: whoever refetches on these events finds us informed.
    const options = { capture: true };
    window.addEventListener('online', listener, options);
    window.addEventListener('offline', listener, options);
    return () => {
      window.removeEventListener('online', listener, options);
      window.removeEventListener('offline', listener, options);
    };
  },
};
