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
 * Begins the provider's consent: `POST /connect/integrations/connect-session` with `integration`.
 *
 * @param connect - `integration`, as `alpha-mail`; with `connectionId` to reconnect that one.
 * @returns The session's token. The platform answers no address to open: the host's opener knows it.
 * @throws DecodeError when the answer holds no token.
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
 * Stores credentials and makes a connection: `POST /connect/integrations/connect-session` with
 * `providerConfigKey`. The connectors' own functions check the shape of the credentials.
 *
 * @returns The id of the connection, which the platform answers in one of two places.
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

/** The connections of one provider config key, from all pages of the list. */
export interface ListedConnections extends Omit<ConnectionList, 'total'> {
  /**
   * Never fewer than `connections`; undefined where the platform does not say it, as for SQL, or
   * says fewer than it gave of a list that is longer than is read.
   */
  total: number | undefined;
  /** True if there are connections that the platform did not return, though it was asked. */
  hasMore: boolean;
}

/**
 * The connections of one provider config key, read to the end of the list, 100 pages at most:
 * `GET /connect/integrations/connections`, 50 at a time.
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

/** One connection: `GET /connect/integrations/connections/{connectionId}`. */
export function getConnection(
  client: BrainstemClient,
  { connectionId, providerConfigKey }: { connectionId: string; providerConfigKey?: string },
  options?: CallOptions,
): Promise<Connection> {
  const input = { params: { connectionId }, query: { providerConfigKey } };
  return client.json(contract.getConnection, input, options);
}

/** Whose account a connection is: `GET /connect/integrations/user-info`. */
export function getConnectedUser(
  client: BrainstemClient,
  query: ConnectionRef,
  options?: CallOptions,
): Promise<ConnectedUser> {
  return client.json(contract.getConnectedUser, { query }, options);
}

/**
 * Queues a sync: `POST /sync/enqueue`. With nothing to queue it succeeds with `enqueuedCount` 0 and
 * a `message` such as `No files to queue`.
 */
export function enqueueSync(
  client: BrainstemClient,
  body: EnqueueSyncBody,
  options?: CallOptions,
): Promise<EnqueuedSync> {
  return client.json(contract.enqueueSync, { body }, options);
}

/**
 * Disconnects: `DELETE /connect/integrations/connection/{connectionId}`, naming the connector as it
 * wants to be named: SQL, mail-A, drive-A and sheets-A by `integration`, the others by
 * `providerConfigKey`. The public path currently answers 502, which rejects.
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
