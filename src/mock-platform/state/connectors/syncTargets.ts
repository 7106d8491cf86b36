import { isRecord } from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { recordsIn, type Metadata, type StoredConnection } from './connections.ts';

/** The subject of a sync: the connection as a whole, its mail, or one selected file or sheet. */
export type SyncTarget =
  | { readonly in: 'metadata' | 'emailSyncConfig' }
  | { readonly in: 'selectedFiles' | 'selectedSheets'; readonly id: string };

/** The object of the metadata that carries a target's `syncStatus`, or undefined when it is gone. */
export function recordOf(connection: StoredConnection, target: SyncTarget): Metadata | undefined {
  return recordsOf(connection, target)[0];
}

/** A file or sheet that is selected twice has two records. */
function recordsOf({ metadata }: StoredConnection, target: SyncTarget): Metadata[] {
  if ('id' in target) return recordsIn(metadata, target.in).filter(({ id }) => id === target.id);
  if (target.in === 'metadata') return [metadata];
  return isRecord(metadata.emailSyncConfig) ? [metadata.emailSyncConfig] : [];
}

/** Returns the sync status of a target; one without a status has never been synced. */
export function syncStatusOf(connection: StoredConnection, target: SyncTarget): string {
  const status = recordOf(connection, target)?.syncStatus;
  return typeof status === 'string' ? status : 'never';
}

/**
 * Writes how far a target has come, and when it was done. Assumption: files and sheets are not documented to
 * say when.
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
