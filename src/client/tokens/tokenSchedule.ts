import type { TokenSourceEnvironment, WakeReason } from './tokenSourceEnvironment.ts';

/** When a token source looks at its token unasked. */
export interface TokenSchedule {
  /** Begins to listen for the page to wake. Once is enough; after {@link TokenSchedule.end} it does nothing. */
  start(): void;
  /** Ticks after so many milliseconds, or never again until the next call. */
  set(delay: number | undefined): void;
  /** Removes the timer and the listeners, for good. */
  end(): void;
}

/** A timer stands still while the machine sleeps; short ones notice soon after that time has passed. */
const longestTimer = 30_000;

/**
 * Creates a schedule that ticks by timer while the page is seen, and whenever the page wakes.
 *
 * @param onTick - Called at most `longestTimer` after `set`, and then sets anew.
 */
export function createTokenSchedule(
  environment: TokenSourceEnvironment,
  onTick: (wake?: WakeReason) => void,
): TokenSchedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;
  let hasEnded = false;

  return {
    start() {
      if (!hasEnded) stopListening ??= environment.onWake(onTick);
    },

    set(delay) {
      clearTimeout(timer);
      if (delay === undefined || hasEnded || environment.isHidden()) return;
      timer = setTimeout(onTick, Math.min(delay, longestTimer));
      letProcessEnd(timer);
    },

    end() {
      hasEnded = true;
      clearTimeout(timer);
      stopListening?.();
    },
  };
}

/** On a server, a timer of ours is no reason to keep the process running. */
function letProcessEnd(handle: unknown): void {
  if (hasUnref(handle)) handle.unref();
}

function hasUnref(handle: unknown): handle is { unref: () => void } {
  return typeof handle === 'object' && handle !== null && 'unref' in handle;
}
