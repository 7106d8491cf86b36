/** The state of the network. */
export interface NetworkStatus {
  isOnline: () => boolean;
  /**
   * Calls the listener on each change.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
  /** Records that a request that was sent while offline got an answer. */
  noteAnswer?: () => void;
}

/** True after an answer while `navigator.onLine` was false, until the network goes. */
let hasAnswered = false;
const answerListeners = new Set<() => void>();

/**
 * `navigator.onLine`, unless answers come nevertheless: browsers take a VPN or this computer alone
 * for no network. Without a navigator that supports it, as on a server, always online.
 */
export const browserNetwork: NetworkStatus = {
  isOnline: () =>
    typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine || hasAnswered,

  noteAnswer() {
    if (browserNetwork.isOnline()) return;
    hasAnswered = true;
    for (const listener of answerListeners) listener();
  },

  subscribe(listener) {
    if (typeof window === 'undefined') return () => undefined;
    const onOffline = (): void => {
      hasAnswered = false;
      listener();
    };
    // In the capture phase, so that code that refetches on these events sees the new state.
    const options = { capture: true };
    window.addEventListener('online', listener, options);
    window.addEventListener('offline', onOffline, options);
    answerListeners.add(listener);
    return () => {
      answerListeners.delete(listener);
      window.removeEventListener('online', listener, options);
      window.removeEventListener('offline', onOffline, options);
    };
  },
};
