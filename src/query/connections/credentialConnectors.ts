import type { QueryClient } from '@tanstack/query-core';
import * as api from '../../api/index.ts';
import type { ConnectionRef } from '../../api/index.ts';
import { DecodeError, type BrainstemClient } from '../../client/index.ts';
import type {
  CheckSourceBody,
  ConnectSessionBody,
  DocstoreDatabases,
  TestSqlConnectionBody,
} from '../../contract/index.ts';
import { connectionKeys, invalidateConnections } from '../connectors.ts';
import { queryOptions } from '../options.ts';

export type DocstoreDatabase = DocstoreDatabases['metadata']['databases'][number];

/**
 * Binds the routes of connectors with stored credentials to a client, and invalidates what they
 * change. None is a query or mutation, which would put credentials into the cache as keys or
 * variables, visible to devtools and persisters.
 */
export function createCredentialTransport(client: BrainstemClient, queryClient: QueryClient) {
  client = client.forUser();
  return {
    /** Stores credentials and connects. Not retried. */
    async connect(body: ConnectSessionBody & { providerConfigKey: string }, signal: AbortSignal) {
      const { connectionId } = await api.connectWithCredentials(client, body, { signal });
      const { providerConfigKey } = body;
      void invalidateConnections(client, queryClient, { providerConfigKey });
      return { connectionId };
    },
    /**
     * Changes metadata without touching the credentials. Rejects with a MetadataConflictError if
     * somebody else changed one of the fields since it was read.
     */
    async saveMetadata(ref: ConnectionRef, change: api.MetadataChange, signal: AbortSignal) {
      await api.changeConnectionMetadata(client, ref, change, { signal });
      void invalidateConnections(client, queryClient, ref);
    },
    testSqlConnection: (body: TestSqlConnectionBody, signal: AbortSignal) =>
      api.testSqlConnection(client, body, { signal }),
    listDocstoreDatabases: (connectionString: string, signal: AbortSignal) =>
      api.getDocstoreDatabases(client, connectionString, { signal }),
    /** Creates the webhook of a custom REST connection, whose key is returned only once. */
    generateWebhook: async (connectionId: string, organizationId: string) => {
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

export type { DiscoveredStreams, SqlStream } from '../../api/index.ts';

/**
 * Returns the steps of schema discovery, for hosts whose users have an app session:
 * `{app_url}/api/sql/check-connection`, `discover-streams`, `configure-sync` and `publish-schema`. A
 * tunnel is mandatory.
 */
export function createSqlDiscovery(client: BrainstemClient) {
  client = client.forUser();
  return {
    /** Starts a check and returns its id. */
    async check(source: SqlSource, signal: AbortSignal) {
      const checkId = api.checkIdIn(await api.checkSource(client, source, { signal }));
      if (checkId === undefined) throw missing('POST /sql/check-connection', 'checkId');
      return checkId;
    },
    async poll(checkId: string, signal: AbortSignal) {
      return api.checkStateIn(await api.getSourceCheck(client, checkId, { signal }));
    },
    /** Returns the streams that can be synced. */
    async discover(source: SqlSource, signal: AbortSignal) {
      const found = api.streamsIn(await api.discoverStreams(client, source, { signal }));
      if (found === undefined) throw missing('POST /sql/discover-streams', 'streams', 'a list');
      return found;
    },
    async publish({ source, streams, database, userId }: SqlChoice, signal: AbortSignal) {
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
