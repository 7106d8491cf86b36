import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ConnectionMetadata } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { hasSyncUnderWay, syncingInterval } from './connectionProgress.ts';
import { connectionMetadataQuery, type ConnectionRef } from './connectionQueries.ts';

/**
 * What a connection keeps, and whether it asks to be connected again:
 * `GET /connect/integrations/connection-metadata`. Fetched anew while something is being synced.
 */
export function useConnectionMetadata(ref: ConnectionRef): UseQueryResult<ConnectionMetadata> {
  const { client } = useBrainstem();
  return useQuery({
    ...connectionMetadataQuery(client, ref),
    refetchInterval: ({ state }) =>
      state.data !== undefined && hasSyncUnderWay(state.data.metadata) ? syncingInterval : false,
  });
}

/**
 * The ids of those connections that ask to be connected again, as far as it is known: the list route
 * does not say, so each one's metadata is read.
 */
export function useAuthErrors(refs: readonly ConnectionRef[]): ReadonlySet<string> {
  const { client } = useBrainstem();
  const results = useQueries({ queries: refs.map((ref) => connectionMetadataQuery(client, ref)) });
  return new Set(
    refs.flatMap(({ connectionId }, at) => (hasAuthError(results[at]?.data) ? [connectionId] : [])),
  );
}

/** Whether a metadata read says that the person has to consent again. Null and absence are fine. */
export function hasAuthError(read: ConnectionMetadata | undefined): boolean {
  const error = read?.authError;
  return error !== undefined && error !== null && error !== false && error !== '';
}
