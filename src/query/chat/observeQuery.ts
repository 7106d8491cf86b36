import {
  QueryObserver,
  type DefaultError,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/query-core';

export interface ObserveQueryOptions<T> {
  /** Called with the cached data, and after each fetch. */
  listener?: (data: T) => void;
  /** True if the cached data is known to be stale. @default false */
  isBehind?: boolean;
}

/**
 * Observes a query, and fetches immediately if the cached data is missing or stale.
 *
 * @returns A function that stops it.
 */
export function observeQuery<T, TKey extends QueryKey>(
  queryClient: QueryClient,
  query: QueryObserverOptions<T, DefaultError, T, T, TKey>,
  { listener, isBehind = false }: ObserveQueryOptions<T> = {},
): () => void {
  let isStopped = false;
  const observer = new QueryObserver(queryClient, {
    ...query,
    ...(isBehind && { refetchOnMount: 'always' }),
  });
  const tell = ({ data, fetchStatus } = observer.getCurrentResult()): void => {
    if (!isStopped && data !== undefined && fetchStatus === 'idle') listener?.(data);
  };
  const unsubscribe = observer.subscribe(tell);
  // Deferred until the caller has the function that stops it.
  queueMicrotask(() => tell());
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
