import { Refusal } from '../refusal.ts';
import { docstoreDocuments } from '../seed/docstoreDatabases.ts';
import { textIn, type Metadata } from '../state/connections.ts';
import type { ConnectorKind } from './connectorKind.ts';
import { passwordIn, withoutCredentials } from './connectionString.ts';
import { plainKind } from './plainKind.ts';
import { whyUnreachable } from './whyUnreachable.ts';

/** A document database. */
export const docstoreKind: ConnectorKind = {
  ...plainKind,
  accept: ({ username = '', password = '', metadata = {} }) => {
    const connectionString = textIn(metadata, 'connectionString');
    if (connectionString === undefined) {
      throw new Refusal(400, 'Missing required field: metadata.connectionString');
    }
    const defaults = {
      connectionType: 'uri',
      status: 'active',
      selectedDatabases: [],
      totalDocumentsSynced: 0,
    };
    const secrets = { username, password: password || passwordIn(connectionString) };
    return { metadata: { ...defaults, ...stored(metadata), syncStatus: 'never' }, secrets };
  },
  write: (connection, metadata) => ({
    ...connection.metadata,
    ...stored(metadata),
    syncStatus: connection.metadata.syncStatus ?? 'never',
  }),
  targets: ({ metadata }) => (selected(metadata).length === 0 ? [] : [{ in: 'metadata' }]),
  // "When already queued or synced". Chosen: what failed may be queued again.
  mayQueue: (status) => status === 'never' || status === 'failed',
  outcome: ({ secrets }) =>
    whyUnreachable({ host: undefined, password: secrets.password }) === undefined
      ? 'completed'
      : 'failed',
  finish: (connection) => {
    const total = selected(connection.metadata).reduce(
      (sum, name) => sum + docstoreDocuments(name),
      0,
    );
    connection.metadata = { ...connection.metadata, totalDocumentsSynced: total };
  },
  answer: ({ metadata }, jobs) => {
    if (jobs.length > 0) {
      const listed = jobs.map(({ jobId }) => ({ jobId, type: 'docstore' }));
      return { success: true, enqueuedCount: jobs.length, jobs: listed };
    }
    const message =
      selected(metadata).length === 0 ? 'No databases selected for sync' : 'Already queued/synced';
    return { success: true, message, enqueuedCount: 0 };
  },
};

function selected({ selectedDatabases }: Metadata): string[] {
  return Array.isArray(selectedDatabases)
    ? selectedDatabases.filter((name) => typeof name === 'string')
    : [];
}

/** "credentials removed when stored" */
function stored(metadata: Metadata): Metadata {
  const connectionString = textIn(metadata, 'connectionString');
  if (connectionString === undefined) return metadata;
  const protocol = connectionString.split('://')[0] ?? '';
  return { protocol, ...metadata, connectionString: withoutCredentials(connectionString) };
}
