import type { Environment } from './environment.ts';

export interface WaitOptions {
  /** Ends the wait: the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /**
   * The event that ends the wait early. `online`: the network is back. `return`: somebody comes
   * back to the page; while nobody sees the page, time alone does not end the wait.
   *
   * @default time alone
   */
  until?: 'online' | 'return';
}

/**
 * Waits.
 *
 * @param milliseconds - The longest wait.
 * @throws The signal's reason once it fires; an `AbortError` where the reason is no error.
 */
export function wait(
  { network, visibility, schedule }: Pick<Environment, 'network' | 'visibility' | 'schedule'>,
  milliseconds: number,
  { signal, until }: WaitOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(abortReason(signal));
      return;
    }
    const stops: (() => void)[] = [];
    const stop = (): void => {
      for (const each of stops) each();
    };
    const finish = (): void => {
      stop();
      resolve();
    };
    const abort = (): void => {
      stop();
      if (signal !== undefined) reject(abortReason(signal));
    };

    stops.push(
      schedule.after(milliseconds, () => {
        if (until !== 'return' || visibility.isVisible()) finish();
      }),
    );
    if (until === 'online') {
      stops.push(
        network.subscribe(() => {
          if (network.isOnline()) finish();
        }),
      );
    }
    if (until === 'return') {
      stops.push(
        visibility.onReturn(() => {
          if (visibility.isVisible()) finish();
        }),
      );
    }
    if (signal !== undefined) {
      signal.addEventListener('abort', abort);
      stops.push(() => signal.removeEventListener('abort', abort));
    }
  });
}

/** Returns the reason of a signal as an error: `abort()` takes any value. */
export function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError');
}
