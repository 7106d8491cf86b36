import type { Connection } from '../contract/index.ts';

/** How often what is being synced is fetched anew, in milliseconds. */
export const syncingInterval = 3_000;

/** What the platform says while a sync is under way. */
const runningStatuses = new Set<unknown>([
  'queued',
  'in_progress',
  'data_cleaning',
  'relationship_building',
  'knowledge_graph_sync',
]);

/** Whether a sync is under way for a status of the platform. */
export function isSyncing(status: unknown): boolean {
  return runningStatuses.has(status);
}

/** Whether something in a connection's metadata is being synced: the whole, its mail, or a selection. */
export function hasSyncUnderWay(metadata: Connection['metadata']): boolean {
  const { syncStatus, emailSyncConfig, selectedFiles, selectedSheets } = metadata;
  return (
    isSyncing(syncStatus) ||
    hasStatusUnderWay(emailSyncConfig) ||
    [selectedFiles, selectedSheets].some(
      (list) => Array.isArray(list) && list.some(hasStatusUnderWay),
    )
  );
}

function hasStatusUnderWay(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'syncStatus' in value &&
    isSyncing(value.syncStatus)
  );
}
