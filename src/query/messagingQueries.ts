import { queryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';

type Client = BrainstemContextValue['client'];

const root = (client: Client) => ['brainstem', client.key, 'messaging'] as const;

/** Keys of the messaging channel's server state, for reading and invalidating. */
const messagingKeys = {
  groups: (client: Client, sessionId: string) => [...root(client), 'groups', sessionId] as const,
  health: (client: Client, id: string) => [...root(client), 'health', id] as const,
};

/** The groups of a phone that was paired: `GET /connectors/messaging-a/groups`. */
export function pairingGroupsQuery(client: Client, sessionId: string) {
  return queryOptions({
    queryKey: messagingKeys.groups(client, sessionId),
    queryFn: ({ signal }) => api.listPairingGroups(client, sessionId, { signal }),
    // A pairing's id opens it; it goes with the widget.
    gcTime: 0,
  });
}

/** How a messaging connection is: `GET /connectors/messaging-a/connection-health`. */
export function connectionHealthQuery(client: Client, connectionId: string) {
  return queryOptions({
    queryKey: messagingKeys.health(client, connectionId),
    queryFn: ({ signal }) => api.getConnectionHealth(client, connectionId, { signal }),
  });
}
