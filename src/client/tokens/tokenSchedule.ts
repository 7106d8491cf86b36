import type { Environment } from '../../environment/index.ts';

/** The schedule of a token source's checks. */
export interface TokenSchedule {
  /**
   * Starts listening for visibility and network changes. Idempotent; does nothing after
   * {@link TokenSchedule.end}.
   */
  start(): void;
  /** Schedules the next check after a delay in milliseconds; `undefined` cancels it. */
  set(delay: number | undefined): void;
  /** Removes the timer and the listeners for good. */
  end(): void;
}

/** Timers stop while the machine sleeps; short ones notice soon after it wakes. */
const maxTimer = 30_000;

type ScheduleEnvironment = Pick<Environment, 'network' | 'schedule' | 'visibility'>;

/**
 * Creates a schedule that checks by timer while the page is visible, and whenever the page becomes
 * visible or the network comes back.
 *
 * @param onCheck - Called at most `maxTimer` after `set`; it then sets the next check. Receives
 * `online` when the network is back.
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
      // On a server, this timer must not keep the process alive.
      cancelTimer = schedule.after(Math.min(delay, maxTimer), () => onCheck(), { unref: true });
    },

    end() {
      hasEnded = true;
      cancelTimer();
      for (const stop of stops ?? []) stop();
    },
  };
}
