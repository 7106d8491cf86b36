import * as v from 'valibot';
import { connectorCatalog, listConnections, providerConfigKeysOf } from '../../contract/index.ts';
import { addConnection, textIn } from '../state/connectors/connections.ts';
import { driveFiles, spreadsheetType } from './driveFiles.ts';
import { mailbox } from './mailbox.ts';
import type { Seeding } from './seeding.ts';
import workbooks from './connectors/workbooks.json' with { type: 'json' };

const day = 24 * 60 * 60 * 1000;

const connectionList = v.object({
  connections: v.array(
    v.object({
      connection_id: v.string(),
      metadata: v.fallback(v.record(v.string(), v.unknown()), {}),
    }),
  ),
});

/** Connects the organisation's sources, and returns the ids by name or recorded id. */
export function seedConnections({
  world,
  seed,
  ids: { organisationId },
  read,
  now,
}: Seeding): ReadonlyMap<string, string> {
  if (seed === 'empty') return new Map();
  const connect = (
    key: string,
    name: string,
    metadata: Record<string, unknown>,
  ): [string, string] => {
    const made = {
      organisationId,
      provider_config_key: key,
      metadata: { connectionName: name, ...metadata },
    };
    return [name, addConnection(world, made, now - 40 * day).connection_id];
  };
  const recorded = connectorCatalog.flatMap(providerConfigKeysOf).flatMap((key) => {
    const { connections = [] } =
      read(listConnections, connectionList, { query: { providerConfigKey: key } }) ?? {};
    return connections.map(({ connection_id, metadata }) => {
      const name = textIn(metadata, 'connectionName') ?? key;
      return [connection_id, connect(key, name, metadata)[1]] as const;
    });
  });
  if (recorded.length > 0) return new Map(recorded);
  const lastSyncedAt = new Date(now - day / 2).toISOString();
  const synced = { syncStatus: 'completed', lastSyncedAt };
  return new Map([
    connect('sql-b', 'Order database', {
      host: 'orders.tidewater-foods.example',
      port: 5432,
      database: 'orders',
      schema: ['public', 'sales'],
      useSSL: true,
      sslMode: 'require',
      status: 'active',
      description: 'Orders, deliveries and invoices since 2019.',
      ...synced,
    }),
    connect('alpha-mail', 'Purchasing mailbox', {}),
    connect('alpha-drive-files', 'Contracts folder', {
      selectedFiles: selectedFiles(now, synced),
    }),
    connect('alpha-drive', 'Delivery sheet', { selectedSheets: selectedSheets(now, synced) }),
  ]);
}

/** Returns two synced files and one that waits. */
function selectedFiles(now: number, synced: Record<string, unknown>): Record<string, unknown>[] {
  return driveFiles(12, now)
    .slice(0, 3)
    .map(({ id, name, webViewLink, mimeType }, at) => ({
      id,
      name,
      url: webViewLink,
      mimeType,
      type: 'file',
      addedAt: new Date(now - 20 * day).toISOString(),
      addedBy: mailbox.emailAddress,
      addedVia: 'picker',
      ...(at === 2 ? { syncStatus: 'never' } : synced),
    }));
}

/** Returns one sheet synced less than an hour ago, and one that waits. */
function selectedSheets(now: number, synced: Record<string, unknown>): Record<string, unknown>[] {
  const lastSyncedAt = new Date(now - 20 * 60 * 1000).toISOString();
  return workbooks.slice(0, 2).map(({ id, name }, at) => ({
    id,
    name,
    url: `https://drive.example/open/${id}`,
    type: spreadsheetType,
    addedAt: new Date(now - 20 * day).toISOString(),
    addedBy: mailbox.emailAddress,
    ...(at === 1 ? { syncStatus: 'never' } : { ...synced, lastSyncedAt }),
  }));
}
