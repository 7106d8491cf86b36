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
 * Runs a query through the provider's client and query client, regardless of any
 * `QueryClientProvider` of the host.
 *
 * @param options - Returns the query's options for a client, like the functions of `query`.
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

/** Runs several queries of one kind like {@link usePlatformQuery}. */
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
 * Runs a mutation through the provider's client and query client.
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
