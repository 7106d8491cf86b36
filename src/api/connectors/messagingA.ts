import { wait, type BrainstemClient, type CallOptions } from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import type {
  ConnectionHealth,
  FinalizePairingBody,
  PairingSession,
  PairingStatus,
} from '../../contract/index.ts';

/**
 * Starts a pairing: `POST /connectors/messaging-a/pairing-session`.
 *
 * @returns A code for the phone to scan, or the existing connection.
 */
export function startPairing(
  client: BrainstemClient,
  options?: CallOptions,
): Promise<PairingSession> {
  return client.json(contract.startPairing, {}, options);
}

/** Fetches the status of a pairing: `GET /connectors/messaging-a/pairing-status`. */
export function getPairingStatus(
  client: BrainstemClient,
  pairingSessionId: string,
  options?: CallOptions,
): Promise<PairingStatus> {
  return client.json(contract.getPairingStatus, { query: { pairingSessionId } }, options);
}

/** Call options, with the timing of the polling. */
export interface WatchPairingOptions extends CallOptions {
  /** Milliseconds between two polls. @default 2000 */
  interval?: number;
  /** Waits between two polls. @default an abortable timer */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/**
 * Polls a pairing until it is no longer pending: `GET /connectors/messaging-a/pairing-status`.
 * Yields each status with the code to show now; the last one isn't pending.
 */
export async function* watchPairing(
  client: BrainstemClient,
  pairingSessionId: string,
  { interval = 2000, wait: pause, ...options }: WatchPairingOptions = {},
): AsyncGenerator<PairingStatus, void> {
  const { signal } = options;
  for (;;) {
    const status = await getPairingStatus(client, pairingSessionId, options);
    yield status;
    if (status.status !== 'pending') return;
    await (pause?.(interval, signal) ?? wait(client.environment, interval, { signal }));
  }
}

/**
 * Lists the groups of the paired phone: `GET /connectors/messaging-a/groups`.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function listPairingGroups(
  client: BrainstemClient,
  pairingSessionId: string,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.listPairingGroups, { query: { pairingSessionId } }, options);
}

/** Creates the connection of a pairing: `POST /connectors/messaging-a/finalize`. */
export async function finalizePairing(
  client: BrainstemClient,
  body: FinalizePairingBody,
  options?: CallOptions,
): Promise<{ connectionId: string }> {
  const { connectionId } = await client.json(contract.finalizePairing, { body }, options);
  return { connectionId };
}

/**
 * Abandons a pairing: `POST /connectors/messaging-a/abandon`.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function abandonPairing(
  client: BrainstemClient,
  pairingSessionId: string,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.abandonPairing, { body: { pairingSessionId } }, options);
}

/** Fetches a messaging connection's health: `GET /connectors/messaging-a/connection-health`. */
export function getConnectionHealth(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<ConnectionHealth> {
  return client.json(contract.getConnectionHealth, { query: { connectionId } }, options);
}
