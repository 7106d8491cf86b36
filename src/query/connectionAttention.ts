import type { BrainstemClient } from '../client/index.ts';
import type { Connection, ConnectionMetadata } from '../contract/index.ts';
import { connectionMetadataQuery, hasAuthError, hasSyncFailed } from './connectors.ts';

/** Why a connection needs a person: its consent has ended, or its sync failed. */
export type ConnectionAttention = 'reconnect' | 'failed';

/** The documents name `authError` for the file connectors alone. */
const keysWithAuthError = new Set(['alpha-drive', 'alpha-drive-files']);

const saysAuthError = (connection: Connection): boolean =>
  keysWithAuthError.has(connection.provider_config_key);

/** Reads the metadata that says whose consent has ended, since no list does. */
export function consentQueries(client: BrainstemClient, connections: readonly Connection[]) {
  return connections
    .filter(saysAuthError)
    .map(({ connection_id: connectionId, provider_config_key: providerConfigKey }) =>
      connectionMetadataQuery(client, { connectionId, providerConfigKey }),
    );
}

/**
 * Why connections need a person, by their ids.
 *
 * @param consents - The answers of {@link consentQueries} for the same connections.
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
