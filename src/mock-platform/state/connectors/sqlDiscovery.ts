import type { Random } from '../../random.ts';

/** A check of a database that was begun. */
export interface SourceCheck {
  readonly id: string;
  readonly organisationId: string;
  readonly startedAt: number;
  readonly sourceConfig: Record<string, unknown>;
}

/** A pipeline that was configured. */
export interface Pipeline {
  readonly id: string;
  readonly organisationId: string;
  readonly connectionId: string;
  readonly selectedStreams: readonly unknown[];
  published: boolean;
}

/** Schema discoveries under way. */
export interface SqlDiscovery {
  readonly checks: Map<string, SourceCheck>;
  readonly pipelines: Map<string, Pipeline>;
}

/** The steps of SQL schema discovery so far. */
export interface SqlDiscoveryState {
  readonly random: Random;
  readonly sqlDiscovery: SqlDiscovery;
}
