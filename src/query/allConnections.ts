import * as v from 'valibot';
import { isPlatformError, type BrainstemClient } from '../client/index.ts';
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
  connectionKeys,
  connectionMetadataQuery,
  connectionsQuery,
  hasAuthError,
  hasSyncFailed,
} from './connectors.ts';
import { mailAStateIn } from './mailA.ts';
import { queryOptions } from './options.ts';

/** The connections of every connector. */
export interface AllConnections {
  connections: readonly Connection[];
  /** Whether every list could be read to its end. */
  isComplete: boolean;
}

/**
 * The connections of every connector: `GET /connect/integrations/connections` for each provider config
 * key of the catalog. One is asked for first, and the others only if it isn't refused, so that a token
 * without `connectors:read` costs one request. Null if it is refused, which isn't asked again; fails
 * only where no list could be read.
 */
export function allConnectionsQuery(client: BrainstemClient) {
  return queryOptions({
    queryKey: connectionKeys.every(client),
    queryFn: async ({ client: queryClient }): Promise<AllConnections | null> => {
      const read = (key: string) => queryClient.query(connectionsQuery(client, key));
      const [first = '', ...others] = new Set(connectorCatalog.flatMap(providerConfigKeysOf));
      const begun = read(first);
      const answers = await Promise.allSettled([begun]);
      if (answers.some(isRefusal)) return null;
      answers.push(...(await Promise.allSettled(others.map(read))));
      const lists = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      if (lists.length === 0) await begun;
      return {
        connections: lists.flatMap(({ connections }) => connections),
        isComplete: lists.length === answers.length && lists.every(({ hasMore }) => !hasMore),
      };
    },
    staleTime: ({ state }) => (state.data === null ? Infinity : listsStaleTime),
  });
}

/** How long all lists together count as fresh, in milliseconds: reading them costs many requests. */
const listsStaleTime = 60_000;

/**
 * What a connection is called: by who made it, or as the mailbox or the document that it reads.
 * Undefined: none of these.
 */
export function connectionNameOf({ metadata }: Pick<Connection, 'metadata'>): string | undefined {
  const { connectionName } = metadata;
  if (typeof connectionName === 'string' && connectionName.trim() !== '') return connectionName;
  return mailAStateIn(metadata).config?.accountEmail ?? documentIn(metadata)?.fileName;
}

/** The document that an upload made a connection of; undefined of others, and of several. */
export function documentIn({ documents }: Connection['metadata']): UploadedDocument | undefined {
  return readPart(v.strictTuple([uploadedDocument]), documents)?.[0];
}

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

function isRefusal(answer: PromiseSettledResult<unknown>): boolean {
  if (answer.status === 'fulfilled' || !isPlatformError(answer.reason)) return false;
  return answer.reason.status === 401 || answer.reason.status === 403;
}
