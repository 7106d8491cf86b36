import { defaultSqlPorts, type SqlEngine } from '../../contract/index.ts';
import { Refusal } from '../refusal.ts';
import { textIn, type Metadata } from '../state/connections.ts';
import type { ConnectorKind } from './connectorKind.ts';
import { plainKind } from './plainKind.ts';
import { whyUnreachable } from './whyUnreachable.ts';

/** A relational database. */
export function sqlKind(engine: SqlEngine): ConnectorKind {
  return {
    ...plainKind,
    accept: ({ username = '', password = '', metadata = {} }) => {
      // Chosen: "An empty body may create a host-less connection; do not rely on it." Here it does not.
      if (textIn(metadata, 'host') === undefined) {
        throw new Refusal(400, 'Missing required field: metadata.host');
      }
      const defaults = { port: defaultSqlPorts[engine], status: 'active', syncStatus: 'never' };
      const kept = withoutPassword({ ...defaults, ...metadata, username });
      return { metadata: kept, secrets: { username, password } };
    },
    write: (connection, metadata) => ({
      ...connection.metadata,
      ...withoutPassword(metadata),
      syncStatus: connection.metadata.syncStatus ?? 'never',
    }),
    savedMessage: 'Connection metadata updated',
    outcome: ({ metadata, secrets }) =>
      whyUnreachable({ host: metadata.host, password: secrets.password }) === undefined
        ? 'completed'
        : 'failed',
    answer: (_, jobs) => {
      const [job] = jobs;
      return job === undefined
        ? { success: true, message: 'Sync already in progress', enqueuedCount: 0 }
        : { success: true, syncId: job.jobId, message: 'Sync enqueued' };
    },
    disconnected: { success: true, message: 'Connection deleted' },
  };
}

/** No metadata keeps a password, wherever it was sent. */
function withoutPassword(metadata: Metadata): Metadata {
  return Object.fromEntries(Object.entries(metadata).filter(([field]) => field !== 'password'));
}
