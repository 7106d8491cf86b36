import type { Environment } from './environment.ts';

export interface WaitOptions {
  /** Aborts the wait, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /**
   * The event that ends the wait early. `online`: the network is back. `return`: the user returns
   * to the page; while the page is hidden, the timer alone doesn't end the wait.
   *
   * @default the timer only
   */
  until?: 'online' | 'return';
}

/**
 * Waits for a delay or an event.
 *
 * @param milliseconds - The maximum wait.
 * @throws The signal's reason, or an `AbortError` if that isn't an error.
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

/** Returns a signal's reason as an error, since `abort()` accepts any value. */
export function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError');
}
