import type { Environment } from '../../environment/index.ts';
import type { ServerClock } from './createServerClock.ts';

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
) {
  let cancelTimer = (): void => undefined;
  let stops: (() => void)[] | undefined;
  let hasEnded = false;

  return {
    /**
     * Starts listening for visibility and network changes. Idempotent; does nothing after `end`.
     */
    start() {
      if (hasEnded) return;
      stops ??= [
        visibility.onReturn(() => onCheck()),
        network.subscribe(() => {
          if (network.isOnline()) onCheck('online');
        }),
      ];
    },

    /** Schedules the next check after a delay in milliseconds; `undefined` cancels it. */
    set(delay: number | undefined): void {
      cancelTimer();
      if (delay === undefined || hasEnded || !visibility.isVisible()) return;
      // On a server, this timer must not keep the process alive.
      cancelTimer = schedule.after(Math.min(delay, maxTimer), () => onCheck(), { unref: true });
    },

    /** Removes the timer and the listeners for good. */
    end() {
      hasEnded = true;
      cancelTimer();
      for (const stop of stops ?? []) stop();
    },
  };
}

/** The current token. Times in milliseconds by the platform's clock. */
export interface CurrentToken {
  token: string;
  /** `Infinity` if the token doesn't expire. */
  expiresAt: number;
  refreshAt: number;
  /** True if it just arrived but looks expired: the local clock may be off, so it's sent anyway. */
  isTrusted: boolean;
}

/** Returns a token that just arrived, with the time of its refresh. */
export function planRefresh(token: string, clock: ServerClock, renewBefore: number): CurrentToken {
  const expiresAt = clock.observeToken(token);
  const left = expiresAt - clock.now();
  if (left <= 0) return { token, expiresAt, refreshAt: Infinity, isTrusted: true };
  // Prevents a refresh loop for short-lived tokens, or one that is returned repeatedly.
  const refreshAt = Math.max(clock.now() + 1_000, expiresAt - Math.min(renewBefore, left / 2));
  return { token, expiresAt, refreshAt, isTrusted: false };
}
