import { useQueries } from '@tanstack/react-query';
import type { Connection, ConnectionList } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { hasSyncUnderWay, syncingInterval } from './connectionProgress.ts';
import { connectionsQuery } from './connectionQueries.ts';

/** The connections of one provider config key. */
export interface ConnectionsOfKey {
  providerConfigKey: string;
  /** Undefined until they came. */
  connections: readonly Connection[] | undefined;
  /** Why they could not be fetched; what was fetched before stays. */
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * The connections of several provider config keys, each by its own
 * `GET /connect/integrations/connections`: the platform lists them one key at a time. A list in
 * which something is being synced is fetched anew every three seconds.
 */
export function useConnections(providerConfigKeys: readonly string[]): readonly ConnectionsOfKey[] {
  const { client } = useBrainstem();
  const results = useQueries({
    queries: providerConfigKeys.map((key) => ({
      ...connectionsQuery(client, key),
      refetchInterval: ({ state }: { state: { data: ConnectionList | undefined } }) =>
        isUnderWay(state.data) ? syncingInterval : false,
    })),
  });
  return results.map(({ data, error, isFetching, refetch }, at) => ({
    providerConfigKey: providerConfigKeys[at] ?? '',
    connections: data?.connections,
    error,
    isFetching,
    refetch: () => void refetch(),
  }));
}

function isUnderWay(list: ConnectionList | undefined): boolean {
  return list?.connections.some(({ metadata }) => hasSyncUnderWay(metadata)) === true;
}
