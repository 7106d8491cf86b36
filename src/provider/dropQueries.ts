import type { QueryClient, QueryKey } from '@tanstack/query-core';

/**
 * Removes all that was fetched under a key, and sees to it that nothing of it stays in memory: a
 * query that is removed while somebody watches it would restart its garbage timer when they
 * stop, and hold its data for minutes.
 */
export function dropQueries(client: QueryClient, queryKey: QueryKey): void {
  const cache = client.getQueryCache();
  const watched = new Set<unknown>(
    cache.findAll({ queryKey }).filter((query) => query.getObserversCount() > 0),
  );
  void client.cancelQueries({ queryKey });
  client.removeQueries({ queryKey });
  if (watched.size === 0) return;

  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0) return;
    if (!watched.delete(query)) return;
    query.destroy();
    if (watched.size === 0) stop();
  });
}
