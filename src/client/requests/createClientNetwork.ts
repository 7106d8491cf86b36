import type { Clock, NetworkStatus } from '../../environment/index.ts';
import { isNetworkError } from '../errors/NetworkError.ts';
import { isPlatformError } from '../errors/PlatformError.ts';

/** The network as the requests of one client find it. */
export interface ClientNetwork extends NetworkStatus {
  /**
   * Records that a request is sent.
   *
   * @returns A function that records its end: without an error, it was answered.
   */
  noteRequest: (method: string) => (error?: unknown) => void;
}

/** The time in milliseconds for which GET answers prove nothing after another request was lost. */
const doubt = 30_000;

/**
 * Creates the network of a client. A browser that reports no network may be wrong, since it takes
 * a VPN or this computer alone for none: what the client's last request met says more. A service
 * worker may answer GET requests, so their answers don't count for a while once another request was
 * lost. Afterwards they do, since what waits for the network sends nothing that could prove it.
 */
export function createClientNetwork(browser: NetworkStatus, clock: Clock): ClientNetwork {
  let isReached: boolean | undefined;
  let doubtedUntil = -Infinity;
  const listeners = new Set<() => void>();
  const isOnline = (): boolean => browser.isOnline() || isReached === true;

  function afterEnd(method: string, error: unknown): boolean | undefined {
    const isProof = method !== 'GET';
    if (isNetworkError(error)) {
      if (isProof) doubtedUntil = clock.elapsed() + doubt;
      return isProof ? false : isReached && undefined;
    }
    if (error !== undefined && !isPlatformError(error)) return isReached;
    return isProof || isReached !== false || clock.elapsed() >= doubtedUntil;
  }

  return {
    isOnline,
    noteRequest(method) {
      const isSure = browser.isOnline();
      if (isSure) isReached = undefined;
      return (error) => {
        const wasOnline = isOnline();
        // One that was sent before the network went may have been answered before as well.
        if (!isSure) isReached = afterEnd(method, error);
        if (isOnline() !== wasOnline) for (const listener of [...listeners]) listener();
      };
    },
    subscribe(listener) {
      // Wrapped, so that subscribing the same function twice makes two subscriptions.
      const own = (): void => listener();
      listeners.add(own);
      const stop = browser.subscribe(() => {
        isReached = undefined;
        own();
      });
      return () => {
        listeners.delete(own);
        stop();
      };
    },
  };
}
