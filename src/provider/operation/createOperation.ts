import { isTimeoutError } from '../../client/index.ts';
import { defineController, type Controller } from '../../controller/index.ts';
import type { Environment } from '../../environment/index.ts';

export type OperationState<T> =
  | { readonly status: 'idle' }
  /** `isSlow` after a while, for showing progress. */
  | { readonly status: 'running'; readonly isSlow: boolean }
  | { readonly status: 'done'; readonly result: T }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'timed-out' };

export interface OperationActions<T> {
  /** Starts a run, and aborts the pending one. */
  run: (operation: (signal: AbortSignal) => Promise<T>, options?: RunOptions) => void;
  /** Aborts the pending run, and clears the result. */
  reset: () => void;
}

export interface RunOptions {
  /** The timeout in milliseconds. @default none: the client's own timeout is a failure */
  timeoutMs?: number | undefined;
}

export interface OperationEvents<T> {
  done: [result: T];
  failed: [error: unknown];
}

/**
 * A single run at a time. Replaces a mutation where a request or answer contains a secret, which
 * the mutation cache would keep, and for anything other than a request, such as speech.
 */
export type OperationController<T> = Controller<
  OperationState<T>,
  OperationActions<T>,
  OperationEvents<T>
>;

const idle = { status: 'idle' } as const;

/** The delay in milliseconds after which a run counts as slow. */
const slowAfter = 300;

export function createOperation<T>(environment?: Environment): OperationController<T> {
  return defineController<OperationState<T>, OperationActions<T>, OperationEvents<T>>({
    initialState: idle,
    environment,
    actions({ setState, emit, scope }) {
      let stop = (): void => undefined;
      return {
        reset() {
          stop();
          setState(idle, true);
        },
        run(operation, { timeoutMs = Infinity } = {}) {
          stop();
          const { after, onEnd } = scope();
          const controller = new AbortController();
          const { signal } = controller;
          const finish = (state: OperationState<T>, notify: () => void = () => undefined): void => {
            if (signal.aborted) return;
            stop();
            setState(state, true);
            notify();
          };
          const cancelSlow = after(slowAfter, () => {
            setState({ status: 'running', isSlow: true }, true);
          });
          const cancelTimeout = after(timeoutMs, () => finish({ status: 'timed-out' }));
          stop = onEnd(() => {
            cancelSlow();
            cancelTimeout();
            controller.abort();
          });
          setState({ status: 'running', isSlow: false }, true);
          operation(signal).then(
            (result) => finish({ status: 'done', result }, () => emit('done', result)),
            (error: unknown) =>
              isTimeoutError(error) && timeoutMs < Infinity
                ? finish({ status: 'timed-out' })
                : finish({ status: 'failed', error }, () => emit('failed', error)),
          );
        },
      };
    },
    mount:
      ({ reset }) =>
      () =>
        reset(),
  });
}
