import { queryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';

type Client = BrainstemContextValue['client'];

/** Which connection, as most connector routes ask for it. */
export interface ConnectionRef {
  connectionId: string;
  providerConfigKey: string;
}

const root = (client: Client) => ['brainstem', client.key, 'connections'] as const;

/** Keys of the connections' server state, for reading and invalidating. */
export const connectionKeys = {
  all: root,
  list: (client: Client, providerConfigKey: string) =>
    [...root(client), 'list', providerConfigKey] as const,
  one: (client: Client, { connectionId }: { connectionId: string }) =>
    [...root(client), 'one', connectionId] as const,
  /**
   * What stands behind a connection: its files, tabs, folders. Apart from the rest, since a write of
   * ours changes nothing there, and thirty pages of files are not fetched anew for it.
   */
  content: (client: Client, { connectionId }: { connectionId: string }) =>
    ['brainstem', client.key, 'connection-content', connectionId] as const,
};

/** The connections of one provider config key: `GET /connect/integrations/connections`. */
export function connectionsQuery(client: Client, providerConfigKey: string) {
  return queryOptions({
    queryKey: connectionKeys.list(client, providerConfigKey),
    queryFn: ({ signal }) => api.listConnections(client, providerConfigKey, { signal }),
  });
}

/** What a connection keeps: `GET /connect/integrations/connection-metadata`. */
export function connectionMetadataQuery(client: Client, ref: ConnectionRef) {
  return queryOptions({
    queryKey: [...connectionKeys.one(client, ref), 'metadata'],
    queryFn: ({ signal }) => api.getConnectionMetadata(client, ref, { signal }),
  });
}

/** Whose account a connection is: `GET /connect/integrations/user-info`. */
export function connectedUserQuery(client: Client, ref: ConnectionRef) {
  return queryOptions({
    queryKey: [...connectionKeys.content(client, ref), 'user'],
    queryFn: ({ signal }) => api.getConnectedUser(client, ref, { signal }),
    staleTime: 5 * 60_000,
  });
}
