import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { Connection } from '../../contract/index.ts';
import {
  type connectionsQuery,
  everyConnectionsQuery,
  isRefused,
  indexesToFetch,
  type ListedConnections,
} from '../../query/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';

/** The connection lists of all connectors, as far as they are loaded. */
export interface ConnectionLists {
  /** Undefined until the first list is loaded. */
  connections: readonly Connection[] | undefined;
  /** True while lists are pending. */
  isReading: boolean;
  /** The errors of failed lists; empty if the platform refuses them all. */
  errors: readonly unknown[];
  /** The number of lists that have loaded or failed. */
  count: number;
}

export type RefetchOptions = Pick<
  ReturnType<typeof connectionsQuery>,
  'staleTime' | 'refetchInterval' | 'refetchOnWindowFocus'
>;

/** For names, which seldom change: cached lists stay fresh for ten minutes. */
const paceOfNames = (): RefetchOptions => ({
  staleTime: 10 * 60_000,
  refetchInterval: false,
  refetchOnWindowFocus: true,
});

/**
 * Reads the connections of every connector for a widget that merely uses them: it doesn't report
 * errors. Shares the connectors' cached lists, and fetches missing ones a few at a time.
 *
 * @param isWanted - Returns true to fetch more, given the connections so far.
 * @param paceOf - Called with the list's index. @default for names
 */
export function useConnectionLists(
  isWanted: (read: readonly Connection[]) => boolean,
  paceOf: (place: number) => RefetchOptions = paceOfNames,
): ConnectionLists {
  const { client, queryClient } = useBrainstem();
  const queries = everyConnectionsQuery(client);
  const states = queries.map(({ queryKey }) => {
    const { data, error = null } = queryClient.getQueryState(queryKey) ?? {};
    return { data, error };
  });
  const indexes = isWanted(connectionsIn(states)) ? indexesToFetch(states) : undefined;
  return useQueries(
    {
      queries: queries.map((query, place) => ({
        ...query,
        ...paceOf(place),
        enabled: indexes?.has(place) ?? false,
      })),
      combine,
    },
    queryClient,
  );
}

function connectionsIn(lists: readonly { data: ListedConnections | undefined }[]): Connection[] {
  return lists.flatMap(({ data }) => data?.connections ?? []);
}

function combine(results: readonly UseQueryResult<ListedConnections>[]): ConnectionLists {
  const lists = results.map(({ data, error }) => ({ data, error }));
  const there = lists.filter(({ data, error }) => data !== undefined || error !== null);
  const isFinal = isRefused(lists);
  return {
    connections: lists.some(({ data }) => data !== undefined) ? connectionsIn(lists) : undefined,
    isReading: !isFinal && there.length < lists.length,
    errors: isFinal ? [] : there.flatMap(({ error }) => error ?? []),
    count: there.length,
  };
}
