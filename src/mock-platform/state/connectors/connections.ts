import { isRecord, type Connection } from '../../../contract/index.ts';
import type { Random } from '../../random.ts';
import { isoTime } from '../../clock.ts';
import { HttpError } from '../../request/httpError.ts';

/** A connector's data for a connection, with connector-specific fields. */
export type Metadata = Record<string, unknown>;

export interface StoredConnection {
  readonly id: number;
  readonly connection_id: string;
  readonly organisationId: string;
  readonly provider_config_key: string;
  readonly created_at: string;
  metadata: Metadata;
  /** Credentials, which no route returns. */
  secrets: Metadata;
  /** The time in milliseconds at which each file or sheet was first selected, by id. */
  readonly selectedAt: Map<string, number>;
  /** Null if there is no error, else a sentence. Undocumented: its shape. */
  authError: string | null;
}

export type Connections = Map<string, StoredConnection>;

export interface ConnectionsState {
  readonly random: Random;
  readonly connections: Connections;
}

export interface NewConnection {
  readonly organisationId: string;
  readonly provider_config_key: string;
  readonly metadata?: Metadata;
  readonly secrets?: Metadata;
}

export function addConnection(
  world: ConnectionsState,
  made: NewConnection,
  now: number,
): StoredConnection {
  const { metadata = {}, secrets = {}, ...rest } = made;
  const connection: StoredConnection = {
    ...rest,
    id: 4000 + world.connections.size + 1,
    connection_id: world.random.uuid(),
    created_at: isoTime(now),
    metadata,
    secrets,
    selectedAt: new Map(),
    authError: null,
  };
  world.connections.set(connection.connection_id, connection);
  return connection;
}

/** Returns an organisation's connections with a provider config key, in creation order. */
export function connectionsOf(
  world: ConnectionsState,
  organisationId: string,
  providerConfigKey: string,
): StoredConnection[] {
  return [...world.connections.values()].filter(
    (connection) =>
      connection.organisationId === organisationId &&
      connection.provider_config_key === providerConfigKey,
  );
}

/** Finds an organisation's connection. Other organisations' are invisible. */
export function findConnection(
  world: ConnectionsState,
  organisationId: string,
  id: string,
  providerConfigKey?: string,
): StoredConnection | undefined {
  const connection = world.connections.get(id);
  const matches =
    connection?.organisationId === organisationId &&
    (providerConfigKey === undefined || connection.provider_config_key === providerConfigKey);
  return matches ? connection : undefined;
}

/**
 * Returns a connection of the caller's organisation.
 *
 * @param status - The status of the refusal, which differs by route. @default 404
 * @throws HttpError if it is unknown.
 */
export function requireConnection(
  { world, caller }: { world: ConnectionsState; caller: { organisationId: string } },
  id: string,
  providerConfigKey?: string,
  status = 404,
): StoredConnection {
  const connection = findConnection(world, caller.organisationId, id, providerConfigKey);
  if (connection === undefined) throw new HttpError(status, 'Connection not found');
  return connection;
}

export function viewConnection(connection: StoredConnection): Connection {
  const { id, connection_id, provider_config_key, created_at, metadata } = connection;
  const view = { id, connection_id, provider_config_key, created_at, metadata };
  const { syncStatus } = metadata;
  // Document connections also report it at the top level.
  return provider_config_key === 'documents' && typeof syncStatus === 'string'
    ? { ...view, syncStatus }
    : view;
}

/** Returns the objects of a list in metadata, without other items. */
export function recordsIn(metadata: Metadata, field: string): Record<string, unknown>[] {
  const value = metadata[field];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Returns a non-empty string in metadata, or undefined. */
export function textIn(metadata: Metadata, field: string): string | undefined {
  const value = metadata[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
