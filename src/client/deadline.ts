import { TimeoutError } from './errors/TimeoutError.ts';

/** A signal that fires when the caller aborts or the time is up. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Starts the time anew: for transfers that are bounded by silence, not by length. */
  extend(): void;
  /** Stops the clock, but goes on following the caller's signal. */
  stopClock(): void;
  /** Stops the clock and lets go of the caller's signal. */
  release(): void;
}

/**
 * Joins a caller's signal with a time limit.
 *
 * @param route - What is waited for, named in the {@link TimeoutError} that the signal carries.
 * @param milliseconds - The limit; `Infinity` for none.
 */
export function createDeadline(route: string, milliseconds: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const follow = (): void => controller.abort(outer?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopClock = (): void => clearTimeout(timer);
  const extend = (): void => {
    stopClock();
    if (Number.isFinite(milliseconds)) {
      timer = setTimeout(
        () => controller.abort(new TimeoutError(route, milliseconds)),
        milliseconds,
      );
    }
  };

  if (outer?.aborted) follow();
  else outer?.addEventListener('abort', follow, { once: true });
  extend();

  return {
    signal: controller.signal,
    extend,
    stopClock,
    release: () => {
      stopClock();
      outer?.removeEventListener('abort', follow);
    },
  };
}
