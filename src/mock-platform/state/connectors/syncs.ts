import { type FindingsState, addFinding } from '../findings.ts';
import type { OntologiesState } from '../ontologies.ts';
import {
  recordsIn,
  textIn,
  type ConnectionsState,
  type Metadata,
  type StoredConnection,
} from './connections.ts';
import { type BrainState, growBrain, type BrainAddition } from '../brain/brain.ts';
import { recordOf, setSyncStatus, syncStatusOf, type SyncTarget } from './syncTargets.ts';
import type { SyncStatus } from '../../../contract/index.ts';
import learnedFindings from '../../seed/learnedFindings.json';
import broughtBySync from '../../seed/connectors/broughtBySync.json';

export interface SyncStage {
  readonly status: SyncStatus;
  readonly seconds: number;
}

/** A target being synced. Its stage is derived from the time on each request. */
export interface SyncJob {
  readonly jobId: string;
  readonly connection: StoredConnection;
  readonly target: SyncTarget;
  readonly startedAt: number;
  readonly stages: readonly SyncStage[];
  /** Returns the outcome. Called at the end. */
  readonly outcome: () => 'completed' | 'failed';
  /** Called on completion. */
  readonly finish?: (now: number) => void;
}

/** The running syncs, and all state that a finished sync changes. */
export interface SyncsState extends ConnectionsState, FindingsState, BrainState, OntologiesState {
  readonly syncs: Set<SyncJob>;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The stages of a plain sync. Undocumented. */
export const plainStages: readonly SyncStage[] = [{ status: 'in_progress', seconds: 20 }];

/** The stages of a sheet's sync. Undocumented: their durations. */
export const sheetStages: readonly SyncStage[] = [
  { status: 'in_progress', seconds: 10 },
  { status: 'data_cleaning', seconds: 10 },
  { status: 'relationship_building', seconds: 10 },
  { status: 'knowledge_graph_sync', seconds: 10 },
];

/** Starts a job. Its target enters the first stage immediately. */
export function startSync(world: SyncsState, job: Omit<SyncJob, 'jobId'>): SyncJob {
  const started = { ...job, jobId: world.random.uuid() };
  world.syncs.add(started);
  const [first] = job.stages;
  if (first !== undefined) setSyncStatus(job.connection, job.target, first.status);
  return started;
}

/** Moves every job to its current stage, and ends finished ones. */
function advanceSyncs(world: SyncsState, now: number): void {
  for (const job of world.syncs) {
    const { connection, target } = job;
    const isGone =
      world.connections.get(connection.connection_id) !== connection ||
      recordOf(connection, target) === undefined;
    if (isGone) {
      world.syncs.delete(job);
      continue;
    }
    const stage = stageAt(job, now);
    if (stage !== undefined) {
      setSyncStatus(connection, target, stage.status);
      continue;
    }
    world.syncs.delete(job);
    const outcome = job.outcome();
    setSyncStatus(connection, target, outcome, endOf(job));
    if (outcome === 'failed') continue;
    job.finish?.(now);
    learnFromSync(world, job);
    growFromSync(world, job);
  }
}

function endOf({ startedAt, stages }: SyncJob): number {
  return stages.reduce((at, { seconds }) => at + seconds * 1000, startedAt);
}

function stageAt({ startedAt, stages }: SyncJob, now: number): SyncStage | undefined {
  let end = startedAt;
  return stages.find(({ seconds }) => {
    end += seconds * 1000;
    return now < end;
  });
}

/**
 * Adds a finished sync's findings for review. Undocumented: which ones. Here the connector's, or
 * the default ones if it has none.
 */
function learnFromSync(world: FindingsState, { connection, target }: SyncJob): void {
  const { organisationId, connection_id, metadata, provider_config_key: key } = connection;
  const item = recordOf(connection, target) ?? {};
  const name = textIn(item, 'name') ?? textIn(metadata, 'connectionName') ?? key;
  const learned = learnedFindings.find(({ keys }) => keys.includes(key)) ?? learnedFindings.at(-1);
  for (const { title, theme, confidence, what_was_learned, node_id } of learned?.findings ?? []) {
    const found = {
      title: title.replace('{name}', name),
      theme,
      confidence,
      what_was_learned: [what_was_learned.replace('{name}', name)],
      new_discoveries: [],
      source_refs: [{ connection_id, title: name }],
      node_ids: [node_id],
    };
    addFinding(world, organisationId, found, 'pending');
  }
}

/** Adds a finished sync's data to the brain. Undocumented: which. */
function growFromSync(world: BrainState, { connection }: SyncJob): void {
  const { connection_id, organisationId, provider_config_key: key } = connection;
  growBrain(world, organisationId, { connection_id, ...(brought[key] ?? broughtBySync.others) });
}

/** By provider config key. Others add orders. */
const brought: Readonly<Record<string, Omit<BrainAddition, 'connection_id'>>> = broughtBySync;

/** "sheets-A automatic sync | hourly", in milliseconds. */
const interval = 3_600_000;

/** The duration of a sheet's sync, in milliseconds. */
const duration = sheetStages.reduce((sum, { seconds }) => sum + seconds * 1000, 0);

/**
 * Updates every sync and starts the automatic syncs of sheets: one hour after a sheet was selected,
 * and one hour after each sync. If several hours have passed, the last sync counts.
 */
export function advanceAllSyncs(world: SyncsState, now: number): void {
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
  world: SyncsState,
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
