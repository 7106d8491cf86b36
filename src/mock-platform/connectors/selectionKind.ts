import type { SyncJob } from '../state/connectors/syncJob.ts';
import {
  recordsIn,
  textIn,
  type Metadata,
  type StoredConnection,
} from '../state/connectors/connections.ts';
import { recordOf, type SyncTarget } from '../state/connectors/syncTargets.ts';
import { accountKind } from './accountKind.ts';
import type { ConnectorKind } from './connectorKind.ts';

/**
 * Creates the kind of a connection whose items are selected and synced individually.
 *
 * @param list - The metadata field that contains them.
 * @param nothingToQueue - The message of enqueue if all of them are queued or synced.
 */
export function selectionKind(
  list: 'selectedFiles' | 'selectedSheets',
  nothingToQueue: string,
): ConnectorKind {
  return {
    ...accountKind,
    write: (connection, metadata, { kept, now }) => ({
      ...kept,
      ...metadata,
      ...(list in metadata ? { [list]: keepStatuses(connection, metadata, list, now) } : {}),
    }),
    targets: ({ metadata }) => {
      const ids = recordsIn(metadata, list).map((record) => textIn(record, 'id'));
      return [...new Set(ids)].flatMap((id) => (id === undefined ? [] : [{ in: list, id }]));
    },
    mayQueue: (status) => status === 'never',
    answer: (_, jobs) =>
      jobs.length === 0
        ? { success: true, message: nothingToQueue, enqueuedCount: 0 }
        : { success: true, enqueuedCount: jobs.length, jobs: jobs.map(viewJob) },
  };
}

/** Restores the items' statuses, which only the platform writes. */
function keepStatuses(
  connection: StoredConnection,
  written: Metadata,
  list: 'selectedFiles' | 'selectedSheets',
  now: number,
): Metadata[] {
  return recordsIn(written, list).map((record) => {
    const id = textIn(record, 'id') ?? '';
    const target: SyncTarget = { in: list, id };
    if (!connection.selectedAt.has(id)) connection.selectedAt.set(id, now);
    const { syncStatus = 'never', lastSyncedAt } = recordOf(connection, target) ?? {};
    return { ...record, syncStatus, ...(lastSyncedAt === undefined ? {} : { lastSyncedAt }) };
  });
}

function viewJob({ jobId, connection, target }: SyncJob): { jobId: string; name: string } {
  return { jobId, name: textIn(recordOf(connection, target) ?? {}, 'name') ?? '' };
}
