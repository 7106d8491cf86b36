import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createConnectSession, enqueueSync } from '../../../contract/index.ts';
import { connectByCredentials, metadataOf } from '../../testing/connecting.ts';
import { openPlatform, refusalOf } from '../../testing/openPlatform.ts';

const sql = {
  providerConfigKey: 'sql-b',
  username: 'reader',
  password: 's3cret',
  metadata: { host: 'db.example' },
};
const docstore = {
  providerConfigKey: 'docstore',
  metadata: { connectionString: 'docs://u:s3cret@h', selectedDatabases: ['orders'] },
};
const warehouse = {
  providerConfigKey: 'warehouse-a-jwt',
  credentials: { subdomain: 's', accountIdentifier: 'a', userName: 'u', privateKey: 's3cret' },
  metadata: { warehouse: 'W', database: 'D' },
};
const crmB = {
  providerConfigKey: 'crm-b-oauth2-cc',
  credentials: { type: 'OAUTH2_CC', client_id: 'i', client_secret: 's3cret' },
  connectionConfig: { tenant_id: 't' },
};
const bearer = {
  providerConfigKey: 'private-api-bearer',
  credentials: { bearerToken: 's3cret', authType: 'BEARER_TOKEN' },
};
const basic = {
  providerConfigKey: 'private-api-basic',
  username: 'u',
  password: 's3cret',
  credentials: { authType: 'BASIC' },
};
const erp = { providerConfigKey: 'erp-a-rest', credentials: { secret: 's3cret' } };
const id: unknown = expect.any(String);

describe('what connect-session answers for credentials', () => {
  it.each([
    ['SQL "success, connection"', sql, { connection: { connection_id: id } }],
    ['warehouse "success, connectionId"', warehouse, { connectionId: id }],
    [
      'CRM-B "success, connectionId, connection"',
      crmB,
      { connectionId: id, connection: { connection_id: id } },
    ],
  ])('%s', async (_, json, answered: Record<string, unknown>) => {
    const { call } = await openPlatform();
    const body: unknown = await (await call(createConnectSession, { json })).json();
    expect(body).toMatchObject({ success: true, ...answered });
    const keys = typeof body === 'object' && body !== null ? Object.keys(body) : [];
    expect(keys.sort()).toEqual(['success', ...Object.keys(answered)].sort());
  });
});

/** Metadata of a wrong shape, with what refuses it. */
const wrong: [key: string, metadata: Record<string, unknown>, status: number, message: RegExp][] = [
  ['sql-b', { host: '' }, 400, /^Missing required field: metadata.host$/],
  ['sql-b', { host: 7 }, 422, /^metadata.host: expected string$/],
  ['sql-b', { host: 'h', port: '5432' }, 422, /^metadata.port: expected number$/],
  ['sql-b', { host: 'h', port: 65_536 }, 422, /^metadata.port: expected/],
  ['sql-b', { host: 'h', sslMode: 'verify' }, 422, /^metadata.sslMode: expected/],
  ['sql-b', { host: 'h', status: 'paused' }, 422, /^metadata.status: expected/],
  ['sql-b', { host: 'h', schema: 'public' }, 422, /^metadata.schema: expected Array$/],
  ['docstore', { connectionString: '' }, 400, /: metadata.connectionString$/],
  ['docstore', { connectionString: 'docs://h', selectedDatabases: 'a' }, 422, /: expected Array$/],
  ['docstore', { connectionString: 'docs://h', status: 'gone' }, 422, /^metadata.status: expect/],
];

describe('metadata of a wrong type is refused, and not repeated', () => {
  it.each(wrong)('on save: %s %o is a %i', async (providerConfigKey, metadata, status, message) => {
    const { call } = await openPlatform();
    const json = { providerConfigKey, username: 'u', password: 'p', metadata };
    const refusal = await refusalOf(await call(createConnectSession, { json }));
    expect(refusal).toEqual([status, expect.stringMatching(message)]);
  });

  it.each(wrong)('on a write: %s %o is a %i', async (key, metadata, status, message) => {
    const opened = await openPlatform();
    const connectionId = await connectByCredentials(opened, key === 'sql-b' ? sql : docstore);
    const kept = metadataOf(opened, connectionId, key);
    const before = await kept.read();
    const refusal = await refusalOf(await kept.write(metadata));
    expect(refusal).toEqual([status, expect.stringMatching(message)]);
    expect(await kept.read()).toEqual(before);
  });

  it.each([
    ['neither tenant_id nor tenantId', {}, 400],
    ['tenant_id', { tenant_id: 't' }, 200],
    ['tenantId', { tenantId: 't' }, 200],
  ])(
    'CRM-B "connectionConfig (tenant_id or tenantId)": %s',
    async (_, connectionConfig, status) => {
      const { call } = await openPlatform();
      const json = { ...crmB, connectionConfig };
      expect((await call(createConnectSession, { json })).status).toBe(status);
    },
  );
});

describe('how far a sync has come', () => {
  it.each([sql, docstore, warehouse, crmB, bearer, basic, erp])(
    'is not for a user to write: $providerConfigKey',
    async (json) => {
      const opened = await openPlatform();
      const forged = {
        syncStatus: 'completed',
        lastSyncedAt: '2020-01-01T00:00:00.000Z',
        totalDocumentsSynced: 9,
      };
      const metadata = { ...('metadata' in json ? json.metadata : {}), ...forged };
      const connectionId = await connectByCredentials(opened, { ...json, metadata });
      const kept = metadataOf(opened, connectionId, json.providerConfigKey);
      await kept.write(forged);
      const read = await kept.read();
      expect(read.syncStatus).toBe('never');
      expect(read.lastSyncedAt).toBeUndefined();
      expect(read.totalDocumentsSynced ?? 0).toBe(0);
    },
  );
});

describe('a sync with credentials', () => {
  const outcomeOf = async (json: { providerConfigKey: string }): Promise<unknown> => {
    const opened = await openPlatform();
    const { providerConfigKey: providerKey } = json;
    const connectionId = await connectByCredentials(opened, { ...json });
    await opened.call(enqueueSync, { json: { connectionId, providerKey } });
    const { read } = metadataOf(opened, connectionId, providerKey);
    expect((await read()).syncStatus).toBe('in_progress');
    opened.platform.clock.advance(20);
    return (await read()).syncStatus;
  };
  const refused = (json: object): { providerConfigKey: string } => {
    const turn = (value: unknown): unknown =>
      typeof value === 'string' ? value.replace('s3cret', 'wrong') : value;
    const text = JSON.stringify(json, (_, value: unknown) => turn(value));
    return v.parse(v.looseObject({ providerConfigKey: v.string() }), JSON.parse(text));
  };

  it.each([sql, docstore, warehouse, crmB, bearer, basic, erp])(
    'that are taken ends completed, that are refused failed: $providerConfigKey',
    async (json) => {
      expect(await outcomeOf(json)).toBe('completed');
      expect(await outcomeOf(refused(json))).toBe('failed');
    },
  );

  it.each([
    { ...sql, metadata: { host: 'unreachable.example' } },
    {
      ...docstore,
      metadata: { ...docstore.metadata, connectionString: 'docs://u:p@unreachable.example:1/x' },
    },
  ])('of a host out of reach ends failed: $providerConfigKey', async (json) => {
    expect(await outcomeOf(json)).toBe('failed');
  });
});
