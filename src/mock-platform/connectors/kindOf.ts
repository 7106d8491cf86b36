import { connectorCatalog, providerConfigKeysOf, sqlEngines } from '../../contract/index.ts';
import { HttpError } from '../request/httpError.ts';
import type { ConnectorKind } from './connectorKind.ts';
import { credentialKinds } from './credentialKinds.ts';
import { docstoreKind } from './docstoreKind.ts';
import { documentsKind } from './documentsKind.ts';
import { mailAKind } from './mailAKind.ts';
import { messagingKind } from './messagingKind.ts';
import { plainKind } from './plainKind.ts';
import { sqlKind } from './sqlKind.ts';
import { selectionKind } from './selectionKind.ts';
import { mailbox } from '../seed/mailbox.ts';
import { sheetStages } from '../state/connectors/syncs.ts';

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
