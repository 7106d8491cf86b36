import type { Metadata } from '../state/connectors/connections.ts';
import { plainStages } from '../state/connectors/syncs.ts';
import type { ConnectorKind } from './connectorKind.ts';

/**
 * A connection that is synced as a whole and keeps its status in its metadata: the base from which
 * the kinds differ.
 */
export const plainKind: ConnectorKind = {
  write: (_connection, metadata, { kept }) => ({ ...kept, ...withoutProgress(metadata) }),
  targets: () => [{ in: 'metadata' }],
  // Undocumented: when a connection as a whole may be synced again.
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

/** Fields of a sync that only the platform knows. */
const progress = new Set(['syncStatus', 'lastSyncedAt', 'totalDocumentsSynced']);

/** Fields of a connection that only the platform knows, so that no write replaces them. */
const platformFields = new Set([...progress, 'watchState', 'pendingMessages', 'phoneNumber']);

/** The part of metadata that only the platform writes. */
export function platformFieldsOf(metadata: Metadata): Metadata {
  return Object.fromEntries(
    Object.entries(metadata).filter(([field]) => platformFields.has(field)),
  );
}

/** Metadata as a person may write it: how far a sync has come is not theirs to say. */
export function withoutProgress(metadata: Metadata): Metadata {
  return Object.fromEntries(Object.entries(metadata).filter(([field]) => !progress.has(field)));
}
