/** The stages of a sync, from queued to done. */
export interface StagePath {
  /** Statuses of the platform, in order. */
  stages: readonly string[];
  /** The current stage; undefined for a status that is none, such as `never` and `failed`. */
  at: number | undefined;
}

const plain = ['queued', 'in_progress', 'completed'];
const sheets = [
  'queued',
  'in_progress',
  'data_cleaning',
  'relationship_building',
  'knowledge_graph_sync',
  'completed',
];

/**
 * The stages that a connection's sync goes through, and the one it is at.
 *
 * @param providerConfigKey - Spreadsheets go through more stages than the others.
 */
export function stagePathOf(providerConfigKey: string, status: string): StagePath {
  const stages = providerConfigKey === 'alpha-drive' ? sheets : plain;
  const at = stages.indexOf(status);
  return { stages, at: at < 0 ? undefined : at };
}
