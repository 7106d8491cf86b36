import * as v from 'valibot';
import { hasStatus, type BrainstemClient } from '../client/index.ts';
import {
  connectorCatalog,
  providerConfigKeysOf,
  readPart,
  uploadedDocument,
  type Connection,
  type ConnectionMetadata,
  type UploadedDocument,
} from '../contract/index.ts';
import {
  connectionMetadataQuery,
  connectionsQuery,
  hasAuthError,
  hasSyncFailed,
  type ListedConnections,
} from './connectors.ts';
import { readMailAState } from './connections/mailA.ts';

/** Lists each of the catalog's provider config keys: `GET /connect/integrations/connections`. */
export function everyConnectionsQuery(client: BrainstemClient) {
  return [...new Set(connectorCatalog.flatMap(providerConfigKeysOf))].map((key) =>
    connectionsQuery(client, key),
  );
}

export interface ListState {
  data: ListedConnections | undefined;
  error: unknown;
}

/** The number of concurrent list requests by a widget that isn't about connections. */
const atOnce = 3;

/** Returns true if the user may read none of the lists, so that none is fetched again. */
export function isRefused(lists: readonly ListState[]): boolean {
  return (
    lists.every(({ data }) => data === undefined) &&
    lists.some(({ error }) => hasStatus(error, 401, 403))
  );
}

/**
 * Returns the indexes of settled lists and of the next to fetch: first one, then a few at a time,
 * so that a token without `connectors:read` costs one request.
 */
export function indexesToFetch(lists: readonly ListState[]): ReadonlySet<number> {
  if (isRefused(lists)) return new Set();
  const places = [...lists.keys()];
  const isThere = (place: number): boolean =>
    lists[place]?.data !== undefined || (lists[place]?.error ?? null) !== null;
  const there = places.filter(isThere);
  const others = places.filter((place) => !isThere(place));
  return new Set([...there, ...others.slice(0, there.length === 0 ? 1 : atOnce)]);
}

/** Returns a connection's name: its own, or that of its mailbox or document, if any. */
export function connectionNameOf({ metadata }: Pick<Connection, 'metadata'>): string | undefined {
  const { connectionName } = metadata;
  if (typeof connectionName === 'string' && connectionName.trim() !== '') return connectionName;
  return readMailAState(metadata).config?.accountEmail ?? documentIn(metadata)?.fileName;
}

/** Returns an upload's document; undefined for other connections and several documents. */
export function documentIn({ documents }: Connection['metadata']): UploadedDocument | undefined {
  return readPart(v.strictTuple([uploadedDocument]), documents)?.[0];
}

/** The reason why a connection needs the user: its consent has expired, or its sync failed. */
export type ConnectionAttention = 'reconnect' | 'failed';

/** The keys whose metadata has `authError`: documented for the file connectors only. */
const keysWithAuthError = new Set(['alpha-drive', 'alpha-drive-files']);

const saysAuthError = (connection: Connection): boolean =>
  keysWithAuthError.has(connection.provider_config_key);

/** Returns the metadata queries that report an expired consent, since no list does. */
export function consentQueries(client: BrainstemClient, connections: readonly Connection[]) {
  return connections
    .filter(saysAuthError)
    .map(({ connection_id: connectionId, provider_config_key: providerConfigKey }) =>
      connectionMetadataQuery(client, { connectionId, providerConfigKey }),
    );
}

/**
 * Returns the reasons why connections need attention, by connection id.
 *
 * @param consents - The results of {@link consentQueries} for the same connections.
 */
export function attentionOf(
  connections: readonly Connection[],
  consents: readonly { data: ConnectionMetadata | undefined }[],
): ReadonlyMap<string, ConnectionAttention> {
  const refused = connections
    .filter(saysAuthError)
    .filter((_, index) => hasAuthError(consents[index]?.data));
  const failed = connections.filter(hasSyncFailed);
  const byId = (reason: ConnectionAttention) => (connection: Connection) =>
    [connection.connection_id, reason] as const;
  return new Map([...failed.map(byId('failed')), ...refused.map(byId('reconnect'))]);
}
