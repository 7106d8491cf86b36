import type { World } from '../world.ts';
import { recordsIn, textIn, type Metadata, type StoredConnection } from './connections.ts';
import { advanceSyncs, sheetStages, startSync, type SyncsState } from './syncs.ts';
import { syncStatusOf, type SyncTarget } from './syncTargets.ts';

/** "sheets-A automatic sync | hourly", in milliseconds. */
const interval = 3_600_000;

/** The duration of a sheet's sync, in milliseconds. */
const duration = sheetStages.reduce((sum, { seconds }) => sum + seconds * 1000, 0);

/**
 * Updates every sync and starts the automatic syncs of sheets: one hour after a sheet was selected,
 * and one hour after each sync. If several hours have passed, the last sync counts.
 */
export function advanceAllSyncs(world: SyncsState & Pick<World, 'createdAt'>, now: number): void {
  advanceSyncs(world, now);
  for (const connection of world.connections.values()) {
    if (connection.provider_config_key !== 'alpha-drive') continue;
    for (const sheet of recordsIn(connection.metadata, 'selectedSheets')) {
      startWhenDue(world, connection, sheet, now);
    }
  }
  advanceSyncs(world, now);
}

function startWhenDue(
  world: SyncsState & Pick<World, 'createdAt'>,
  connection: StoredConnection,
  sheet: Metadata,
  now: number,
): void {
  const id = textIn(sheet, 'id');
  if (id === undefined) return;
  const target: SyncTarget = { in: 'selectedSheets', id };
  if (!['never', 'completed'].includes(syncStatusOf(connection, target))) return;
  const lastSyncedAt = Date.parse(textIn(sheet, 'lastSyncedAt') ?? '');
  const since = Number.isNaN(lastSyncedAt)
    ? (connection.selectedAt.get(id) ?? world.createdAt)
    : lastSyncedAt;
  const firstDue = since + interval;
  if (now < firstDue) return;
  const missed = Math.floor((now - firstDue) / (interval + duration));
  startSync(world, {
    connection,
    target,
    startedAt: firstDue + missed * (interval + duration),
    stages: sheetStages,
    outcome: () => 'completed',
  });
}
