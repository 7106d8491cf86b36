import type { QueryClient } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { FinalizePairingBody, PairingSession, PairingStatus } from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';

/**
 * What a pairing needs of the platform. Nothing of it goes through the cache: the code is a
 * credential.
 */
export interface PairingTransport {
  begin: () => Promise<PairingSession>;
  status: (sessionId: string, signal: AbortSignal) => Promise<PairingStatus>;
  finalize: (body: FinalizePairingBody) => Promise<{ connectionId: string }>;
  abandon: (sessionId: string) => Promise<unknown>;
}

/** How long one look at a pairing may take, in milliseconds: the next one is soon due. */
const patience = 10_000;

/** Binds the pairing's routes to a client; a connection that is made is told to the cache. */
export function createPairingTransport(
  client: BrainstemContextValue['client'],
  queries: QueryClient,
): PairingTransport {
  return {
    begin: () => api.startPairing(client),
    status: (sessionId, signal) =>
      api.getPairingStatus(client, sessionId, { signal, timeout: patience }),
    async finalize(body) {
      const made = await api.finalizePairing(client, body);
      void queries.invalidateQueries({ queryKey: ['brainstem', client.key, 'connections'] });
      return made;
    },
    abandon: (sessionId) => api.abandonPairing(client, sessionId),
  };
}
