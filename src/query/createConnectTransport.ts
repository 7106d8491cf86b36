import type { QueryClient } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';
import { connectionKeys, connectionMetadataQuery, connectionsQuery } from './connectionQueries.ts';
import { hasAuthError } from './useConnectionMetadata.ts';

type Client = BrainstemContextValue['client'];

/** What is known of the connections of one integration at a moment. */
export interface ConnectionsSeen {
  /** In the order of the list. */
  ids: readonly string[];
  /** Whether the connection that is renewed still asks for it; undefined when none is renewed. */
  authError: boolean | undefined;
}

/** What a connect session needs of the platform. */
export interface ConnectTransport {
  /** Begins a consent: `POST /connect/integrations/connect-session`. */
  startConsent(
    connect: { integration: string; connectionId?: string },
    options: { signal: AbortSignal },
  ): Promise<{ sessionToken: string }>;
  /** What the connection list, and for a renewal the metadata, say at this moment. */
  look(
    connect: { integration: string; connectionId?: string },
    options: { signal: AbortSignal },
  ): Promise<ConnectionsSeen>;
}

/** Connects through a client, and lets every list of connections see what was found. */
export function createConnectTransport(client: Client, queries: QueryClient): ConnectTransport {
  return {
    startConsent: (connect, options) => api.startConsent(client, connect, options),
    async look({ integration, connectionId }, options) {
      const list = await api.listConnections(client, integration, options);
      queries.setQueryData(connectionsQuery(client, integration).queryKey, list);
      const ids = list.connections.map((connection) => connection.connection_id);
      if (connectionId === undefined || !ids.includes(connectionId)) {
        return { ids, authError: undefined };
      }
      const ref = { connectionId, providerConfigKey: integration };
      const read = await api.getConnectionMetadata(client, ref, options);
      const authError = hasAuthError(read);
      queries.setQueryData(connectionMetadataQuery(client, ref).queryKey, read);
      if (!authError) {
        void queries.invalidateQueries({ queryKey: connectionKeys.content(client, ref) });
      }
      return { ids, authError };
    },
  };
}
