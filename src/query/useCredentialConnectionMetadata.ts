import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ConnectionMetadata } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { credentialConnectionQuery } from './credentialConnectionQueries.ts';

/**
 * What a connection keeps, for a form that edits it: `GET /connect/integrations/connection-metadata`.
 *
 * @param connectionId - Undefined for a new connection: nothing is fetched.
 */
export function useCredentialConnectionMetadata(
  connectionId: string | undefined,
  providerConfigKey: string,
): UseQueryResult<ConnectionMetadata> {
  const { client } = useBrainstem();
  const ref = { connectionId: connectionId ?? '', providerConfigKey };
  const options = credentialConnectionQuery(client, ref);
  return useQuery({
    ...options,
    queryFn: connectionId === undefined ? skipToken : options.queryFn,
    // An edit starts from what is there now, and is not changed under the person's hands.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}
