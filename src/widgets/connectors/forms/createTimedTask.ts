import { isTimeoutError } from '../../../client/errors/index.ts';
import { browserSchedule, type Schedule } from '../../../environment/index.ts';

/** How far a {@link createTimedTask} has come. */
export type TaskState<T> =
  | { readonly status: 'idle' }
  /** `isSlow` once it takes long enough to be worth a word. */
  | { readonly status: 'running'; readonly isSlow: boolean }
  | { readonly status: 'done'; readonly result: T }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'timed-out' };

/** Options of {@link createTimedTask}. */
export interface TimedTaskOptions<T> {
  onChange: (state: TaskState<T>) => void;
  /** Milliseconds after which it counts as slow. @default 300 */
  slowAfter?: number;
  /** Milliseconds after which it is given up. @default 15000 */
  timeout?: number;
  /** @default the browser's timers */
  schedule?: Schedule;
}

/** Something that is tried, may take too long, and can be given up. */
export interface TimedTask<T> {
  /** Starts it; one that runs already is given up. */
  run: (task: (signal: AbortSignal) => Promise<T>) => void;
  /** Gives up what runs and forgets what came of it. */
  reset: () => void;
}

/** The state before anything ran. */
export const idle = { status: 'idle' } as const;

/** Makes a task of which at most one run is under way; a run that was given up changes nothing. */
export function createTimedTask<T>({
  onChange,
  slowAfter = 300,
  timeout = 15_000,
  schedule = browserSchedule,
}: TimedTaskOptions<T>): TimedTask<T> {
  let stop: (() => void) | undefined;

  const reset = (): void => {
    if (stop === undefined) return;
    stop();
    stop = undefined;
    onChange(idle);
  };

  return {
    reset,
    run(task) {
      stop?.();
      const controller = new AbortController();
      const finish = (state: TaskState<T>): void => {
        if (controller.signal.aborted) return;
        clearTimers();
        onChange(state);
      };
      const cancelSlow = schedule.after(slowAfter, () =>
        onChange({ status: 'running', isSlow: true }),
      );
      const cancelLate = schedule.after(timeout, () => {
        finish({ status: 'timed-out' });
        controller.abort();
      });
      const clearTimers = (): void => {
        cancelSlow();
        cancelLate();
      };
      stop = () => {
        clearTimers();
        controller.abort();
      };
      onChange({ status: 'running', isSlow: false });
      task(controller.signal).then(
        (result) => finish({ status: 'done', result }),
        (error: unknown) =>
          finish(isTimeoutError(error) ? { status: 'timed-out' } : { status: 'failed', error }),
      );
    },
  };
}
