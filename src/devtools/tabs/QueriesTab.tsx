import { useBrainstem } from '../../provider/index.ts';
import { useDevtoolsLanguage } from '../DevtoolsContext.ts';
import { Table } from './Table.tsx';
import type { QueryClient } from '@tanstack/query-core';
import { useEffect, useState } from 'react';
import type { BrainstemClient } from '../../client/index.ts';
import { queryName } from './queryName.ts';

/** Lists the queries of the widgets, without their answers. */
export function QueriesTab() {
  const { words, timeOf } = useDevtoolsLanguage();
  const { client, queryClient } = useBrainstem();
  const queries = useQueries(client, queryClient);
  return (
    <Table
      label={words.queries}
      columns={[words.query, words.status, words.readers, words.updated]}
      empty={words.noQueries}
      rows={queries.map(({ id, name, state, readers, updatedAt }) => ({
        id,
        cells: [
          name,
          <span data-failed={state === 'failed' ? '' : undefined}>{words[state]}</span>,
          readers,
          updatedAt === 0 ? '' : timeOf(updatedAt),
        ],
      }))}
    />
  );
}

/** A query of the kit, without its data. */
interface ShownQuery {
  id: string;
  name: string;
  state: 'loading' | 'refreshing' | 'failed' | 'fresh' | 'stale';
  /** The number of observers on the page. */
  readers: number;
  /** Milliseconds since the epoch; 0 before the first answer. */
  updatedAt: number;
}

/** Returns a client's queries, and follows their changes. */
function useQueries(client: BrainstemClient, queryClient: QueryClient): readonly ShownQuery[] {
  const [queries, setQueries] = useState(() => readQueries(client, queryClient));
  const { schedule } = client.environment;
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const read = (): void => {
      cancel = undefined;
      setQueries(readQueries(client, queryClient));
    };
    read();
    // The cache notifies while widgets render, when other components must not update.
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      cancel ??= schedule.after(0, read);
    });
    return () => {
      unsubscribe();
      cancel?.();
    };
  }, [client, queryClient, schedule]);
  return queries;
}

function readQueries(client: BrainstemClient, queryClient: QueryClient): ShownQuery[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey: [root, key] }) => root === 'brainstem' && key === client.key)
    .map((query) => {
      const { status, fetchStatus, dataUpdatedAt } = query.state;
      const isFetching = fetchStatus === 'fetching';
      const settled = status === 'error' ? 'failed' : query.isStale() ? 'stale' : 'fresh';
      const state = !isFetching ? settled : status === 'pending' ? 'loading' : 'refreshing';
      return {
        id: query.queryHash,
        name: queryName(query.queryKey),
        state,
        readers: query.getObserversCount(),
        updatedAt: dataUpdatedAt,
      };
    });
}
