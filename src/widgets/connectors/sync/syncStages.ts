/** The stages of a sync, from queued to done. */
export interface StagePath {
  /** The platform's statuses in order. */
  stages: readonly string[];
  /** The current stage; undefined for other statuses, such as `never` and `failed`. */
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
 * Returns the stages of a connection's sync, and the current one.
 *
 * @param providerConfigKey - Determines the stages: spreadsheets have more than others.
 */
export function stagePathOf(providerConfigKey: string, status: string): StagePath {
  const stages = providerConfigKey === 'alpha-drive' ? sheets : plain;
  const at = stages.indexOf(status);
  return { stages, at: at < 0 ? undefined : at };
}
