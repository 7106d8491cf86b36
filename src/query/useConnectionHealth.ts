import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ConnectionHealth } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { connectionHealthQuery } from './messagingQueries.ts';

/** How often the state is looked at while the page is visible, in milliseconds. */
const interval = 30_000;

/** How a messaging connection is: `GET /connectors/messaging-a/connection-health`. */
export function useConnectionHealth(connectionId: string): UseQueryResult<ConnectionHealth> {
  const { client } = useBrainstem();
  return useQuery({ ...connectionHealthQuery(client, connectionId), refetchInterval: interval });
}
