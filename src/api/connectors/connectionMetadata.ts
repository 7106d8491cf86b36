import {
  MetadataConflictError,
  perUser,
  type BrainstemClient,
  type CallOptions,
} from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import type {
  ConnectionMetadata,
  ConnectionMetadataBody,
  SavedMetadata,
} from '../../contract/index.ts';

/** The parameters with which most connector routes identify a connection. */
export interface ConnectionRef {
  connectionId: string;
  providerConfigKey: string;
}

/** A connection's metadata by field. */
export type Metadata = Readonly<Record<string, unknown>>;

/**
 * Fetches a connection's metadata: `GET /connect/integrations/connection-metadata`. For an unknown
 * connection, the route answers a 500 that wraps a 404; this rejects with the 404.
 */
export function getConnectionMetadata(
  client: BrainstemClient,
  query: ConnectionRef,
  options?: CallOptions,
): Promise<ConnectionMetadata> {
  return client.json(contract.getConnectionMetadata, { query }, options);
}

/**
 * Writes metadata as given: `POST /connect/integrations/connection-metadata`. Whether the platform
 * keeps omitted fields is not documented: use {@link changeConnectionMetadata} to change only some.
 * For mail-B, CRM-A and CRM-B it queues a sync only with `triggerSyncEnqueue`.
 */
export function saveConnectionMetadata(
  client: BrainstemClient,
  body: ConnectionMetadataBody,
  options?: CallOptions,
): Promise<SavedMetadata> {
  return client.json(contract.saveConnectionMetadata, { body }, options);
}

/** The last change under way of each connection's metadata, by its id. */
const lastChanges = perUser(() => new Map<string, Promise<unknown>>());

/**
 * Reads a connection's metadata, changes it and writes it back as a whole, which is safe whether
 * the platform replaces or merges it. Changes of one connection wait for each other, since a write
 * takes back what changed after its reading.
 *
 * @param update - Returns the new metadata. If it throws, the call rejects and nothing is written.
 */
export async function updateConnectionMetadata(
  client: BrainstemClient,
  ref: ConnectionRef,
  update: (metadata: Metadata) => Metadata,
  options?: CallOptions,
): Promise<SavedMetadata> {
  const changes = lastChanges(client);
  const { connectionId } = ref;
  const change = async (): Promise<SavedMetadata> => {
    const { metadata } = await getConnectionMetadata(client, ref, options);
    const body = { ...ref, metadata: { ...update(metadata) } };
    return saveConnectionMetadata(client, body, { record: { before: metadata }, ...options });
  };
  const last = (changes.get(connectionId) ?? Promise.resolve()).then(change, change);
  changes.set(connectionId, last);
  try {
    return await last;
  } finally {
    if (changes.get(connectionId) === last) changes.delete(connectionId);
  }
}

/** The change for {@link changeConnectionMetadata}. */
export interface MetadataChange {
  /** New values by field. Lists and objects are replaced as a whole. */
  fields: Metadata;
  /**
   * The metadata that the user saw. Unchanged fields aren't written, and a field that somebody else
   * changed since isn't overwritten.
   *
   * @default every field is written
   */
  seen?: Metadata;
}

/**
 * Changes some fields of a connection's metadata and keeps the others. Uses
 * {@link updateConnectionMetadata}.
 *
 * @throws MetadataConflictError if somebody else changed one of the fields; nothing is written.
 */
export function changeConnectionMetadata(
  client: BrainstemClient,
  ref: ConnectionRef,
  change: MetadataChange,
  options?: CallOptions,
): Promise<SavedMetadata> {
  return updateConnectionMetadata(
    client,
    ref,
    (metadata) => {
      const { merged, conflicts } = mergeFields(metadata, change);
      if (conflicts.length > 0) throw new MetadataConflictError(conflicts, metadata);
      return merged;
    },
    options,
  );
}

/** Merges fields three-way and returns the conflicts. */
export function mergeFields(
  current: Metadata,
  { fields, seen }: MetadataChange,
): { merged: Metadata; conflicts: readonly string[] } {
  const changed = Object.keys(fields).filter(
    (name) => seen === undefined || !isEqual(fields[name], seen[name]),
  );
  const conflicts = changed.filter(
    (name) =>
      seen !== undefined &&
      !isEqual(current[name], seen[name]) &&
      !isEqual(current[name], fields[name]),
  );
  const written = Object.fromEntries(changed.map((name) => [name, fields[name]]));
  return { merged: { ...current, ...written }, conflicts };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
