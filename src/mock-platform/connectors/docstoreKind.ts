import * as v from 'valibot';
import { docstoreMetadata } from '../../contract/index.ts';
import databases from '../seed/connectors/docstoreDatabases.json' with { type: 'json' };
import { textIn, type Metadata } from '../state/connectors/connections.ts';
import type { ConnectorKind } from './connectorKind.ts';
import { checkMetadata } from './checkMetadata.ts';
import { hostIn, passwordIn, withoutCredentials } from './connectionString.ts';
import { plainKind, withoutProgress } from './plainKind.ts';
import { connectionFailure } from './connectionFailure.ts';

const changes = v.partial(docstoreMetadata);

export const docstoreKind: ConnectorKind = {
  ...plainKind,
  accept: ({ username = '', password = '', metadata = {} }) => {
    checkMetadata(docstoreMetadata, metadata);
    const connectionString = textIn(metadata, 'connectionString') ?? '';
    const defaults = {
      connectionType: 'uri',
      status: 'active',
      selectedDatabases: [],
      totalDocumentsSynced: 0,
    };
    const secrets = { username, password: password || passwordIn(connectionString) };
    return { metadata: { ...defaults, ...stored(metadata), syncStatus: 'never' }, secrets };
  },
  write: (connection, metadata, { kept }) => {
    checkMetadata(changes, metadata);
    const password = passwordIn(textIn(metadata, 'connectionString') ?? '');
    if (password !== '') connection.secrets = { ...connection.secrets, password };
    return {
      ...kept,
      ...stored(metadata),
      // Assumption: a changed selection of databases can be synced again.
      ...(isNewChoice(connection.metadata, metadata) ? { syncStatus: 'never' } : {}),
    };
  },
  targets: ({ metadata }) => (selected(metadata).length === 0 ? [] : [{ in: 'metadata' }]),
  // "When already queued or synced". Assumption: a failed one can be queued again.
  mayQueue: (status) => status === 'never' || status === 'failed',
  outcome: ({ metadata, secrets }) => {
    const host = hostIn(textIn(metadata, 'connectionString') ?? '');
    const { password } = secrets;
    return connectionFailure({ host, password }) === undefined ? 'completed' : 'failed';
  },
  finish: (connection) => {
    const total = selected(connection.metadata).reduce(
      (sum, wanted) => sum + (databases.find(({ name }) => name === wanted)?.documents ?? 0),
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

function isNewChoice(known: Metadata, written: Metadata): boolean {
  return (
    'selectedDatabases' in written &&
    JSON.stringify(selected(written)) !== JSON.stringify(selected(known))
  );
}

/** "credentials removed when stored" */
function stored(written: Metadata): Metadata {
  const metadata = withoutProgress(written);
  const connectionString = textIn(metadata, 'connectionString');
  if (connectionString === undefined) return metadata;
  const protocol = connectionString.split('://')[0] ?? '';
  return { protocol, ...metadata, connectionString: withoutCredentials(connectionString) };
}
