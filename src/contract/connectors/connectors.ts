import * as v from 'valibot';
import { customRestKey } from './connectorCatalog.ts';
import { defineEndpoint } from '../schema/endpoint.ts';
import { nonEmpty, publicListPage, queryBoolean } from '../schema/ids.ts';
import { recordOf } from '../schema/recordOf.ts';
import { textOrBlank } from '../schema/replacement.ts';

const integer = v.pipe(v.number(), v.integer());
const record = recordOf(v.unknown());
/** A boolean, or one as text: the documents don't say which, so both are read. */
const success = v.optional(queryBoolean);

export const connection = v.looseObject({
  id: integer,
  /** A UUID. */
  connection_id: v.string(),
  provider_config_key: v.string(),
  /** ISO 8601. */
  created_at: textOrBlank,
  metadata: v.nullish(record, {}),
  /** On top level for document connections; others keep it in the metadata. */
  syncStatus: v.nullish(v.string()),
});

/** A connection as the list and the details answer it. Its metadata depends on the connector. */
export interface Connection extends v.InferOutput<typeof connection> {}

export const connectionList = v.object({
  connections: v.array(connection),
  /** The number on all pages. SQL omits it. */
  total: v.optional(integer),
});

/** One page of the connections of one provider config key. */
export interface ConnectionList extends v.InferOutput<typeof connectionList> {}

export const connectSessionBody = v.pipe(
  v.object({
    integration: v.optional(nonEmpty),
    connectionId: v.optional(nonEmpty),
    providerConfigKey: v.optional(nonEmpty),
    username: v.optional(v.string()),
    password: v.optional(v.string()),
    credentials: v.optional(record),
    connectionConfig: v.optional(record),
    metadata: v.optional(record),
  }),
  v.check(
    ({ integration, providerConfigKey }) =>
      (integration === undefined) !== (providerConfigKey === undefined),
    'expected either integration or providerConfigKey',
  ),
  v.check(
    ({ integration, providerConfigKey }) =>
      integration !== customRestKey && providerConfigKey !== customRestKey,
    `${customRestKey} is a catalog and webhook key; connect with private-api-basic or private-api-bearer`,
  ),
);

/**
 * Body of connect-session: `integration` for the provider's consent page (with `connectionId` to
 * reconnect), else `providerConfigKey` with credentials. Each connector's own function has the
 * narrower shape.
 */
export interface ConnectSessionBody extends v.InferInput<typeof connectSessionBody> {}

export const connectSession = v.object({
  sessionToken: v.optional(v.string()),
  success,
  connection: v.optional(
    v.looseObject({ connection_id: v.string(), provider_config_key: v.optional(v.string()) }),
  ),
  connectionId: v.optional(v.string()),
});

/**
 * The answer of connect-session: for the provider's consent page only a `sessionToken`, without an
 * address; for credentials the connection, or its id.
 */
export interface ConnectSession extends v.InferOutput<typeof connectSession> {}

export const connectionMetadata = v.object({
  metadata: v.nullish(record, {}),
  connectionId: v.optional(v.string()),
  providerConfigKey: v.optional(v.string()),
  /** On file connectors: null when fine. Its shape otherwise is not documented. */
  authError: v.optional(v.unknown()),
});

/** The answer to a metadata read. */
export interface ConnectionMetadata extends v.InferOutput<typeof connectionMetadata> {}

export const connectionMetadataBody = v.object({
  connectionId: nonEmpty,
  providerConfigKey: nonEmpty,
  metadata: record,
  /** Without it a write enqueues no sync for mail-B, CRM-A and CRM-B. */
  triggerSyncEnqueue: v.optional(v.boolean()),
});

/** Body of a metadata write. */
export interface ConnectionMetadataBody extends v.InferInput<typeof connectionMetadataBody> {}

export const savedMetadata = v.object({
  success,
  message: v.optional(v.string()),
  connectionId: v.optional(v.string()),
  providerConfigKey: v.optional(v.string()),
  metadata: v.optional(record),
});

/** The answer to a metadata write; SQL answers `success` and `message` alone. */
export interface SavedMetadata extends v.InferOutput<typeof savedMetadata> {}

export const connectedUser = v.looseObject({
  email: v.fallback(v.optional(v.string()), undefined),
  name: v.fallback(v.optional(v.string()), undefined),
  /** The address of an image. */
  picture: v.fallback(v.optional(v.string()), undefined),
});

/** The account behind a connection. The answers of mail-B and CRM-A are not documented. */
export interface ConnectedUser extends v.InferOutput<typeof connectedUser> {}

export const enqueueSyncBody = v.object({
  connectionId: nonEmpty,
  /** Equals the connection's provider config key. */
  providerKey: nonEmpty,
});

/** Body of `POST /sync/enqueue`. */
export interface EnqueueSyncBody extends v.InferInput<typeof enqueueSyncBody> {}

export const enqueuedSync = v.object({
  success,
  /** SQL does not answer it. */
  enqueuedCount: v.optional(integer),
  jobs: v.optional(
    v.array(
      v.looseObject({
        jobId: v.union([v.string(), v.number()]),
        type: v.optional(v.string()),
        name: v.optional(v.string()),
      }),
    ),
  ),
  /** SQL alone. */
  syncId: v.optional(v.union([v.string(), v.number()])),
  message: v.optional(v.string()),
});

