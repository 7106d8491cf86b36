import {
  useMutation,
  useQueries,
  useQuery,
  type DefaultError,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { BrainstemClient } from '../../client/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import { useReportedLoad } from './useReportedLoad.ts';

/**
 * A query of the platform through the provider's client, in the provider's own query client: a
 * `QueryClientProvider` of the host, above or below, has no part in it.
 *
 * @param options - Makes the query's options from the client, as the functions of `query` do.
 * @example const ontologies = usePlatformQuery(ontologiesQuery);
 * @example usePlatformQuery((client) => ({ ...findingQuery(client, id), enabled: isOpen }));
 */
export function usePlatformQuery<TFetched, TData, TKey extends QueryKey>(
  options: (client: BrainstemClient) => UseQueryOptions<TFetched, DefaultError, TData, TKey>,
): UseQueryResult<TData> {
  const { client, queryClient } = useBrainstem();
  const result = useQuery(options(client), queryClient);
  useReportedLoad(result);
  return result;
}

/** {@link usePlatformQuery} for a number of queries of one kind. */
export function usePlatformQueries<TFetched, TData, TKey extends QueryKey>(
  options: (
    client: BrainstemClient,
  ) => readonly UseQueryOptions<TFetched, DefaultError, TData, TKey>[],
): readonly UseQueryResult<TData>[] {
  const { client, queryClient } = useBrainstem();
  const results: readonly UseQueryResult<TData>[] = useQueries(
    { queries: options(client) },
    queryClient,
  );
  useReportedLoad(...results);
  return results;
}

/**
 * A mutation of the platform through the provider's client and query client.
 *
 * @example const remove = usePlatformMutation(deleteSessionMutation);
 */
export function usePlatformMutation<TData, TVariables, TPrepared>(
  options: (
    client: BrainstemClient,
  ) => UseMutationOptions<TData, DefaultError, TVariables, TPrepared>,
): UseMutationResult<TData, DefaultError, TVariables, TPrepared> {
  const { client, queryClient } = useBrainstem();
  return useMutation(options(client), queryClient);
}
