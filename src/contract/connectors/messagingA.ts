import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { nonEmpty, queryBoolean } from '../schema/ids.ts';

/** Where a pairing stands. */
export const pairingStates = ['pending', 'connected', 'duplicate', 'failed'] as const;

/** See {@link pairingStates}. */
export type PairingState = (typeof pairingStates)[number];

/** Schema of {@link PairingSession}. */
export const pairingSession = v.union([
  v.object({ alreadyConnected: v.pipe(queryBoolean, v.literal(true)), connectionId: v.string() }),
  v.object({
    pairingSessionId: v.string(),
    qrBase64: v.string(),
  }),
]) satisfies v.GenericSchema<unknown, PairingSession>;

/** What beginning a pairing answers: a code to scan, or the connection that is there already. */
export type PairingSession =
  | {
      alreadyConnected: true;
      connectionId: string;
    }
  | {
      pairingSessionId: string;
      /**
       * The image of a QR code in base64; whether as a data address, and its type, are not documented.
       */
      qrBase64: string;
    };

/** Schema of {@link PairingStatus}. */
export const pairingStatus = v.object({
  status: v.picklist(pairingStates),
  qrBase64: v.nullish(v.string()),
  phoneNumber: v.nullish(v.string()),
  error: v.nullish(v.string()),
}) satisfies v.GenericSchema<unknown, PairingStatus>;

/** Where a pairing stands, with a fresh code while it is pending. */
export interface PairingStatus {
  /** One of {@link pairingStates}. */
  status: 'failed' | 'pending' | 'connected' | 'duplicate';
  qrBase64?: string | null;
  phoneNumber?: string | null;
  error?: string | null;
}

/** Schema of {@link ConnectionHealth}. */
export const connectionHealth = v.object({
  connectionId: v.string(),
  connected: queryBoolean,
  stopped: queryBoolean,
  phoneNumber: v.nullish(v.string()),
}) satisfies v.GenericSchema<unknown, ConnectionHealth>;

/** How a messaging connection is. */
export interface ConnectionHealth {
  connectionId: string;
  connected: boolean;
  stopped: boolean;
  phoneNumber?: string | null;
}

/** Schema of {@link FinalizePairingBody}. */
export const finalizePairingBody = v.object({
  pairingSessionId: nonEmpty,
  connectionName: nonEmpty,
  selectedGroups: v.array(v.unknown()),
  syncMode: v.optional(v.string()),
  description: v.optional(v.string()),
}) satisfies v.GenericSchema<FinalizePairingBody, unknown>;

/** Body of finalize. What `selectedGroups` holds, and the words of `syncMode`, are not documented. */
export interface FinalizePairingBody {
  pairingSessionId: string;
  connectionName: string;
  selectedGroups: unknown[];
  syncMode?: string;
  description?: string;
}

const connectors = { host: 'public', credential: 'serviceActorToken' } as const;
const reading = {
  ...connectors,
  scope: 'connectors:read',
  method: 'GET',
  idempotent: true,
} as const;
const writing = {
  ...connectors,
  scope: 'connectors:write',
  method: 'POST',
  idempotent: false,
} as const;
const ofPairing = v.object({ pairingSessionId: nonEmpty });
const notShown = { type: 'json', status: 200, schema: v.unknown() } as const;

/** `POST {public_url}/connectors/messaging-a/pairing-session`, without a body. */
export const startPairing = defineEndpoint({
  ...writing,
  name: 'startPairing',
  path: '/connectors/messaging-a/pairing-session',
  response: { type: 'json', status: 200, schema: pairingSession },
});

/** `GET {public_url}/connectors/messaging-a/pairing-status`: to be polled. */
export const getPairingStatus = defineEndpoint({
  ...reading,
  name: 'getPairingStatus',
  path: '/connectors/messaging-a/pairing-status',
  query: ofPairing,
  response: { type: 'json', status: 200, schema: pairingStatus },
});

/** `GET {public_url}/connectors/messaging-a/groups`. The shape of the list is not documented. */
export const listPairingGroups = defineEndpoint({
  ...reading,
  name: 'listPairingGroups',
  path: '/connectors/messaging-a/groups',
  query: ofPairing,
  response: notShown,
});

/** `GET {public_url}/connectors/messaging-a/connection-health`. */
export const getConnectionHealth = defineEndpoint({
  ...reading,
  name: 'getConnectionHealth',
  path: '/connectors/messaging-a/connection-health',
  query: v.object({ connectionId: nonEmpty }),
  response: { type: 'json', status: 200, schema: connectionHealth },
});

/** `POST {public_url}/connectors/messaging-a/finalize`: makes the connection of a pairing. */
export const finalizePairing = defineEndpoint({
  ...writing,
  name: 'finalizePairing',
  path: '/connectors/messaging-a/finalize',
  body: { type: 'json', schema: finalizePairingBody },
  response: {
    type: 'json',
    status: 200,
    schema: v.object({ success: v.optional(queryBoolean), connectionId: v.string() }),
  },
});

/**
 * `POST {public_url}/connectors/messaging-a/abandon`. Body and response are not documented beyond that
 * the request names the pairing session; its field is taken to be `pairingSessionId`.
 */
export const abandonPairing = defineEndpoint({
  ...writing,
  name: 'abandonPairing',
  path: '/connectors/messaging-a/abandon',
  body: { type: 'json', schema: ofPairing },
  response: notShown,
});
