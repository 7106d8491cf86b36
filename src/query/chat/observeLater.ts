import type { QueryClient } from '@tanstack/query-core';
import type { SessionMessages } from '../../contract/index.ts';
import type { messagesQuery } from './messages.ts';

/** Options of {@link observeLater}. */
export interface ObserveLaterOptions {
  /** Called with what was fetched, each time. */
  listener?: (found: SessionMessages) => void;
  /** Whether what is cached is known to be old, whatever its age. @default false */
  isBehind?: boolean;
}

/**
 * Fetches messages at once where the cache has none or old ones, and observes their query with code
 * that is fetched meanwhile: a page that begins a conversation loads without it. Where that code
 * can't be had, what was fetched is all that is known.
 *
 * @returns A function that stops it.
 */
export function observeLater(
  queryClient: QueryClient,
  query: ReturnType<typeof messagesQuery>,
  { listener = () => undefined, isBehind = false }: ObserveLaterOptions = {},
): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const tell = (found: SessionMessages): void => {
    if (!isStopped) listener(found);
  };
  const first = queryClient
    .query(isBehind ? { ...query, staleTime: 0 } : query)
    // A failure is known from the cache.
    .then(tell, () => undefined);
  const observe = async (): Promise<void> => {
    const [{ observeQuery }] = await Promise.all([import('./observeQuery.ts'), first]);
    if (!isStopped) stop = observeQuery(queryClient, query, tell);
  };
  observe().catch(() => undefined);
  return () => {
    isStopped = true;
    stop?.();
  };
}
