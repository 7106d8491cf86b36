export interface SourceCheck {
  readonly organisationId: string;
  readonly startedAt: number;
  readonly sourceConfig: Record<string, unknown>;
}

export interface SqlDiscoveryState {
  readonly checks: Map<string, SourceCheck>;
  /** The connection of each pipeline, by the pipeline's id. */
  readonly pipelines: Map<string, string>;
}
