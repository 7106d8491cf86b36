import type { QueryClient } from '@tanstack/query-core';
import * as api from '../../api/index.ts';
import type { BrainstemClient } from '../../client/index.ts';
import type { FinalizePairingBody, PairingSession, PairingStatus } from '../../contract/index.ts';
import { invalidateConnections } from '../connectors.ts';
import { platformKey, queryOptions } from '../options.ts';

/**
 * The provider config key of messaging connections. The documents name none; the catalog's id is
 * used.
 */
export const messagingAKey = 'messaging-a';

/** The interval at which a shown connection's health is fetched again, in milliseconds. */
const healthInterval = 30_000;

/** The groups of a phone that was paired: `GET /connectors/messaging-a/groups`. */
export function messagingAGroupsQuery(client: BrainstemClient, sessionId: string) {
  return queryOptions({
    queryKey: platformKey(client, 'messaging-a', 'groups', sessionId),
    queryFn: ({ signal }) => api.listPairingGroups(client, sessionId, { signal }),
    // The id of a pairing opens it, so that it leaves the cache with the widget.
    gcTime: 0,
  });
}

/** The health of a messaging connection: `GET /connectors/messaging-a/connection-health`. */
export function messagingAHealthQuery(client: BrainstemClient, connectionId: string) {
  return queryOptions({
    queryKey: platformKey(client, 'messaging-a', 'health', connectionId),
    queryFn: ({ signal }) => api.getConnectionHealth(client, connectionId, { signal }),
    refetchInterval: healthInterval,
  });
}

/**
 * The platform's routes for pairing a phone. None of this goes through the cache: the code is a
 * credential.
 */
export interface MessagingATransport {
  begin: () => Promise<PairingSession>;
  status: (sessionId: string, signal: AbortSignal) => Promise<PairingStatus>;
  finalize: (body: FinalizePairingBody) => Promise<{ connectionId: string }>;
  abandon: (sessionId: string) => Promise<unknown>;
}

/** The timeout of a request for a pairing's status, in milliseconds: the next is soon due. */
const statusTimeout = 10_000;

/** Binds the pairing's routes to a client, and invalidates the connections when one was made. */
export function createMessagingATransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): MessagingATransport {
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
