import { isRecord } from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { recordsIn, type Metadata, type StoredConnection } from './connections.ts';

/** The subject of a sync: the whole connection, its mail, or a selected file or sheet. */
export type SyncTarget =
  | { readonly in: 'metadata' | 'emailSyncConfig' }
  | { readonly in: 'selectedFiles' | 'selectedSheets'; readonly id: string };

/** Returns the metadata object with a target's `syncStatus`, or undefined if it was removed. */
export function recordOf(connection: StoredConnection, target: SyncTarget): Metadata | undefined {
  return recordsOf(connection, target)[0];
}

/** Returns all records of a target, since a file or sheet can be selected twice. */
function recordsOf({ metadata }: StoredConnection, target: SyncTarget): Metadata[] {
  if ('id' in target) return recordsIn(metadata, target.in).filter(({ id }) => id === target.id);
  if (target.in === 'metadata') return [metadata];
  return isRecord(metadata.emailSyncConfig) ? [metadata.emailSyncConfig] : [];
}

/** Returns a target's sync status, `never` by default. */
export function syncStatusOf(connection: StoredConnection, target: SyncTarget): string {
  const status = recordOf(connection, target)?.syncStatus;
  return typeof status === 'string' ? status : 'never';
}

/**
 * Updates a target's status and the time of its last sync. Assumption: files and sheets aren't
 * documented to report that time.
 */
export function setSyncStatus(
  connection: StoredConnection,
  target: SyncTarget,
  syncStatus: string,
  syncedAt?: number,
): void {
  for (const record of recordsOf(connection, target)) {
    record.syncStatus = syncStatus;
    if (syncedAt !== undefined) record.lastSyncedAt = isoTime(syncedAt);
  }
}
