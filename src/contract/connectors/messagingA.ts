import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { reading, writing } from './scopes.ts';
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

const ofPairing = v.object({ pairingSessionId: nonEmpty });

/** `POST {public_url}/connectors/messaging-a/pairing-session`, without a body. */
export const startPairing = defineEndpoint(
  'startPairing',
  'POST /connectors/messaging-a/pairing-session',
  { ...writing, response: pairingSession },
);

/** `GET {public_url}/connectors/messaging-a/pairing-status`, for polling. */
export const getPairingStatus = defineEndpoint(
  'getPairingStatus',
  'GET /connectors/messaging-a/pairing-status',
  { ...reading, query: ofPairing, response: pairingStatus },
);

/** `GET {public_url}/connectors/messaging-a/groups`. The shape of the list is not documented. */
export const listPairingGroups = defineEndpoint(
  'listPairingGroups',
  'GET /connectors/messaging-a/groups',
  { ...reading, query: ofPairing },
);

/** `GET {public_url}/connectors/messaging-a/connection-health`. */
export const getConnectionHealth = defineEndpoint(
  'getConnectionHealth',
  'GET /connectors/messaging-a/connection-health',
  { ...reading, query: v.object({ connectionId: nonEmpty }), response: connectionHealth },
);

/** `POST {public_url}/connectors/messaging-a/finalize`: creates the connection of a pairing. */
export const finalizePairing = defineEndpoint(
  'finalizePairing',
  'POST /connectors/messaging-a/finalize',
  {
    ...writing,
    body: finalizePairingBody,
    response: v.object({ success: v.optional(queryBoolean), connectionId: v.string() }),
  },
);

/**
 * `POST {public_url}/connectors/messaging-a/abandon`. Only documented to name the pairing session;
 * the field is assumed to be `pairingSessionId`.
 */
export const abandonPairing = defineEndpoint(
  'abandonPairing',
  'POST /connectors/messaging-a/abandon',
  { ...writing, body: ofPairing },
);
