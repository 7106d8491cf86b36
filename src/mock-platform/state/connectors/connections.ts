import { isRecord } from '../../../contract/index.ts';
import type { Random } from '../../random.ts';
import type { Connection } from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { Refusal } from '../../request/refusal.ts';

/** The data that a connector keeps with a connection; each connector has fields of its own. */
export type Metadata = Record<string, unknown>;

/** A connection as the mock keeps it. */
export interface StoredConnection {
  readonly id: number;
  readonly connection_id: string;
  readonly organisationId: string;
  readonly provider_config_key: string;
  readonly created_at: string;
  metadata: Metadata;
  /** Credentials. No route answers them. */
  secrets: Metadata;
  /** The time when each file or sheet was first selected, by its id, in milliseconds. */
  readonly selectedAt: Map<string, number>;
  /** Null when fine, otherwise a sentence. Undocumented: its shape. */
  authError: string | null;
}

/** The connections of the world by id. */
export type Connections = Map<string, StoredConnection>;

/** The connections of every organisation. */
export interface ConnectionsState {
  readonly random: Random;
  readonly connections: Connections;
}

/** The initial data of a connection. */
export interface NewConnection {
  readonly organisationId: string;
  readonly provider_config_key: string;
  readonly metadata?: Metadata;
  readonly secrets?: Metadata;
}

/** Makes a connection. */
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

/** The connections of an organisation with one provider config key, in the order of their making. */
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

/** A connection of an organisation, or undefined: those of others do not exist for it. */
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
 * A connection of an organisation.
 *
 * @param status - The status of the refusal; routes differ. @default 404
 * @throws Refusal when it is unknown.
 */
export function requireConnection(
  world: ConnectionsState,
  organisationId: string,
  id: string,
  { providerConfigKey, status = 404 }: { providerConfigKey?: string; status?: number } = {},
): StoredConnection {
  const connection = findConnection(world, organisationId, id, providerConfigKey);
  if (connection === undefined) throw new Refusal(status, 'Connection not found');
  return connection;
}

/** A connection as the list and the details answer it. */
export function viewConnection(connection: StoredConnection): Connection {
  const { id, connection_id, provider_config_key, created_at, metadata } = connection;
  const view = { id, connection_id, provider_config_key, created_at, metadata };
  const { syncStatus } = metadata;
  // Document connections say it on top level too.
  return provider_config_key === 'documents' && typeof syncStatus === 'string'
    ? { ...view, syncStatus }
    : view;
}

/** Returns a list of objects in metadata; everything else in it is dropped. */
export function recordsIn(metadata: Metadata, field: string): Record<string, unknown>[] {
  const value = metadata[field];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A text in metadata, or undefined where it is missing, empty or something else. */
export function textIn(metadata: Metadata, field: string): string | undefined {
  const value = metadata[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
