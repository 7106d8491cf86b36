/** Why a page may have missed a timer. */
export type WakeReason = 'visible' | 'pageshow' | 'online';

/** What a token source needs to know of the page it lives in. */
export interface TokenSourceEnvironment {
  /** Whether nobody can see the page. */
  isHidden(): boolean;
  /**
   * Tells of each moment at which a page wakes.
   *
   * @returns A function that ends it.
   */
  onWake(listener: (reason: WakeReason) => void): () => void;
}

/**
 * The browser's page. Where there is no document or window, it is never hidden and never wakes.
 * The globals are looked up at each call, so that importing this touches none.
 */
export const browserPage: TokenSourceEnvironment = {
  isHidden: () => typeof document !== 'undefined' && document.visibilityState === 'hidden',

  onWake(listener) {
    if (typeof document === 'undefined' || typeof window === 'undefined') return () => undefined;
    const onVisibility = (): void => {
      if (document.visibilityState === 'visible') listener('visible');
    };
    const onPageShow = (): void => listener('pageshow');
    const onOnline = (): void => listener('online');
    // Capturing comes first: whoever refetches on these events then finds the source awake.
    const capture = { capture: true };
    document.addEventListener('visibilitychange', onVisibility, capture);
    window.addEventListener('pageshow', onPageShow, capture);
    window.addEventListener('online', onOnline, capture);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility, capture);
      window.removeEventListener('pageshow', onPageShow, capture);
      window.removeEventListener('online', onOnline, capture);
    };
  },
};
