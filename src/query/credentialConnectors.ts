import type { QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { ConnectionRef } from '../api/index.ts';
import { DecodeError, type BrainstemClient } from '../client/index.ts';
import type {
  CheckSourceBody,
  ConnectSessionBody,
  DocstoreDatabases,
  GeneratedWebhook,
  SqlConnectionTest,
  TestSqlConnectionBody,
} from '../contract/index.ts';
import { connectionKeys, invalidateConnections } from './connectors.ts';
import { queryOptions } from './options.ts';

export type DocstoreDatabase = DocstoreDatabases['metadata']['databases'][number];

/**
 * The platform's routes for connectors with stored credentials. None is a query or mutation, which
 * would put credentials into the cache as keys or variables, visible to devtools and persisters.
 */
export interface CredentialTransport {
  /** Stores credentials and connects: `POST /connect/integrations/connect-session`. Not retried. */
  connect: (
    body: ConnectSessionBody & { providerConfigKey: string },
    signal: AbortSignal,
  ) => Promise<{ connectionId: string }>;
  /**
   * Changes metadata without touching the credentials: `GET` and
   * `POST /connect/integrations/connection-metadata`. Rejects with a MetadataConflictError if
   * somebody else changed one of the fields since it was read.
   */
  saveMetadata: (
    ref: ConnectionRef,
    change: api.MetadataChange,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Tests a SQL database: `POST /database/test-connection`. */
  testSqlConnection: (
    body: TestSqlConnectionBody,
    signal: AbortSignal,
  ) => Promise<SqlConnectionTest>;
  /** Lists the databases behind a connection string: `POST /database/metadata`. */
  listDocstoreDatabases: (
    connectionString: string,
    signal: AbortSignal,
  ) => Promise<readonly DocstoreDatabase[]>;
  /**
   * Creates the webhook of a custom REST connection: `POST /webhooks/api-connector/generate`. The
   * key is returned only once.
   */
  generateWebhook: (connectionId: string, organizationId: string) => Promise<GeneratedWebhook>;
}

/** Binds the credential connectors' routes to a client, and invalidates what they change. */
export function createCredentialTransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): CredentialTransport {
  client = client.forUser();
  return {
    async connect(body, signal) {
      const { connectionId } = await api.connectWithCredentials(client, body, { signal });
      const { providerConfigKey } = body;
      void invalidateConnections(client, queryClient, { providerConfigKey });
      return { connectionId };
    },
    async saveMetadata(ref, change, signal) {
      await api.changeConnectionMetadata(client, ref, change, { signal });
      void invalidateConnections(client, queryClient, ref);
    },
    testSqlConnection: (body, signal) => api.testSqlConnection(client, body, { signal }),
    listDocstoreDatabases: (connectionString, signal) =>
      api.getDocstoreDatabases(client, connectionString, { signal }),
    async generateWebhook(connectionId, organizationId) {
      const made = await api.generateWebhook(client, { connectionId, organizationId });
      void queryClient.invalidateQueries({ queryKey: webhookQuery(client, connectionId).queryKey });
      return made;
    },
  };
}

/** The displayable parts of a webhook; everything else in the answer is ignored. */
export interface WebhookInfo {
  endpoint: string | undefined;
  /** ISO 8601. */
  createdAt: string | undefined;
}

/**
 * Fetches a connection's webhook: `GET /webhooks/api-connector/info`. The answer's shape is not
 * documented and might repeat the key, so only the address and date are kept.
 */
export function webhookQuery(client: BrainstemClient, connectionId: string) {
  return queryOptions({
    queryKey: [...connectionKeys.connection(client, connectionId), 'webhook'] as const,
    queryFn: async ({ signal }) =>
      readWebhook(await api.getWebhook(client, connectionId, { signal })),
  });
}

/** Finds a webhook's address and date anywhere in the answer. */
function readWebhook(answer: unknown): WebhookInfo {
  const found = new Map<string, string>();
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && !found.has(key)) found.set(key, inner);
      else search(inner);
    }
  };
  search(answer);
  return { endpoint: found.get('webhookEndpoint'), createdAt: found.get('createdAt') };
}

/** The database and its access settings. It contains credentials, so it is never stored. */
export type SqlSource = Omit<CheckSourceBody, 'deleteSourceAfterCheck'>;

/** The parts of a database to sync. */
export interface SqlChoice {
  source: SqlSource;
  streams: readonly api.SqlStream[];
  database: string | undefined;
  userId: string | undefined;
}

export type { DiscoveredStreams, SqlStream } from '../api/index.ts';

/** The steps of schema discovery, in order. */
export interface SqlDiscovery {
  /** Starts a check and returns its id. */
  check: (source: SqlSource, signal: AbortSignal) => Promise<string>;
  /** Returns the progress of a check. */
  poll: (checkId: string, signal: AbortSignal) => Promise<api.SourceCheckState>;
  /** Returns the streams that can be synced. Rejects with a DecodeError for an invalid answer. */
  discover: (source: SqlSource, signal: AbortSignal) => Promise<api.DiscoveredStreams>;
  /** Configures and publishes the choice. */
  publish: (choice: SqlChoice, signal: AbortSignal) => Promise<void>;
}

/**
 * Schema discovery, for hosts whose users have an app session: `{app_url}/api/sql/check-connection`,
 * `discover-streams`, `configure-sync` and `publish-schema`. A tunnel is mandatory.
 */
export function createSqlDiscovery(client: BrainstemClient): SqlDiscovery {
  client = client.forUser();
  return {
    async check(source, signal) {
      const checkId = api.checkIdIn(await api.checkSource(client, source, { signal }));
      if (checkId === undefined) throw missing('POST /sql/check-connection', 'checkId');
      return checkId;
    },
    async poll(checkId, signal) {
      return api.checkStateIn(await api.getSourceCheck(client, checkId, { signal }));
    },
    async discover(source, signal) {
      const found = api.streamsIn(await api.discoverStreams(client, source, { signal }));
      if (found === undefined) throw missing('POST /sql/discover-streams', 'streams', 'a list');
      return found;
    },
    async publish({ source, streams, database, userId }, signal) {
      const selectedStreams = streams.map(({ raw }) => raw);
      const configured = await api.configureSync(
        client,
        { ...source, selectedStreams, userId },
        { signal },
      );
      const pipelineConnectionId = api.pipelineIdIn(configured);
      if (pipelineConnectionId === undefined) {
        throw missing('POST /sql/configure-sync', 'pipelineConnectionId');
      }
      const { organizationId, connectionId, sourceType: providerKey } = source;
      const schemas = streams.flatMap(({ namespace }) => namespace ?? []);
      const selectedSchemas = [...new Set(schemas)];
      const body = { organizationId, connectionId, providerKey, pipelineConnectionId, database };
      await api.publishSchema(client, { ...body, selectedSchemas, selectedStreams }, { signal });
    },
  };
}

function missing(route: string, path: string, expected = 'text'): DecodeError {
  const message = `expected ${expected}, received nothing`;
  return new DecodeError(route, 'response', [{ path, message }]);
}
