import {
  MetadataConflictError,
  type BrainstemClient,
  type CallOptions,
} from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import type {
  ConnectionMetadata,
  ConnectionMetadataBody,
  SavedMetadata,
} from '../../contract/index.ts';

/** The connection, as most connector routes ask for it. */
export interface ConnectionRef {
  connectionId: string;
  providerConfigKey: string;
}

/** A connection's metadata by field. */
export type Metadata = Readonly<Record<string, unknown>>;

/**
 * The metadata of a connection: `GET /connect/integrations/connection-metadata`. For a connection
 * that is not there the route answers a 500 that wraps a 404; it rejects as the 404 that is meant.
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
 * keeps omitted fields is not documented: use {@link changeConnectionMetadata} to change some of
 * them. For mail-B, CRM-A and CRM-B it queues a sync only with `triggerSyncEnqueue`.
 */
export function saveConnectionMetadata(
  client: BrainstemClient,
  body: ConnectionMetadataBody,
  options?: CallOptions,
): Promise<SavedMetadata> {
  return client.json(contract.saveConnectionMetadata, { body }, options);
}

/**
 * Reads a connection's metadata, changes it and writes it whole, so that nothing is lost on a
 * platform that replaces metadata and nothing changes on one that merges it.
 *
 * @param update - Returns the new metadata of the present one. What it throws rejects, and nothing
 * is written.
 */
export async function updateConnectionMetadata(
  client: BrainstemClient,
  ref: ConnectionRef,
  update: (metadata: Metadata) => Metadata,
  options?: CallOptions,
): Promise<SavedMetadata> {
  const { metadata } = await getConnectionMetadata(client, ref, options);
  const body = { ...ref, metadata: { ...update(metadata) } };
  return saveConnectionMetadata(client, body, { record: { before: metadata }, ...options });
}

/** The fields that {@link changeConnectionMetadata} writes. */
export interface MetadataChange {
  /** New values by field. A list or an object is replaced whole. */
  fields: Metadata;
  /**
   * The metadata that the person saw. Fields that they left as they were are not written, and a
   * field that somebody else has changed since is not overwritten.
   *
   * @default nothing was seen: every field is written
   */
  seen?: Metadata;
}

/**
 * Changes some fields of a connection's metadata and keeps the others, by
 * {@link updateConnectionMetadata}.
 *
 * @throws MetadataConflictError when somebody else changed one of the fields; nothing is written.
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

/** A three-way merge of the fields of an object. */
export function mergeFields(
  current: Metadata,
  { fields, seen }: MetadataChange,
): { merged: Metadata; conflicts: readonly string[] } {
  const changed = Object.keys(fields).filter(
    (name) => seen === undefined || !isSame(fields[name], seen[name]),
  );
  const conflicts = changed.filter(
    (name) =>
      seen !== undefined &&
      !isSame(current[name], seen[name]) &&
      !isSame(current[name], fields[name]),
  );
  const written = Object.fromEntries(changed.map((name) => [name, fields[name]]));
  return { merged: { ...current, ...written }, conflicts };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
