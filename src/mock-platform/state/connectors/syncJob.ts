import type { SyncStatus } from '../../../contract/index.ts';
import type { StoredConnection } from './connections.ts';
import type { SyncTarget } from './syncTargets.ts';

/** A stretch of a sync. */
export interface SyncStage {
  readonly status: SyncStatus;
  readonly seconds: number;
}

/** One target under way. Time moves it, whenever somebody asks. */
export interface SyncJob {
  readonly jobId: string;
  readonly connection: StoredConnection;
  readonly target: SyncTarget;
  readonly startedAt: number;
  readonly stages: readonly SyncStage[];
  /** Returns its outcome; called at its end. */
  readonly outcome: () => 'completed' | 'failed';
  /** Called when it has completed. */
  readonly finish?: (now: number) => void;
}

/** The jobs under way. */
export type Syncs = Set<SyncJob>;
