import { DecodeError, type BrainstemClient, type CallOptions } from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import type { ConnectionRef } from './connectionMetadata.ts';
import { readAllPages } from '../readAllPages.ts';
import type {
  Connection,
  ConnectionList,
  ConnectedUser,
  ConnectSessionBody,
  Disconnected,
  EnqueuedSync,
  EnqueueSyncBody,
} from '../../contract/index.ts';

/**
 * Starts the provider's consent: `POST /connect/integrations/connect-session` with `integration`.
 *
 * @param connect - `integration`, such as `alpha-mail`; a `connectionId` reconnects that one.
 * @returns The session's token. The answer contains no URL to open: the host's opener knows it.
 * @throws DecodeError if the answer contains no token.
 */
export async function startConsent(
  client: BrainstemClient,
  connect: { integration: string; connectionId?: string },
  options?: CallOptions,
): Promise<{ sessionToken: string }> {
  const { sessionToken } = await client.json(
    contract.createConnectSession,
    { body: connect },
    options,
  );
  if (sessionToken === undefined) throw missing('sessionToken');
  return { sessionToken };
}

/**
 * Stores credentials and creates a connection: `POST /connect/integrations/connect-session` with
 * `providerConfigKey`. The credentials are validated by the connectors' own functions.
 *
 * @returns The connection's id, which the platform returns in one of two places.
 */
export async function connectWithCredentials(
  client: BrainstemClient,
  body: ConnectSessionBody & { providerConfigKey: string },
  options?: CallOptions,
): Promise<{ connectionId: string }> {
  const answer = await client.json(contract.createConnectSession, { body }, options);
  const connectionId = answer.connectionId ?? answer.connection?.connection_id;
  if (connectionId === undefined) throw missing('connectionId');
  return { connectionId };
}

/** A provider config key's connections, from all pages of the list. */
export interface ListedConnections extends Omit<ConnectionList, 'total'> {
  /**
   * The total number, at least that of `connections`. Undefined if the platform doesn't report it,
   * as for SQL, or reports too few for a list longer than is read.
   */
  total: number | undefined;
  /** True if the platform has connections that it didn't return. */
  hasMore: boolean;
}

/**
 * Lists a provider config key's connections: `GET /connect/integrations/connections`, 50 at a time
 * and at most 100 pages.
 */
export async function listConnections(
  client: BrainstemClient,
  providerConfigKey: string,
  options?: CallOptions,
): Promise<ListedConnections> {
  const { items, total, hasMore } = await readAllPages(
    async (page) => {
      const query = { providerConfigKey, ...page };
      const answer = await client.json(contract.listConnections, { query }, options);
      return { items: answer.connections, total: answer.total };
    },
    ({ connection_id }) => connection_id,
  );
  return { connections: items, total, hasMore };
}

/** Fetches one connection: `GET /connect/integrations/connections/{connectionId}`. */
export function getConnection(
  client: BrainstemClient,
  { connectionId, providerConfigKey }: { connectionId: string; providerConfigKey?: string },
  options?: CallOptions,
): Promise<Connection> {
  const input = { params: { connectionId }, query: { providerConfigKey } };
  return client.json(contract.getConnection, input, options);
}

/** Fetches the user of the connected account: `GET /connect/integrations/user-info`. */
export function getConnectedUser(
  client: BrainstemClient,
  query: ConnectionRef,
  options?: CallOptions,
): Promise<ConnectedUser> {
  return client.json(contract.getConnectedUser, { query }, options);
}

/**
 * Queues a sync: `POST /sync/enqueue`. With nothing to queue, succeeds with `enqueuedCount` 0 and a
 * `message` such as `No files to queue`.
 */
export function enqueueSync(
  client: BrainstemClient,
  body: EnqueueSyncBody,
  options?: CallOptions,
): Promise<EnqueuedSync> {
  return client.json(contract.enqueueSync, { body }, options);
}

/**
 * Disconnects: `DELETE /connect/integrations/connection/{connectionId}`. SQL, mail-A, drive-A and
 * sheets-A are identified by `integration`, the others by `providerConfigKey`. The public path
 * currently answers 502, which rejects.
 */
export function disconnect(
  client: BrainstemClient,
  { connectionId, providerConfigKey }: ConnectionRef,
  options?: CallOptions,
): Promise<Disconnected> {
  const by = contract.catalogEntryOf(providerConfigKey)?.disconnectBy ?? 'providerConfigKey';
  const input = { params: { connectionId }, query: { [by]: providerConfigKey } };
  return client.json(contract.disconnectConnection, input, options);
}

function missing(path: string): DecodeError {
  const route = 'POST /connect/integrations/connect-session';
  return new DecodeError(route, 'response', [{ path, message: 'expected text, received nothing' }]);
}
