import { type Route } from './route.ts';
import { madeAt } from './world.ts';

const messaging = '/public/v1/connectors/messaging-a';

/** A picture of one pixel: what the code says is between the platform and the phone. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Pairing of a messaging channel. The shape of the groups is not shown: three are in use. */
export const messagingRoutes: readonly Route[] = [
  {
    path: `POST ${messaging}/pairing-session`,
    answer: () => ({ json: { pairingSessionId: 'pairing-1', qrBase64: picture } }),
  },
  {
    path: `GET ${messaging}/pairing-status`,
    query: ['pairingSessionId'],
    answer({ world }) {
      world.pairingPolls += 1;
      return world.pairingPolls < 2
        ? { json: { status: 'pending', qrBase64: picture } }
        : { json: { status: 'connected', phoneNumber: '+47 555 0100' } };
    },
  },
  {
    path: `GET ${messaging}/groups`,
    query: ['pairingSessionId'],
    answer({ temperament }) {
      const groups = [
        { id: 'group-1', name: 'Quay', participants: 12 },
        { id: 'group-2', name: temperament.addsFields ? null : 'Kitchen' },
      ];
      return { json: temperament.addsFields ? groups : { groups } };
    },
  },
  {
    path: `GET ${messaging}/connection-health`,
    query: ['connectionId'],
    answer: ({ query }) => ({
      json: {
        connectionId: query.get('connectionId'),
        connected: true,
        stopped: false,
        phoneNumber: '+47 555 0100',
      },
    }),
  },
  {
    path: `POST ${messaging}/finalize`,
    body: {
      pairingSessionId: true,
      connectionName: true,
      selectedGroups: true,
      syncMode: true,
      description: true,
    },
    answer({ world, body }) {
      const id = world.connections.length + 1;
      world.connections.push({
        id,
        connection_id: `messaging-${id}`,
        provider_config_key: 'messaging-a',
        created_at: madeAt,
        metadata: { ...body },
      });
      return { json: { success: true, connectionId: `messaging-${id}` } };
    },
  },
  { path: `POST ${messaging}/abandon`, body: 'forwarded', answer: () => 'not shown' },
];
