import { unlessAborted } from '../unlessAborted.ts';

/** One try to get a token, shared by all who wait for it. */
export interface TokenFlight {
  /** Ends the callback that is under way. */
  readonly controller: AbortController;
  /** Lets a caller wait; the caller's signal ends that wait alone. */
  join(signal?: AbortSignal): Promise<string>;
  /** Whether anybody waits. */
  isAwaited(): boolean;
  resolve(token: string): void;
  reject(error: Error): void;
}

/** Opens a flight. It does not fail unhandled when nobody waits. */
export function createTokenFlight(): TokenFlight {
  const { promise, resolve, reject } = deferred();
  promise.catch(() => undefined);
  let waiting = 0;

  return {
    controller: new AbortController(),
    async join(signal) {
      waiting += 1;
      try {
        return await unlessAborted(promise, signal);
      } finally {
        waiting -= 1;
      }
    },
    isAwaited: () => waiting > 0,
    resolve,
    reject,
  };
}

function deferred(): {
  promise: Promise<string>;
  resolve: (token: string) => void;
  reject: (error: Error) => void;
} {
  let resolve: (token: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
