import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ConnectedUser } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { connectedUserQuery, type ConnectionRef } from './connectionQueries.ts';

/** Whose account a connection is: `GET /connect/integrations/user-info`. */
export function useConnectedUser(ref: ConnectionRef): UseQueryResult<ConnectedUser> {
  const { client } = useBrainstem();
  return useQuery(connectedUserQuery(client, ref));
}
