import type { SyncJob, Syncs, SyncStage } from './syncJob.ts';
import { type FindingsState, addFinding } from '../findings.ts';
import type { OntologiesState } from '../ontologies.ts';
import { type ConnectionsState, textIn } from './connections.ts';
import { type BrainState, growBrain, type BrainAddition } from '../brain/brain.ts';
import { recordOf, setSyncStatus } from './syncTargets.ts';
import learnedFindings from '../../seed/learnedFindings.json';
import broughtBySync from '../../seed/connectors/broughtBySync.json';

/** The running syncs, and all state that a finished sync changes. */
export interface SyncsState extends ConnectionsState, FindingsState, BrainState, OntologiesState {
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
