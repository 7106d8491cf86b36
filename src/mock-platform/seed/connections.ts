import { addConnection } from '../state/connections.ts';
import type { World } from '../state/world.ts';
import type { SeedName } from './seedName.ts';
import { seededSources } from './toldFindings.ts';

const day = 24 * 60 * 60 * 1000;

/** Connects what the seed's organisation works with, and answers the ids by name. */
export function seedConnections(
  world: World,
  seed: SeedName,
  organisationId: string,
  now: number,
): ReadonlyMap<string, string> {
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
  const lastSyncedAt = new Date(now - day / 2).toISOString();
  const synced = { syncStatus: 'completed', lastSyncedAt };
  return new Map([
    connect('sql-b', seededSources.orders, {
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
    connect('alpha-mail', seededSources.mail, {}),
    connect('alpha-drive-files', seededSources.files, { selectedFiles: [] }),
    connect('alpha-drive', seededSources.sheet, { selectedSheets: [] }),
  ]);
}
