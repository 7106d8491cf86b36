/** Options for a timer of {@link Schedule}. */
export interface AfterOptions {
  /** True if a pending timer doesn't keep a Node process alive. @default false */
  unref?: boolean;
}

/** Timers. */
export interface Schedule {
  /**
   * Calls the callback once, after a delay.
   *
   * @param milliseconds - The delay. Anything below 0 counts as 0; `Infinity` means never.
   * @returns A function that cancels the call. It does nothing after the call.
   */
  after: (milliseconds: number, callback: () => void, options?: AfterOptions) => () => void;
}

/** The maximum delay of `setTimeout`, which fires immediately for a longer one. */
const maxTimer = 2 ** 31 - 1;

/** `setTimeout`, without its maximum delay. */
export const browserSchedule: Schedule = {
  after(milliseconds, callback, { unref = false } = {}) {
    if (Number.isNaN(milliseconds)) {
      throw new RangeError('Brainstem: a timer got NaN for its milliseconds. Pass a number.');
    }
    let timer: ReturnType<typeof setTimeout>;
    const start = (remaining: number): void => {
      const step = Math.min(remaining, maxTimer);
      timer = setTimeout(() => {
        if (remaining > step) start(remaining - step);
        else callback();
      }, step);
      if (unref) letProcessEnd(timer);
    };
    start(Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};

function letProcessEnd(timer: unknown): void {
  if (hasUnref(timer)) timer.unref();
}

function hasUnref(timer: unknown): timer is { unref: () => void } {
  return typeof timer === 'object' && timer !== null && 'unref' in timer;
}
