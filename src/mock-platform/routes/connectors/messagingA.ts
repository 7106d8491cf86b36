import {
  addPairing,
  messagingKey,
  pairingCode,
  requirePairing,
  type Pairing,
} from '../../state/connectors/pairings.ts';
import {
  abandonPairing,
  finalizePairing,
  getConnectionHealth,
  getPairingStatus,
  listPairingGroups,
  pushMessagingA,
  startPairing,
} from '../../../contract/index.ts';
import { qrImage } from '../../pictures/qrImage.ts';
import { HttpError } from '../../request/httpError.ts';
import messagingGroups from '../../seed/connectors/messagingGroups.json' with { type: 'json' };
import { serve, type Route } from '../../serve.ts';
import {
  addConnection,
  connectionsOf,
  requireConnection,
  textIn,
} from '../../state/connectors/connections.ts';

/** The routes of the messaging channel: a phone scans a code and becomes a connection. */
export const messagingARoutes: readonly Route[] = [
  serve(startPairing, (_, { world, caller, environment }) => {
    const now = environment.clock.now();
    // Undocumented: when a pairing counts as already connected. Here after one phone.
    const [connected] = connectionsOf(world, caller.organisationId, messagingKey);
    if (connected !== undefined) {
      return { alreadyConnected: true, connectionId: connected.connection_id };
    }
    const pairing = addPairing(world, caller.organisationId, now);
    return { pairingSessionId: pairing.id, qrBase64: qrImage(pairingCode(pairing, now)) };
  }),

  serve(getPairingStatus, ({ query }, call) => {
    const pairing = requirePairing(query.pairingSessionId, call);
    const { state: status, phoneNumber, error } = pairing;
    if (status === 'pending') {
      return { status, qrBase64: qrImage(pairingCode(pairing, call.environment.clock.now())) };
    }
    return {
      status,
      ...(phoneNumber === undefined ? {} : { phoneNumber }),
      ...(error === undefined ? {} : { error }),
    };
  }),

  serve(listPairingGroups, ({ query }, call) => {
    requireConnected(requirePairing(query.pairingSessionId, call));
    // Undocumented: the shape of groups.
    return { groups: messagingGroups };
  }),

  serve(getConnectionHealth, ({ query: { connectionId } }, call) => {
    const { metadata } = requireConnection(call, connectionId, messagingKey);
    const phoneNumber = textIn(metadata, 'phoneNumber') ?? null;
    return { connectionId, connected: true, stopped: false, phoneNumber };
  }),

  serve(finalizePairing, ({ body }, call) => {
    const { world, caller, environment } = call;
    const { pairingSessionId, ...settings } = body;
    const { phoneNumber } = requireConnected(requirePairing(pairingSessionId, call));
    const made = {
      organisationId: caller.organisationId,
      provider_config_key: messagingKey,
      metadata: { ...settings, phoneNumber, pendingMessages: 0, syncStatus: 'never' },
      secrets: { webhookSecret: world.random.hex(32) },
    };
    world.pairings.delete(pairingSessionId);
    const connection = addConnection(world, made, environment.clock.now());
    return { success: true, connectionId: connection.connection_id };
  }),

  serve(abandonPairing, ({ body }, call) => {
    requirePairing(body.pairingSessionId, call);
    call.world.pairings.delete(body.pairingSessionId);
    return { success: true };
  }),

  serve(pushMessagingA, ({ params, query }, { world }) => {
    const connection = world.connections.get(params.connectionId);
    const secret = connection?.secrets.webhookSecret;
    if (connection === undefined || secret === undefined || secret !== query.s) {
      throw new HttpError(401, 'Invalid or missing authentication token');
    }
    const { pendingMessages } = connection.metadata;
    const pending = typeof pendingMessages === 'number' ? pendingMessages : 0;
    connection.metadata = { ...connection.metadata, pendingMessages: pending + 1 };
    return { success: true };
  }),
];

/** Requires a scanned pairing. Undocumented: 409 before that. */
function requireConnected(pairing: Pairing): Pairing {
  if (pairing.state !== 'connected') throw new HttpError(409, `The pairing is ${pairing.state}`);
  return pairing;
}
