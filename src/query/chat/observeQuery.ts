import {
  QueryObserver,
  type DefaultError,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/query-core';

/**
 * Observes a query whose first fetch was started already. A fetch that failed is not repeated here.
 *
 * @param listener - Called with the data after each fetch.
 * @returns A function that stops it.
 */
export function observeQuery<T, TKey extends QueryKey>(
  queryClient: QueryClient,
  query: QueryObserverOptions<T, DefaultError, T, T, TKey>,
  listener: (data: T) => void,
): () => void {
  const observer = new QueryObserver(queryClient, { ...query, retryOnMount: false });
  return observer.subscribe(({ data, fetchStatus }) => {
    if (data !== undefined && fetchStatus === 'idle') listener(data);
  });
}
