import {
  connectorCatalog,
  providerConfigKeysOf,
  sqlEngines,
  ontologyNotFound,
  defaultSqlPorts,
  sqlMetadata,
  type SqlEngine,
} from '../../contract/index.ts';
import { HttpError } from '../request/httpError.ts';
import type { ConnectorKind } from './connectorKind.ts';
import { credentialKinds } from './credentialKinds.ts';
import { docstoreKind } from './docstoreKind.ts';
import { mailAKind, selectionKind } from './accountKinds.ts';
import { pickFields, plainKind, withoutProgress } from './plainKind.ts';
import { mailbox } from '../seed/mailbox.ts';
import { sheetStages } from '../state/connectors/syncs.ts';
import { listActive, normalizeId, ontologiesOf } from '../state/ontologies.ts';
import * as v from 'valibot';
import type { Metadata } from '../state/connectors/connections.ts';
import { checkMetadata } from './checkMetadata.ts';
import { connectionFailure } from './connectionFailure.ts';

/** A paired phone. A sync imports the messages since the last one. */
const messagingKind: ConnectorKind = {
  ...plainKind,
  finish: (connection) => {
    const { pendingMessages, totalMessagesSynced } = connection.metadata;
    const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
    connection.metadata = {
      ...connection.metadata,
      pendingMessages: 0,
      totalMessagesSynced: count(totalMessagesSynced) + count(pendingMessages),
    };
  },
};

/** Uploaded documents. Processing fails if one of their ontologies doesn't exist. */
const documentsKind: ConnectorKind = {
  ...plainKind,
  outcome: ({ organisationId, metadata }, { ontologies }) => {
    const { ontologyIds } = metadata;
    const active = listActive(ontologiesOf(ontologies, organisationId));
    const known: unknown[] = active.map(({ ontologyId }) => ontologyId);
    const ids = Array.isArray(ontologyIds) ? ontologyIds.map(String) : [];
    if (ids.every((id) => known.includes(normalizeId(id)))) return 'completed';
    metadata.error_code = ontologyNotFound;
    return 'failed';
  },
};

const known = new Set(connectorCatalog.flatMap(providerConfigKeysOf));

/** Non-plain kinds by provider config key. Register a new connector's kind here. */
const kinds: Readonly<Record<string, ConnectorKind>> = {
  'alpha-drive': { ...selectionKind('selectedSheets', 'No sheets to queue'), stages: sheetStages },
  'alpha-drive-files': selectionKind('selectedFiles', 'No files to queue'),
  'alpha-mail': mailAKind,
  'messaging-a': messagingKind,
  documents: documentsKind,
  docstore: docstoreKind,
  ...Object.fromEntries(sqlEngines.map((engine) => [engine, sqlKind(engine)])),
  ...credentialKinds,
  'mail-b': { ...plainKind, user: () => ({ email: mailbox.emailAddress, name: mailbox.owner }) },
  // Undocumented: the response for CRM-A.
  'crm-a': { ...plainKind, user: () => ({ instanceUrl: 'https://tidewater.crm.example' }) },
};

/**
 * Returns the behaviour of connections with a provider config key.
 *
 * @throws HttpError 400 if no connector has the key. Undocumented.
 */
export function kindOf(providerConfigKey: string): ConnectorKind {
  if (!known.has(providerConfigKey)) {
    throw new HttpError(400, `Unknown providerConfigKey: ${providerConfigKey}`);
  }
  return kinds[providerConfigKey] ?? plainKind;
}

const changes = v.partial(sqlMetadata);

/** Creates the kind of a relational database. */
function sqlKind(engine: SqlEngine): ConnectorKind {
  return {
    ...plainKind,
    accept: ({ username = '', password = '', metadata = {} }) => {
      // "An empty body may create a host-less connection; do not rely on it." Assumption: refused.
      checkMetadata(sqlMetadata, metadata);
      const defaults = { port: defaultSqlPorts[engine], status: 'active', syncStatus: 'never' };
      const kept = { ...defaults, ...writable(metadata), username };
      return { metadata: kept, secrets: { username, password } };
    },
    connected: 'connection',
    write: (_connection, metadata, { kept }) => {
      checkMetadata(changes, metadata);
      return { ...kept, ...writable(metadata) };
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

/** Removes sync progress and the password, which metadata never contains. */
function writable(metadata: Metadata): Metadata {
  return pickFields(withoutProgress(metadata), (field) => field !== 'password');
}
