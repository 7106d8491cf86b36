import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import {
  changeConnectionMetadata,
  saveMailASettings,
  saveSelectedFiles,
} from '../../../src/api/index.ts';
import { startForeignPlatform, type ForeignPlatform } from './startForeignPlatform.ts';

type Metadata = Record<string, unknown>;

/** A platform that keeps the metadata of one connection. */
interface MetadataPlatform extends ForeignPlatform {
  stored: () => Metadata;
  /** Writes as another user would. */
  writeElsewhere: (metadata: Metadata) => void;
  writes: Metadata[];
}

const writeBody = v.object({ metadata: v.record(v.string(), v.unknown()) });

const started: ForeignPlatform[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((platform) => platform.close()));
});

const writing = ['replaces', 'merges'] as const;

async function start(way: (typeof writing)[number], initial: Metadata): Promise<MetadataPlatform> {
  let stored = initial;
  const writes: Metadata[] = [];
  const platform = await startForeignPlatform(({ method, body }) => {
    if (method === 'GET') return { body: { metadata: stored } };
    const { metadata } = v.parse(writeBody, body);
    writes.push(metadata);
    stored = way === 'replaces' ? metadata : { ...stored, ...metadata };
    return { body: { success: true, message: 'Connection metadata updated' } };
  });
  started.push(platform);
  return {
    ...platform,
    writes,
    stored: () => stored,
    writeElsewhere: (metadata) => {
      stored = { ...stored, ...metadata };
    },
  };
}

const database = {
  connectionName: 'Orders',
  host: 'db.example',
  port: 5432,
  schema: ['public'],
  syncStatus: 'completed',
};

describe.each(writing)('on a platform that %s metadata', (way) => {
  const ref = { connectionId: 'c-1', providerConfigKey: 'sql-b' };

  it('a rename keeps the host, the port and the schemas', async () => {
    const platform = await start(way, database);
    const fields = { connectionName: 'Harbour orders' };
    await changeConnectionMetadata(platform.client, ref, { fields, seen: database });
    expect(platform.stored()).toEqual({ ...database, ...fields });
  });

  it('a rename keeps the description that somebody else wrote in between', async () => {
    const platform = await start(way, database);
    platform.writeElsewhere({ description: 'Since 2019' });
    const fields = { connectionName: 'Harbour orders' };
    await changeConnectionMetadata(platform.client, ref, { fields, seen: database });
    expect(platform.stored()).toEqual({ ...database, ...fields, description: 'Since 2019' });
  });

  it('a form does not undo what somebody else changed in a field that the user left alone', async () => {
    const platform = await start(way, database);
    platform.writeElsewhere({ host: 'new.example' });
    const fields = { ...database, port: 5433 };
    await changeConnectionMetadata(platform.client, ref, { fields, seen: database });
    expect(platform.stored()).toMatchObject({ host: 'new.example', port: 5433 });
  });

  it('a rename rejects and writes nothing when somebody else renamed it in between', async () => {
    const platform = await start(way, database);
    platform.writeElsewhere({ connectionName: 'Warehouse' });
    const fields = { connectionName: 'Harbour orders' };
    const change = changeConnectionMetadata(platform.client, ref, { fields, seen: database });
    await expect(change).rejects.toMatchObject({ code: 'conflict', fields: ['connectionName'] });
    expect(platform.writes).toEqual([]);
  });

  it('a change that somebody else made too is not a conflict', async () => {
    const platform = await start(way, database);
    platform.writeElsewhere({ connectionName: 'Harbour orders' });
    const fields = { connectionName: 'Harbour orders' };
    await changeConnectionMetadata(platform.client, ref, { fields, seen: database });
    expect(platform.stored()).toMatchObject(fields);
  });

  it('mail settings keep the id, the account and the totals of the configuration', async () => {
    const emailSyncConfig = {
      id: 'config-1',
      accountEmail: 'purchasing@tidewater-foods.example',
      enabled: true,
      maxEmails: 2000,
      totalEmailsSynced: 1200,
      createdAt: '2026-03-02T12:00:00.000Z',
    };
    const watchState = { isWatchEnabled: true, historyId: '884213' };
    const platform = await start(way, { emailSyncConfig, watchState, connectionName: 'Mail' });
    const settings = { enabled: true, maxEmails: 500, description: 'Orders' };
    const saved = { connectionId: 'c-1', seen: emailSyncConfig, ...settings };
    await saveMailASettings(platform.client, saved);
    expect(platform.stored()).toEqual({
      connectionName: 'Mail',
      watchState,
      emailSyncConfig: { ...emailSyncConfig, ...settings },
    });
  });

  it('mail settings name the setting that somebody else changed in between', async () => {
    const emailSyncConfig = { enabled: true, maxEmails: 2000 };
    const platform = await start(way, { emailSyncConfig });
    platform.writeElsewhere({ emailSyncConfig: { enabled: true, maxEmails: 50 } });
    const settings = { connectionId: 'c-1', seen: emailSyncConfig, enabled: true, maxEmails: 500 };
    await expect(saveMailASettings(platform.client, settings)).rejects.toMatchObject({
      code: 'conflict',
      fields: ['emailSyncConfig.maxEmails'],
    });
    expect(platform.writes).toEqual([]);
  });

  it('a selection of files keeps the name of the connection', async () => {
    const platform = await start(way, { connectionName: 'Drive', selectedFiles: [] });
    const selectedFiles = [{ id: 'a', name: 'A' }];
    await saveSelectedFiles(platform.client, { connectionId: 'c-1', selectedFiles });
    expect(platform.stored()).toEqual({ connectionName: 'Drive', selectedFiles });
  });
});

it('a conflict carries what is there now, and neither its message nor its JSON repeats it', async () => {
  const platform = await start('replaces', database);
  platform.writeElsewhere({ connectionName: 'Confidential name' });
  const ref = { connectionId: 'c-1', providerConfigKey: 'sql-b' };
  const fields = { connectionName: 'Harbour orders' };
  const error: unknown = await changeConnectionMetadata(platform.client, ref, {
    fields,
    seen: database,
  }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(`${String(error)}${JSON.stringify(error)}`).not.toContain('Confidential name');
});
