import type { SyncStatus } from '../../../contract/index.ts';
import type { StoredConnection } from './connections.ts';
import type { SyncTarget } from './syncTargets.ts';

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

export type Syncs = Set<SyncJob>;
