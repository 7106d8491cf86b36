import { hashKey, type QueryClient, type QueryKeyWithDataTag } from '@tanstack/query-core';

/**
 * Calls the listener with what a query has in the cache, and again each time that changes. Fetches
 * nothing.
 *
 * @returns A function that stops it.
 */
export function observeData<T, const K extends readonly unknown[]>(
  queryClient: QueryClient,
  queryKey: QueryKeyWithDataTag<K, T>['queryKey'],
  listener: (data: T) => void,
): () => void {
  const hash = hashKey(queryKey);
  let last: T | undefined;
  const notify = (): void => {
    const data = queryClient.getQueryData<T>(queryKey);
    if (data === undefined || data === last) return;
    last = data;
    listener(data);
  };
  notify();
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hash) notify();
  });
}
