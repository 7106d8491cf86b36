import type { Random } from '../../random.ts';

export interface SourceCheck {
  readonly id: string;
  readonly organisationId: string;
  readonly startedAt: number;
  readonly sourceConfig: Record<string, unknown>;
}

export interface Pipeline {
  readonly id: string;
  readonly organisationId: string;
  readonly connectionId: string;
  readonly selectedStreams: readonly unknown[];
  published: boolean;
}

export interface SqlDiscovery {
  readonly checks: Map<string, SourceCheck>;
  readonly pipelines: Map<string, Pipeline>;
}

export interface SqlDiscoveryState {
  readonly random: Random;
  readonly sqlDiscovery: SqlDiscovery;
}
