import type { Schedule } from '../../environment/index.ts';
import { TimeoutError } from '../errors/TimeoutError.ts';

/** A signal that aborts when the caller aborts or the time is up. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Restarts the time limit, for transfers whose limit is inactivity rather than duration. */
  restart(): void;
  /** Stops the time limit, but still follows the caller's signal. */
  stopClock(): void;
  /** Stops the time limit and the caller's signal. */
  release(): void;
}

/**
 * Combines a caller's signal with a time limit.
 *
 * @param route - The awaited route, named in the {@link TimeoutError} of the signal's reason.
 * @param milliseconds - The limit; `Infinity` for none.
 */
export function createDeadline(
  route: string,
  milliseconds: number,
  { signal, schedule }: { signal: AbortSignal | undefined; schedule: Schedule },
): Deadline {
  const controller = new AbortController();
  const follow = (): void => controller.abort(signal?.reason);
  let stopClock = (): void => undefined;

  const restart = (): void => {
    stopClock();
    if (milliseconds === Infinity) return;
    stopClock = schedule.after(milliseconds, () =>
      controller.abort(new TimeoutError(route, milliseconds)),
    );
  };

  if (signal?.aborted === true) follow();
  else signal?.addEventListener('abort', follow, { once: true });
  restart();

  return {
    signal: controller.signal,
    restart,
    stopClock: () => stopClock(),
    release: () => {
      stopClock();
      signal?.removeEventListener('abort', follow);
    },
  };
}
