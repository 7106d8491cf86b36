import { wait, type Environment, type WaitOptions } from '../environment/index.ts';
import { callListener } from './callListener.ts';

/** The lifetime of one mount of a controller, which ends all work started in it. */
export interface Scope {
  /** Aborts when the mount ends. Pass it to each request. */
  readonly signal: AbortSignal;
  /**
   * Calls the callback once after a delay, unless the mount ends first.
   *
   * @returns A function that cancels the call.
   */
  after: (milliseconds: number, callback: () => void) => () => void;
  /** Waits. Rejects when the mount ends or `signal` aborts. */
  wait: (milliseconds: number, options?: WaitOptions) => Promise<void>;
  /**
   * Calls the cleanup when the mount ends; immediately if it has ended.
   *
   * @returns A function that calls it now. It is called only once.
   */
  onEnd: (cleanup: () => void) => () => void;
}

export function createScope(environment: Environment): { scope: Scope; end: () => void } {
  const controller = new AbortController();
  const { signal } = controller;
  const cleanups = new Set<() => void>();

  function onEnd(cleanup: () => void): () => void {
    const run = (): void => {
      if (cleanups.delete(run)) cleanup();
    };
    cleanups.add(run);
    if (signal.aborted) run();
    return run;
  }

  return {
    scope: {
      signal,
      onEnd,
      after(milliseconds, callback) {
        if (signal.aborted) return () => undefined;
        const cancel = onEnd(
          environment.schedule.after(milliseconds, () => {
            cancel();
            callback();
          }),
        );
        return cancel;
      },
      wait: (milliseconds, { signal: other, ...options } = {}) =>
        wait(environment, milliseconds, {
          ...options,
          signal: other === undefined ? signal : AbortSignal.any([signal, other]),
        }),
    },
    end() {
      if (signal.aborted) return;
      controller.abort();
      // Last started, first ended, like nested blocks.
      for (const cleanup of [...cleanups].reverse()) callListener(cleanup);
    },
  };
}
