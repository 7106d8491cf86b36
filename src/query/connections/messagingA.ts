import type { QueryClient } from '@tanstack/query-core';
import * as api from '../../api/index.ts';
import type { BrainstemClient } from '../../client/index.ts';
import type { FinalizePairingBody, PairingSession, PairingStatus } from '../../contract/index.ts';
import { invalidateConnections } from '../connectors.ts';
import { platformKey, queryOptions } from '../options.ts';

/** The provider config key of messaging connections: the catalog's id, since none is documented. */
export const messagingAKey = 'messaging-a';

/** The polling interval of a shown connection's health, in milliseconds. */
const healthInterval = 30_000;

/** Fetches a paired phone's groups: `GET /connectors/messaging-a/groups`. */
export function messagingAGroupsQuery(client: BrainstemClient, sessionId: string) {
  return queryOptions({
    queryKey: platformKey(client, 'messaging-a', 'groups', sessionId),
    queryFn: ({ signal }) => api.listPairingGroups(client, sessionId, { signal }),
    // A pairing's id grants access to it, so it leaves the cache when its widget unmounts.
    gcTime: 0,
  });
}

/** Fetches a messaging connection's health: `GET /connectors/messaging-a/connection-health`. */
export function messagingAHealthQuery(client: BrainstemClient, connectionId: string) {
  return queryOptions({
    queryKey: platformKey(client, 'messaging-a', 'health', connectionId),
    queryFn: ({ signal }) => api.getConnectionHealth(client, connectionId, { signal }),
    refetchInterval: healthInterval,
  });
}

/** The platform's routes for pairing a phone. They bypass the cache: the code is a credential. */
export interface MessagingATransport {
  begin: () => Promise<PairingSession>;
  status: (sessionId: string, signal: AbortSignal) => Promise<PairingStatus>;
  finalize: (body: FinalizePairingBody) => Promise<{ connectionId: string }>;
  abandon: (sessionId: string) => Promise<unknown>;
}

/** The timeout of a pairing-status request, in milliseconds: the next poll is soon due. */
const statusTimeout = 10_000;

/** Binds the pairing routes to a client, and invalidates the connections after one was made. */
export function createMessagingATransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): MessagingATransport {
  client = client.forUser();
  return {
    begin: () => api.startPairing(client),
    status: (sessionId, signal) =>
      api.getPairingStatus(client, sessionId, { signal, timeout: statusTimeout }),
    async finalize(body) {
      const made = await api.finalizePairing(client, body);
      void invalidateConnections(client, queryClient);
      return made;
    },
    abandon: (sessionId) => api.abandonPairing(client, sessionId),
  };
}
