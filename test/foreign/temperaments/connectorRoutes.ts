import {
  fieldsOf,
  refusal,
  textOf,
  type Answer,
  type Asked,
  type Body,
  type Keys,
  type Route,
} from './route.ts';
import { madeAt } from './world.ts';

const connect = '/public/v1/connect/integrations';

const sqlMetadata = {
  connectionName: true,
  host: true,
  port: true,
  database: true,
  schema: true,
  useSSL: true,
  sslMode: true,
  status: true,
  description: true,
} as const;

/** The metadata that the documents name for a connector. */
const metadataKeys: Readonly<Record<string, Keys>> = {
  docstore: {
    connectionName: true,
    connectionType: true,
    connectionString: true,
    protocol: true,
    selectedDatabases: true,
    description: true,
    status: true,
  },
  'private-api-bearer': { connectionName: true },
  'private-api-basic': { connectionName: true },
  'warehouse-a-jwt': { warehouse: true, database: true, role: true, schema: true },
};

function connectKeys(body: Body): Keys {
  if ('integration' in body) return { integration: true, connectionId: true };
  const key = textOf(body['providerConfigKey']);
  return {
    providerConfigKey: true,
    username: true,
    password: true,
    credentials: true,
    metadata: metadataKeys[key] ?? sqlMetadata,
  };
}

function save({ world, body }: Asked): Answer {
  if ('integration' in body) return { json: { sessionToken: 'session-token' } };
  const key = textOf(body['providerConfigKey']);
  if (key === 'custom-rest-api') return refusal(400, 'Unknown providerConfigKey');
  const metadata = fieldsOf(body['metadata']);
  if (key.startsWith('sql-') && textOf(metadata['host']) === '') {
    return refusal(400, 'Missing required field: host');
  }
  const id = world.connections.length + 1;
  const connection_id = `connection-${id}`;
  world.connections.push({
    id,
    connection_id,
    provider_config_key: key,
    created_at: madeAt,
    metadata,
  });
  if (key === 'warehouse-a-jwt') return { json: { success: true, connectionId: connection_id } };
  return { json: { success: true, connection: { connection_id, provider_config_key: key } } };
}

function find({ world, query, body, params: [id] }: Asked) {
  const wanted = id ?? query.get('connectionId') ?? textOf(body['connectionId']);
  return world.connections.find(({ connection_id }) => connection_id === wanted);
}

const notFound = (): Answer => refusal(404, 'Connection not found');

const ofConnection = ['connectionId', 'providerConfigKey'];

/** Connections of every kind, mail, webhooks and documents. */
export const connectorRoutes: readonly Route[] = [
  { path: `POST ${connect}/connect-session`, body: connectKeys, answer: save },
  {
    path: `GET ${connect}/connections`,
    query: ['providerConfigKey', 'page', 'limit'],
    isList: true,
    answer({ world, query }) {
      const connections = world.connections.filter(
        ({ provider_config_key }) => provider_config_key === query.get('providerConfigKey'),
      );
      return { json: { connections, total: connections.length } };
    },
  },
  {
    path: `GET ${connect}/connections/*`,
    query: ['providerConfigKey'],
    answer: (asked) => {
      const found = find(asked);
      return found === undefined ? notFound() : { json: found };
    },
  },
  {
    path: `GET ${connect}/connection-metadata`,
    query: ofConnection,
    answer(asked) {
      const found = find(asked);
      if (found === undefined) return refusal(500, 'Request failed with status code 404');
      const {
        connection_id: connectionId,
        provider_config_key: providerConfigKey,
        metadata,
      } = found;
      return { json: { metadata, connectionId, providerConfigKey, authError: null } };
    },
  },
  {
    path: `POST ${connect}/connection-metadata`,
    body: { connectionId: true, providerConfigKey: true, metadata: true, triggerSyncEnqueue: true },
    answer(asked) {
      const found = find(asked);
      if (found === undefined) return notFound();
      Object.assign(found.metadata, fieldsOf(asked.body['metadata']));
      const {
        connection_id: connectionId,
        provider_config_key: providerConfigKey,
        metadata,
      } = found;
      return { json: { success: true, connectionId, providerConfigKey, metadata } };
    },
  },
  {
    path: 'POST /public/v1/sync/enqueue',
    body: { connectionId: true, providerKey: true },
    answer(asked) {
      const found = find(asked);
      if (found === undefined) return notFound();
      asked.world.enqueued.push(found.connection_id);
      if (found.provider_config_key.startsWith('sql-')) {
        return { json: { success: true, syncId: 'sync-1', message: 'Sync queued' } };
      }
      return {
        json: {
          success: true,
          enqueuedCount: 1,
          jobs: [{ jobId: 'job-1', name: 'Deliveries.pdf' }],
        },
      };
    },
  },
  {
    path: 'POST /public/v1/database/test-connection',
    body: { databaseType: true, connection: { ...sqlMetadata, username: true, password: true } },
    answer: () => ({ json: { success: true, message: 'Connection successful' } }),
  },
  {
    path: 'POST /public/v1/database/metadata',
    body: { connectionString: true, databaseType: true },
    answer: () => ({
      json: { success: true, metadata: { databases: [{ name: 'shop', collections: ['orders'] }] } },
    }),
  },
  {
    path: `GET ${connect}/mail-a-profile`,
    query: ['connectionId'],
    answer: () => ({
      json: {
        success: true,
        profile: {
          emailAddress: 'office@example.com',
          messagesTotal: 20,
          threadsTotal: 9,
          historyId: '7',
        },
      },
    }),
  },
  {
    path: `GET ${connect}/user-info`,
    query: ofConnection,
    answer: () => ({ json: { email: 'office@example.com', name: 'Office', picture: '' } }),
  },
  {
    path: 'POST /public/v1/webhooks/api-connector/generate',
    body: { connectionId: true, providerConfigKey: true, organizationId: true },
    answer: ({ body }) => ({
      json: {
        success: true,
        webhookEndpoint: 'https://api.example/receive',
        apiKey: 'whk-1',
        ...body,
      },
    }),
  },
  {
    path: `POST ${connect}/documents/upload`,
    answer({ world, form }) {
      const id = world.connections.length + 1;
      const names = (form?.getAll('files') ?? []).map((file) =>
        file instanceof File ? file.name : '',
      );
      const documents = names.map((fileName, at) => ({
        id: `document-${at}`,
        fileName,
        fileSize: 3,
        mimeType: 'text/plain',
        storageKey: `k/${at}`,
        storagePath: `p/${at}`,
        uploadedAt: madeAt,
      }));
      const connection_id = `documents-${id}`;
      world.connections.push({
        id,
        connection_id,
        provider_config_key: 'documents',
        created_at: madeAt,
        metadata: { documents, totalDocuments: names.length, totalSize: 3, syncStatus: 'never' },
      });
      return {
        json: {
          success: true,
          connectionId: connection_id,
          connectionIds: [connection_id],
          uploadedCount: names.length,
          totalDocuments: names.length,
          totalSize: 3,
          documents,
        },
      };
    },
  },
];
