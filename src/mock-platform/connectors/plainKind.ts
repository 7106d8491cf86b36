import type { Metadata } from '../state/connectors/connections.ts';
import { plainStages } from '../state/connectors/syncs.ts';
import type { ConnectorKind } from './connectorKind.ts';

/** A connection synced as a whole, with its status in the metadata: the base of all kinds. */
export const plainKind: ConnectorKind = {
  write: (_connection, metadata, { kept }) => ({ ...kept, ...withoutProgress(metadata) }),
  targets: () => [{ in: 'metadata' }],
  // Undocumented: when a whole connection can be synced again.
  mayQueue: (status) => status !== 'in_progress',
  stages: plainStages,
  outcome: () => 'completed',
  answer: (connection, jobs) =>
    jobs.length === 0
      ? { success: true, message: 'Sync already in progress', enqueuedCount: 0 }
      : {
          success: true,
          enqueuedCount: jobs.length,
          jobs: jobs.map(({ jobId }) => ({ jobId, type: connection.provider_config_key })),
        },
  // Undocumented for most connectors.
  disconnected: { success: true },
};

/** Sync fields that only the platform writes. */
const progress = new Set(['syncStatus', 'lastSyncedAt', 'totalDocumentsSynced']);

/** All fields that only the platform writes, which no metadata write replaces. */
const platformFields = new Set([...progress, 'watchState', 'pendingMessages', 'phoneNumber']);

/** Picks fields of metadata. */
export function pickFields(metadata: Metadata, isPicked: (field: string) => boolean): Metadata {
  return Object.fromEntries(Object.entries(metadata).filter(([field]) => isPicked(field)));
}

/** Picks the fields that only the platform writes. */
export function platformFieldsOf(metadata: Metadata): Metadata {
  return pickFields(metadata, (field) => platformFields.has(field));
}

/** Removes sync progress from metadata, which users can't write. */
export function withoutProgress(metadata: Metadata): Metadata {
  return pickFields(metadata, (field) => !progress.has(field));
}
