import * as v from 'valibot';
import { customRestKey } from './connectorCatalog.ts';
import { defineEndpoint } from '../schema/endpoint.ts';
import { reading, writing } from './scopes.ts';
import { nonEmpty, publicListPage, queryBoolean } from '../schema/ids.ts';
import { recordOf } from '../schema/recordOf.ts';
import { textOrEmpty } from '../schema/replacement.ts';

const integer = v.pipe(v.number(), v.integer());
const record = recordOf(v.unknown());
/** A boolean or its text: the documentation doesn't say which. */
const success = v.optional(queryBoolean);

export const connection = v.looseObject({
  id: integer,
  /** A UUID. */
  connection_id: v.string(),
  provider_config_key: v.string(),
  /** In ISO 8601. */
  created_at: textOrEmpty,
  metadata: v.nullish(record, {}),
  /** At the top level for document connections; others have it in the metadata. */
  syncStatus: v.nullish(v.string()),
});

/** A connection in the list and the details. Its metadata depends on the connector. */
export interface Connection extends v.InferOutput<typeof connection> {}

export const connectionList = v.object({
  connections: v.array(connection),
  /** The number of connections on all pages. Omitted by SQL. */
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
 * reconnect), or `providerConfigKey` with credentials. Each connector's function narrows it.
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
 * The answer of connect-session: for the provider's consent page only a `sessionToken`, without a
 * URL; for credentials the connection or its id.
 */
export interface ConnectSession extends v.InferOutput<typeof connectSession> {}

export const connectionMetadata = v.object({
  metadata: v.nullish(record, {}),
  connectionId: v.optional(v.string()),
  providerConfigKey: v.optional(v.string()),
  /** For file connectors: null if fine, otherwise of undocumented shape. */
  authError: v.optional(v.unknown()),
});

/** The answer of a metadata read. */
export interface ConnectionMetadata extends v.InferOutput<typeof connectionMetadata> {}

export const connectionMetadataBody = v.object({
  connectionId: nonEmpty,
  providerConfigKey: nonEmpty,
  metadata: record,
  /** Without it, a write queues no sync for mail-B, CRM-A and CRM-B. */
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

/** The answer of a metadata write; SQL returns only `success` and `message`. */
export interface SavedMetadata extends v.InferOutput<typeof savedMetadata> {}

export const connectedUser = v.looseObject({
  email: v.fallback(v.optional(v.string()), undefined),
  name: v.fallback(v.optional(v.string()), undefined),
  /** The URL of an image. */
  picture: v.fallback(v.optional(v.string()), undefined),
});

/** The account behind a connection. The answers of mail-B and CRM-A are not documented. */
export interface ConnectedUser extends v.InferOutput<typeof connectedUser> {}

export const enqueueSyncBody = v.object({
  connectionId: nonEmpty,
  /** The connection's provider config key. */
  providerKey: nonEmpty,
});

/** Body of `POST /sync/enqueue`. */
export interface EnqueueSyncBody extends v.InferInput<typeof enqueueSyncBody> {}

export const enqueuedSync = v.object({
  success,
  /** Omitted by SQL. */
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
  /** SQL only. */
  syncId: v.optional(v.union([v.string(), v.number()])),
  message: v.optional(v.string()),
});

/** The queued jobs. Without any, `enqueuedCount` is 0 and `message` gives the reason. */
export interface EnqueuedSync extends v.InferOutput<typeof enqueuedSync> {}

export const disconnected = v.looseObject({
  success,
  /** SQL only. */
  message: v.optional(v.string()),
  /** Mail-A, drive-A and sheets-A only. */
  alertingLifecycle: v.optional(v.looseObject({ alerting_stopped: queryBoolean })),
});

/** The answer of a successful disconnect; not documented for docstore and documents. */
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
 * The statuses of a sync. Sheets-A uses all of them; SQL, docstore and mail-A the first four. Other
 * statuses of the platform are kept as text.
 */
export type SyncStatus = (typeof syncStatuses)[number];

const pair = v.object({ connectionId: nonEmpty, providerConfigKey: nonEmpty });

/**
 * `POST {public_url}/connect/integrations/connect-session`: starts a consent, or stores credentials
 * and creates the connection. 400 for `custom-rest-api`.
 */
export const createConnectSession = defineEndpoint(
  'createConnectSession',
  'POST /connect/integrations/connect-session',
  { ...writing, body: connectSessionBody, response: connectSession },
);

/** `GET {public_url}/connect/integrations/connections`: a page of one key's connections. */
export const listConnections = defineEndpoint(
  'listConnections',
  'GET /connect/integrations/connections',
  {
    ...reading,
    query: v.object({ providerConfigKey: nonEmpty, ...publicListPage }),
    response: connectionList,
  },
);

/**
 * `GET {public_url}/connect/integrations/connections/{connectionId}`: one connection. Document
 * connections need no provider config key.
 */
export const getConnection = defineEndpoint(
  'getConnection',
  'GET /connect/integrations/connections/{connectionId}',
  {
    ...reading,
    params: v.object({ connectionId: nonEmpty }),
    query: v.object({ providerConfigKey: v.optional(nonEmpty) }),
    response: connection,
  },
);

/**
 * `GET {public_url}/connect/integrations/connection-metadata`. A missing or unknown connection can
 * surface as a 500 that wraps a 404.
 */
export const getConnectionMetadata = defineEndpoint(
  'getConnectionMetadata',
  'GET /connect/integrations/connection-metadata',
  { ...reading, query: pair, response: connectionMetadata, wrapsNotFound: true },
);

/** `POST {public_url}/connect/integrations/connection-metadata`. */
export const saveConnectionMetadata = defineEndpoint(
  'saveConnectionMetadata',
  'POST /connect/integrations/connection-metadata',
  { ...writing, body: connectionMetadataBody, response: savedMetadata },
);

/** `GET {public_url}/connect/integrations/user-info`: the user of the connected account. */
export const getConnectedUser = defineEndpoint(
  'getConnectedUser',
  'GET /connect/integrations/user-info',
  { ...reading, query: pair, response: connectedUser },
);

/** `POST {public_url}/sync/enqueue`: queues everything that isn't synced yet. */
export const enqueueSync = defineEndpoint('enqueueSync', 'POST /sync/enqueue', {
  ...writing,
  scope: 'connectors:sync',
  body: enqueueSyncBody,
  response: enqueuedSync,
});

/**
 * `DELETE {public_url}/connect/integrations/connection/{connectionId}`, with `integration` for some
 * connectors and `providerConfigKey` for others. On the public path it currently answers 502.
 */
export const disconnectConnection = defineEndpoint(
  'disconnectConnection',
  'DELETE /connect/integrations/connection/{connectionId}',
  {
    ...writing,
    idempotent: false,
    params: v.object({ connectionId: nonEmpty }),
    query: v.object({ integration: v.optional(nonEmpty), providerConfigKey: v.optional(nonEmpty) }),
    response: disconnected,
  },
);
