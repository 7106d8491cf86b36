import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as contract from '../../src/contract/index.ts';

const sections = new Map(
  readFileSync('api/connectors.md', 'utf8')
    .split('\n## ')
    .map((text) => [text.slice(0, text.indexOf('\n')), text] as const),
);

/** Metadata of a connection with a name. */
const named = { connectionName: true };

test.each([
  ['Every connection', contract.connection.entries, {}],
  ['Every connection', contract.connectedUser.entries, {}],
  ['SQL databases', contract.sqlMetadata.entries, contract.sqlConnectBody.entries],
  ['Document database', contract.docstoreMetadata.entries, {}],
  ['Mail-A', contract.emailSyncConfig.entries, contract.watchState.entries],
  ['Mail-A', contract.mailAProfile.entries, {}],
  ['Drive-A', contract.selectedFile.entries, contract.driveFile.entries],
  ['Sheets-A', contract.selectedSheet.entries, contract.sheetPreview.entries],
  ['Documents', contract.uploadedDocument.entries, contract.documentSet.entries],
  ['Messaging-A', contract.connectionHealth.entries, contract.pairingStatus.entries],
  ['Document sites', contract.documentSite.entries, contract.siteFolder.entries],
  ['Private API', contract.bearerConnectBody.entries.credentials.entries, named],
  ['Private API', contract.generatedWebhook.entries, {}],
  ['CRM-B', contract.crmBConnectBody.entries.credentials.entries, named],
  ['CRM-B', contract.crmBConnectBody.entries.connectionConfig.entries, {}],
  ['Data warehouse', contract.warehouseConnectBody.entries.credentials.entries, {}],
  ['Data warehouse', contract.warehouseConnectBody.entries.metadata.entries, {}],
])('the page about “%s” names every field of the contract', (title, ...entries) => {
  const carriers = ['providerConfigKey', 'metadata', 'documents', 'connectionId', 'success'];
  const fields = entries.flatMap((each) => Object.keys(each));
  const missing = fields.filter((name) => !sections.get(title)?.includes(`\`${name}\``));
  expect(fields.length).toBeGreaterThan(2);
  expect(missing.filter((name) => !carriers.includes(name))).toEqual([]);
});

test.each([
  ['Catalog', contract.connectorCatalog.map(({ id }) => id)],
  ['States of a sync', contract.syncStatuses],
])('the table “%s” has a row for everything in the contract', (title, ids) => {
  expect(ids.filter((id) => sections.get(title)?.includes(`\`${id}\``) !== true)).toEqual([]);
});
