import { type SyncsState, startSync } from '../state/connectors/syncs.ts';
import type { EnqueuedSync } from '../../contract/index.ts';
import type { StoredConnection } from '../state/connectors/connections.ts';
import { syncStatusOf } from '../state/connectors/syncTargets.ts';
import { kindOf } from './kindOf.ts';

/** Queues the targets of a connection that can be queued. */
export function enqueue(
  world: SyncsState,
  connection: StoredConnection,
  now: number,
): EnqueuedSync {
  const kind = kindOf(connection.provider_config_key);
  const { finish, stages } = kind;
  const jobs = kind
    .targets(connection)
    .filter((target) => kind.mayQueue(syncStatusOf(connection, target)))
    .map((target) =>
      startSync(world, {
        connection,
        target,
        stages,
        startedAt: now,
        outcome: () => kind.outcome(connection, world),
        ...(finish === undefined ? {} : { finish: () => finish(connection) }),
      }),
    );
  return kind.answer(connection, jobs);
}
