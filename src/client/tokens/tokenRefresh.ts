import { orAborted } from '../orAborted.ts';

/** One call of `getToken`, shared by all who wait for it. */
export interface TokenRefresh {
  /** Aborts the call. */
  readonly controller: AbortController;
  /** Waits for the token on behalf of one caller, whose signal ends that wait only. */
  join(signal?: AbortSignal): Promise<string>;
  /** Returns true if anybody waits. */
  isAwaited(): boolean;
  resolve(token: string): void;
  reject(error: Error): void;
}

/** Creates a refresh. Its rejection is not unhandled when nobody waits. */
export function createTokenRefresh(): TokenRefresh {
  const { promise, resolve, reject } = deferred();
  promise.catch(() => undefined);
  let waiting = 0;

  return {
    controller: new AbortController(),
    async join(signal) {
      waiting += 1;
      try {
        return await orAborted(promise, signal);
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
