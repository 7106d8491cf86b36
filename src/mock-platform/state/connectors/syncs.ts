import type { SyncJob, Syncs, SyncStage } from './syncJob.ts';
import type { FindingsState } from '../findings.ts';
import type { DocumentsState } from '../documentChunks.ts';
import type { ConnectionsState } from './connections.ts';
import type { BrainState } from '../brain/brain.ts';
import { growFromSync } from '../brain/growFromSync.ts';
import { learnFromSync } from '../brain/learnFromSync.ts';
import { recordOf, setSyncStatus } from './syncTargets.ts';

/** The running syncs, and all state that a finished sync changes. */
export interface SyncsState extends ConnectionsState, FindingsState, BrainState, DocumentsState {
  readonly syncs: Syncs;
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
export function advanceSyncs(world: SyncsState, now: number): void {
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
