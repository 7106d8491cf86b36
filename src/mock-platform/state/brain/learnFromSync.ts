import type { FindingsState } from '../findings.ts';
import learnedFindings from '../../seed/learnedFindings.json' with { type: 'json' };
import { textIn } from '../connectors/connections.ts';
import { addFinding } from '../findings.ts';
import type { SyncJob } from '../connectors/syncJob.ts';
import { recordOf } from '../connectors/syncTargets.ts';

/**
 * Adds a finished sync's findings for review. Undocumented: which ones. Here the connector's, or
 * the default ones if it has none.
 */
export function learnFromSync(world: FindingsState, { connection, target }: SyncJob): void {
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
