import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { nonEmpty, queryBoolean } from '../schema/ids.ts';

export const pairingStates = ['pending', 'connected', 'duplicate', 'failed'] as const;

/** The state of a pairing. */
export type PairingState = (typeof pairingStates)[number];

export const pairingSession = v.union([
  v.object({ alreadyConnected: v.pipe(queryBoolean, v.literal(true)), connectionId: v.string() }),
  v.object({
    pairingSessionId: v.string(),
    /**
     * A QR code image in base64. Neither its media type nor whether it is a data URL is documented.
     */
    qrBase64: v.string(),
  }),
]);

/** A started pairing: a code to scan, or the existing connection. */
export type PairingSession = v.InferOutput<typeof pairingSession>;

export const pairingStatus = v.object({
  /** One of {@link pairingStates}. */
  status: v.picklist(pairingStates),
  qrBase64: v.nullish(v.string()),
  phoneNumber: v.nullish(v.string()),
  error: v.nullish(v.string()),
});

/** The status of a pairing, with a fresh code while it is pending. */
export interface PairingStatus extends v.InferOutput<typeof pairingStatus> {}

export const connectionHealth = v.object({
  connectionId: v.string(),
  connected: queryBoolean,
  stopped: queryBoolean,
  phoneNumber: v.nullish(v.string()),
});

/** The health of a messaging connection. */
export interface ConnectionHealth extends v.InferOutput<typeof connectionHealth> {}

export const finalizePairingBody = v.object({
  pairingSessionId: nonEmpty,
  connectionName: nonEmpty,
  selectedGroups: v.array(v.unknown()),
  syncMode: v.optional(v.string()),
  description: v.optional(v.string()),
});

/** Body of finalize. Neither `selectedGroups`' items nor `syncMode`'s values are documented. */
export interface FinalizePairingBody extends v.InferInput<typeof finalizePairingBody> {}

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
const undocumented = { type: 'json', status: 200, schema: v.unknown() } as const;

/** `POST {public_url}/connectors/messaging-a/pairing-session`, without a body. */
export const startPairing = defineEndpoint({
  ...writing,
  name: 'startPairing',
  path: '/connectors/messaging-a/pairing-session',
  response: { type: 'json', status: 200, schema: pairingSession },
});

/** `GET {public_url}/connectors/messaging-a/pairing-status`, for polling. */
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
  response: undocumented,
});

/** `GET {public_url}/connectors/messaging-a/connection-health`. */
export const getConnectionHealth = defineEndpoint({
  ...reading,
  name: 'getConnectionHealth',
  path: '/connectors/messaging-a/connection-health',
  query: v.object({ connectionId: nonEmpty }),
  response: { type: 'json', status: 200, schema: connectionHealth },
});

/** `POST {public_url}/connectors/messaging-a/finalize`: creates the connection of a pairing. */
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
 * `POST {public_url}/connectors/messaging-a/abandon`. Only documented to name the pairing session;
 * the field is assumed to be `pairingSessionId`.
 */
export const abandonPairing = defineEndpoint({
  ...writing,
  name: 'abandonPairing',
  path: '/connectors/messaging-a/abandon',
  body: { type: 'json', schema: ofPairing },
  response: undocumented,
});
