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

/** Binds the pairing's routes to a client. */
export function createPairingTransport(client: BrainstemContextValue['client']): PairingTransport {
  return {
    begin: () => api.startPairing(client),
    status: (sessionId, signal) =>
      api.getPairingStatus(client, sessionId, { signal, timeout: patience }),
    finalize: (body) => api.finalizePairing(client, body),
    abandon: (sessionId) => api.abandonPairing(client, sessionId),
  };
}
