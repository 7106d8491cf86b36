import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Connection, ConnectionList } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { documentConnectionsQuery } from './documentsQueries.ts';

/** How often documents that are being read are looked at, in milliseconds. */
const interval = 3_000;

/**
 * The uploaded documents: `GET /connect/integrations/connections?providerConfigKey=documents`.
 *
 * @param isUnderWay - Which connections are not at their end: while there is one, the list is
 * fetched anew every three seconds.
 */
export function useDocumentConnections(
  isUnderWay: (connection: Connection) => boolean,
): UseQueryResult<ConnectionList> {
  return useQuery({
    ...documentConnectionsQuery(useBrainstem().client),
    refetchInterval: ({ state }) =>
      state.data?.connections.some(isUnderWay) === true ? interval : false,
  });
}
