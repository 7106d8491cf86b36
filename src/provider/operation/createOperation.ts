import { isTimeoutError } from '../../client/index.ts';
import { defineController, type Controller } from '../../controller/index.ts';
import type { Environment } from '../../environment/index.ts';

/** The state of an operation. */
export type OperationState<T> =
  | { readonly status: 'idle' }
  /** `isSlow` once it takes long enough to say so. */
  | { readonly status: 'running'; readonly isSlow: boolean }
  | { readonly status: 'done'; readonly result: T }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'timed-out' };

/** The actions of a person on an operation. */
export interface OperationActions<T> {
  /** Runs it, and aborts a run that is under way. */
  run: (operation: (signal: AbortSignal) => Promise<T>, options?: RunOptions) => void;
  /** Aborts a run that is under way, and forgets the result. */
  reset: () => void;
}

/** Options of a run. */
export interface RunOptions {
  /** Milliseconds after which it has timed out. @default never: the client's own timeout is a failure */
  timeoutMs?: number | undefined;
}

/** The events that a host can listen to. */
export interface OperationEvents<T> {
  done: [result: T];
  failed: [error: unknown];
}

/**
 * One run at a time. It is used in place of a mutation where a request or its answer holds a secret,
 * which the cache of mutations would keep, and for what is no request, such as speech.
 */
export type OperationController<T> = Controller<
  OperationState<T>,
  OperationActions<T>,
  OperationEvents<T>
>;

const idle = { status: 'idle' } as const;

/** Milliseconds after which a run counts as slow. */
const slowAfter = 300;

/** Creates an operation. */
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