/** The queued jobs. With nothing to queue, `enqueuedCount` is 0 and `message` says why. */
export interface EnqueuedSync extends v.InferOutput<typeof enqueuedSync> {}

export const disconnected = v.looseObject({
  success,
  /** SQL. */
  message: v.optional(v.string()),
  /** Mail-A, drive-A and sheets-A. */
  alertingLifecycle: v.optional(v.looseObject({ alerting_stopped: queryBoolean })),
});

/** The answer to a successful disconnect; for docstore and documents it is not documented. */
export interface Disconnected extends v.InferOutput<typeof disconnected> {}

export const syncStatuses = [
  'never',
  'in_progress',
  'completed',
  'failed',
  'data_cleaning',
  'relationship_building',
  'knowledge_graph_sync',
  'paused',
] as const;

/**
 * The progress of a sync. Sheets-A goes through all; SQL, docstore and mail-A through the first
 * four. Another word that the platform may say stays text.
 */
export type SyncStatus = (typeof syncStatuses)[number];

const connectors = { host: 'public', credential: 'serviceActorToken' } as const;
const reading = { ...connectors, scope: 'connectors:read' } as const;
const writing = { ...connectors, scope: 'connectors:write' } as const;
const pair = v.object({ connectionId: nonEmpty, providerConfigKey: nonEmpty });

/**
 * `POST {public_url}/connect/integrations/connect-session`: begins a consent, or stores credentials
 * and makes the connection. 400 for `custom-rest-api`.
 */
export const createConnectSession = defineEndpoint({
  ...writing,
  name: 'createConnectSession',
  method: 'POST',
  path: '/connect/integrations/connect-session',
  idempotent: false,
  body: { type: 'json', schema: connectSessionBody },
  response: { type: 'json', status: 200, schema: connectSession },
});

/**
 * `GET {public_url}/connect/integrations/connections`: those of one provider config key, a page at a
 * time.
 */
export const listConnections = defineEndpoint({
  ...reading,
  name: 'listConnections',
  method: 'GET',
  path: '/connect/integrations/connections',
  idempotent: true,
  query: v.object({ providerConfigKey: nonEmpty, ...publicListPage }),
  response: { type: 'json', status: 200, schema: connectionList },
});

/**
 * `GET {public_url}/connect/integrations/connections/{connectionId}`: one connection. Documents are
 * read without a provider config key.
 */
export const getConnection = defineEndpoint({
  ...reading,
  name: 'getConnection',
  method: 'GET',
  path: '/connect/integrations/connections/{connectionId}',
  idempotent: true,
  params: v.object({ connectionId: nonEmpty }),
  query: v.object({ providerConfigKey: v.optional(nonEmpty) }),
  response: { type: 'json', status: 200, schema: connection },
});

/**
 * `GET {public_url}/connect/integrations/connection-metadata`. A missing or unknown connection can
 * surface as a 500 that wraps a 404.
 */
export const getConnectionMetadata = defineEndpoint({
  ...reading,
  name: 'getConnectionMetadata',
  method: 'GET',
  path: '/connect/integrations/connection-metadata',
  idempotent: true,
  query: pair,
  response: { type: 'json', status: 200, schema: connectionMetadata },
  wrapsNotFound: true,
});

/** `POST {public_url}/connect/integrations/connection-metadata`. */
export const saveConnectionMetadata = defineEndpoint({
  ...writing,
  name: 'saveConnectionMetadata',
  method: 'POST',
  path: '/connect/integrations/connection-metadata',
  // With triggerSyncEnqueue it queues a sync, so it is not retried automatically.
  idempotent: false,
  body: { type: 'json', schema: connectionMetadataBody },
  response: { type: 'json', status: 200, schema: savedMetadata },
});

/** `GET {public_url}/connect/integrations/user-info`: whose account it is. */
export const getConnectedUser = defineEndpoint({
  ...reading,
  name: 'getConnectedUser',
  method: 'GET',
  path: '/connect/integrations/user-info',
  idempotent: true,
  query: pair,
  response: { type: 'json', status: 200, schema: connectedUser },
});

/** `POST {public_url}/sync/enqueue`: queues what was not synced yet. */
export const enqueueSync = defineEndpoint({
  ...connectors,
  scope: 'connectors:sync',
  name: 'enqueueSync',
  method: 'POST',
  path: '/sync/enqueue',
  idempotent: false,
  body: { type: 'json', schema: enqueueSyncBody },
  response: { type: 'json', status: 200, schema: enqueuedSync },
});

/**
 * `DELETE {public_url}/connect/integrations/connection/{connectionId}`, with `integration` for some
 * connectors and `providerConfigKey` for others. On the public path it currently answers 502.
 */
export const disconnectConnection = defineEndpoint({
  ...writing,
  name: 'disconnectConnection',
  method: 'DELETE',
  path: '/connect/integrations/connection/{connectionId}',
  idempotent: false,
  params: v.object({ connectionId: nonEmpty }),
  query: v.object({
    integration: v.optional(nonEmpty),
    providerConfigKey: v.optional(nonEmpty),
  }),
  response: { type: 'json', status: 200, schema: disconnected },
});
