import { MutationObserver } from '@tanstack/query-core';
import {
  useQueries,
  useQuery,
  type DefaultError,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { BrainstemClient } from '../../client/index.ts';
import { useLatest } from '../../ui/index.ts';
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
 * Runs a mutation through the provider's client and query client. Unlike with `useMutation`, which
 * renders after a timer, `isPending` is true when the second click of a double click is handled,
 * and a run ends with the options that it started with.
 *
 * @example const remove = usePlatformMutation(deleteSessionMutation);
 */
export function usePlatformMutation<TData, TVariables, TPrepared>(
  options: (
    client: BrainstemClient,
  ) => UseMutationOptions<TData, DefaultError, TVariables, TPrepared>,
): UseMutationResult<TData, DefaultError, TVariables, TPrepared> {
  type Result = UseMutationResult<TData, DefaultError, TVariables, TPrepared>;
  const { client, queryClient } = useBrainstem();
  const latest = useLatest(options(client));
  const [observer] = useState(() => new MutationObserver(queryClient, options(client)));
  const read = observer.getCurrentResult.bind(observer);
  const result = useSyncExternalStore(
    useCallback((listener: () => void) => observer.subscribe(listener), [observer]),
    read,
    read,
  );
  const mutateAsync = useCallback<Result['mutateAsync']>(
    (...sent) => {
      observer.setOptions(latest.current);
      return observer.getCurrentResult().mutate(...sent);
    },
    [observer, latest],
  );
  const mutate = useCallback<Result['mutate']>(
    (...sent) => void mutateAsync(...sent).catch(() => undefined),
    [mutateAsync],
  );
  return { ...result, mutate, mutateAsync };
}
