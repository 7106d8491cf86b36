import type { FindingsState } from '../findings.ts';
import { learnedFindings } from '../../seed/learnedFindings.ts';
import { textIn } from '../connections.ts';
import { addFinding } from '../findings.ts';
import type { SyncJob } from '../syncJob.ts';
import { recordOf } from '../syncTargets.ts';

/** Adds the findings of a finished sync, for review. */
export function learnFromSync(world: FindingsState, { connection, target }: SyncJob): void {
  const { organisationId, connection_id, metadata, provider_config_key: key } = connection;
  const item = recordOf(connection, target) ?? {};
  const name = textIn(item, 'name') ?? textIn(metadata, 'connectionName') ?? key;
  for (const learned of learnedFindings(key, name)) {
    const source_refs = [{ connection_id, title: name }];
    addFinding(world, organisationId, { ...learned, source_refs }, 'pending');
  }
}
