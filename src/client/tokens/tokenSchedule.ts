import type { Environment } from '../../environment/index.ts';

/** The times at which a token source checks its token on its own. */
export interface TokenSchedule {
  /**
   * Starts listening for somebody to come back to the page, and for the network. Calling it again
   * does nothing, and neither does calling it after {@link TokenSchedule.end}.
   */
  start(): void;
  /** Schedules the next check after this many milliseconds; `undefined` cancels it. */
  set(delay: number | undefined): void;
  /** Removes the timer and the listeners for good. */
  end(): void;
}

/** Timers stop while the machine sleeps; short ones notice soon after that time has passed. */
const longestTimer = 30_000;

/** The parts of the environment that a schedule needs. */
type ScheduleEnvironment = Pick<Environment, 'network' | 'schedule' | 'visibility'>;

/**
 * Creates a schedule that checks by timer while the page is visible, and whenever somebody comes
 * back to the page or the network does.
 *
 * @param onCheck - Called at most `longestTimer` after `set`; it then sets the next check. It is
 * given `online` when the network has come back.
 */
export function createTokenSchedule(
  { network, schedule, visibility }: ScheduleEnvironment,
  onCheck: (cause?: 'online') => void,
): TokenSchedule {
  let cancelTimer = (): void => undefined;
  let stops: (() => void)[] | undefined;
  let hasEnded = false;

  return {
    start() {
      if (hasEnded) return;
      stops ??= [
        visibility.onReturn(() => onCheck()),
        network.subscribe(() => {
          if (network.isOnline()) onCheck('online');
        }),
      ];
    },

    set(delay) {
      cancelTimer();
      if (delay === undefined || hasEnded || !visibility.isVisible()) return;
      // On a server, this timer is no reason to keep the process running.
      cancelTimer = schedule.after(Math.min(delay, longestTimer), () => onCheck(), { unref: true });
    },

    end() {
      hasEnded = true;
      cancelTimer();
      for (const stop of stops ?? []) stop();
    },
  };
}
