import * as v from 'valibot';
import { defaultSqlPorts, sqlMetadata, type SqlEngine } from '../../contract/index.ts';
import type { Metadata } from '../state/connectors/connections.ts';
import { checkMetadata } from './checkMetadata.ts';
import type { ConnectorKind } from './connectorKind.ts';
import { plainKind, withoutProgress } from './plainKind.ts';
import { connectionFailure } from './connectionFailure.ts';

const changes = v.partial(sqlMetadata);

/** Creates the kind of a relational database. */
export function sqlKind(engine: SqlEngine): ConnectorKind {
  return {
    ...plainKind,
    accept: ({ username = '', password = '', metadata = {} }) => {
      // "An empty body may create a host-less connection; do not rely on it." Assumption: refused.
      checkMetadata(sqlMetadata, metadata);
      const defaults = { port: defaultSqlPorts[engine], status: 'active', syncStatus: 'never' };
      const kept = { ...defaults, ...withoutPassword(withoutProgress(metadata)), username };
      return { metadata: kept, secrets: { username, password } };
    },
    connected: 'connection',
    write: (_connection, metadata, { kept }) => {
      checkMetadata(changes, metadata);
      return { ...kept, ...withoutPassword(withoutProgress(metadata)) };
    },
    savedMessage: 'Connection metadata updated',
    outcome: ({ metadata, secrets }) =>
      connectionFailure({ host: metadata.host, password: secrets.password }) === undefined
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

/** Removes the password, which metadata never contains. */
function withoutPassword(metadata: Metadata): Metadata {
  return Object.fromEntries(Object.entries(metadata).filter(([field]) => field !== 'password'));
}
