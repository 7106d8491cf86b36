import { abortReason } from '../environment/index.ts';

/**
 * Waits for shared work on behalf of one caller: the caller's signal ends the wait, not the work.
 *
 * @throws The signal's reason if it aborts first.
 */
export function orAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(abortReason(signal));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
