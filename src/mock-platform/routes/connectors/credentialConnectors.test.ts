import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  createConnectSession,
  defaultSqlPorts,
  enqueueSync,
  generatedWebhook,
  generateWebhook,
  getConnection,
  getDocstoreDatabases,
  getWebhook,
  pushApiConnector,
  sqlEngines,
  testSqlConnection,
} from '../../../contract/index.ts';
import { connectByCredentials as connect, metadataOf } from '../../testing/connecting.ts';
import { openPlatform, refusalOf, type OpenedPlatform } from '../../testing/openPlatform.ts';

const sql = (metadata: Record<string, unknown> = { host: 'db.example' }, password = 's3cret') => ({
  providerConfigKey: 'sql-b',
  username: 'reader',
  password,
  metadata,
});

const key = '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----';
const warehouse = {
  providerConfigKey: 'warehouse-a-jwt',
  credentials: { subdomain: 's', accountIdentifier: 'a', userName: 'u', privateKey: key },
  metadata: { warehouse: 'W', database: 'D', role: null, schema: null },
};
const crmB = {
  providerConfigKey: 'crm-b-oauth2-cc',
  credentials: { type: 'OAUTH2_CC', client_id: 'id', client_secret: 'hidden-secret' },
  connectionConfig: { tenant_id: 't' },
  metadata: { connectionName: 'CRM' },
};
const bearer = {
  providerConfigKey: 'private-api-bearer',
  credentials: { bearerToken: 'hidden-token', authType: 'BEARER_TOKEN' },
  metadata: { connectionName: 'Stock API' },
};
const basic = {
  providerConfigKey: 'private-api-basic',
  username: 'u',
  password: 'hidden-password',
  credentials: { authType: 'BASIC' },
  metadata: { connectionName: 'Stock API' },
};

describe('SQL databases', () => {
  it.each(sqlEngines)('"Default ports": %s', async (providerConfigKey) => {
    const opened = await openPlatform();
    const connectionId = await connect(opened, { ...sql(), providerConfigKey });
    const { port } = await metadataOf(opened, connectionId, providerConfigKey).read();
    expect(port).toBe(defaultSqlPorts[providerConfigKey]);
  });

  it('"host | required on save"', async () => {
    const { call } = await openPlatform();
    for (const metadata of [{}, { host: '' }]) {
      const answer = await call(createConnectSession, { json: sql(metadata) });
      expect(answer.status).toBe(400);
    }
  });

  it('"metadata including lastSyncedAt", never → in_progress → completed, "success, syncId, message"', async () => {
    const opened = await openPlatform();
    const connectionId = await connect(opened, sql());
    const metadata = metadataOf(opened, connectionId, 'sql-b');
    expect((await metadata.read()).syncStatus).toBe('never');
    const json = { connectionId, providerKey: 'sql-b' };
    const queued = v.strictObject({
      success: v.literal(true),
      syncId: v.string(),
      message: v.string(),
    });
    await opened.read(queued, enqueueSync, { json });
    expect((await metadata.read()).syncStatus).toBe('in_progress');
    opened.platform.clock.advance(20);
    const read = await metadata.read();
    expect(read.syncStatus).toBe('completed');
    expect(v.is(v.pipe(v.string(), v.isoTimestamp()), read.lastSyncedAt)).toBe(true);
  });

  it('a sync with a password that the database refuses ends "failed"', async () => {
    const opened = await openPlatform();
    const connectionId = await connect(opened, sql({ host: 'db.example' }, 'wrong'));
    await opened.call(enqueueSync, { json: { connectionId, providerKey: 'sql-b' } });
    opened.platform.clock.advance(20);
    const { syncStatus } = await metadataOf(opened, connectionId, 'sql-b').read();
    expect(syncStatus).toBe('failed');
  });

  it('"Update metadata without credentials": "SQL returns success, message"', async () => {
    const opened = await openPlatform();
    const connectionId = await connect(opened, sql());
    const metadata = metadataOf(opened, connectionId, 'sql-b');
    const answer = await metadata.write({ description: 'Orders', syncStatus: 'completed' });
    const shape = v.strictObject({ success: v.literal(true), message: v.string() });
    expect(v.is(shape, await answer.json())).toBe(true);
    expect(await metadata.read()).toMatchObject({
      host: 'db.example',
      description: 'Orders',
      syncStatus: 'never',
    });
  });

  it.each([
    ['a database that answers', { host: 'db.example', password: 'p' }, true],
    ['a wrong password', { host: 'db.example', password: 'wrong' }, false],
    ['a host out of reach', { host: 'unreachable.example' }, false],
    ['a slow host', { host: 'slow.example' }, true],
  ])('"POST /database/test-connection | success, message": %s', async (_, connection, success) => {
    const { call } = await openPlatform();
    const json = { databaseType: 'sql-c', connection };
    const answer = await call(testSqlConnection, { json });
    const { message } = v.parse(v.object({ message: v.string() }), await answer.clone().json());
    expect(await answer.json()).toEqual({ success, message });
  });

  it.each([
    ['databaseType', { databaseType: 'docstore', connection: { host: 'h' } }, 422],
    ['connection.host', { databaseType: 'sql-a', connection: {} }, 400],
    ['sslMode', { databaseType: 'sql-a', connection: { host: 'h', sslMode: 'maybe' } }, 422],
    ['port', { databaseType: 'sql-a', connection: { host: 'h', port: 65_536 } }, 422],
  ])('refuses another %s', async (_, json, status) => {
    const { call } = await openPlatform();
    expect((await call(testSqlConnection, { json })).status).toBe(status);
  });
});

describe('document database', () => {
  const connectionString = 'docs+srv://reader:p%40ss@cluster.example/shop?retry=true';
  const body = (more: Record<string, unknown> = {}) => ({
    providerConfigKey: 'docstore',
    username: '',
    password: '',
    metadata: { connectionString, ...more },
  });

  it('"connectionString (credentials removed when stored)", "protocol"', async () => {
    const opened = await openPlatform();
    const connectionId = await connect(opened, body());
    expect(await metadataOf(opened, connectionId, 'docstore').read()).toMatchObject({
      connectionString: 'docs+srv://cluster.example/shop?retry=true',
      protocol: 'docs+srv',
      connectionType: 'uri',
    });
  });

  it('"POST /database/metadata | metadata.databases[] (name, collections string[])"', async () => {
    const { call } = await openPlatform();
    const json = { connectionString, databaseType: 'docstore' };
    const answer = await call(getDocstoreDatabases, { json });
    expect(await answer.json()).toMatchObject({
      success: true,
      metadata: {
        databases: [
          { name: 'orders', collections: ['orders', 'order_events', 'refunds'] },
          {},
          {},
          {},
        ],
      },
    });
    for (const wrong of ['no string', 'docs://u:wrong@h/']) {
      const refused = { connectionString: wrong, databaseType: 'docstore' };
      expect((await call(getDocstoreDatabases, { json: refused })).status).toBe(400);
    }
  });

  it('"No databases selected for sync", job type docstore, "Already queued/synced", totalDocumentsSynced', async () => {
    const opened = await openPlatform();
    const connectionId = await connect(opened, body());
    const metadata = metadataOf(opened, connectionId, 'docstore');
    const enqueue = async (): Promise<unknown> =>
      (await opened.call(enqueueSync, { json: { connectionId, providerKey: 'docstore' } })).json();
    const nothing = { success: true, enqueuedCount: 0 };
    expect(await enqueue()).toEqual({ ...nothing, message: 'No databases selected for sync' });
    await metadata.write({ selectedDatabases: ['orders', 'catalogue'] });
    expect(await enqueue()).toMatchObject({ enqueuedCount: 1, jobs: [{ type: 'docstore' }] });
    expect(await enqueue()).toEqual({ ...nothing, message: 'Already queued/synced' });
    opened.platform.clock.advance(20);
    expect(await metadata.read()).toMatchObject({
      syncStatus: 'completed',
      totalDocumentsSynced: 53_330,
    });
    expect(await enqueue()).toEqual({ ...nothing, message: 'Already queued/synced' });
  });
});

describe('no credential is ever answered', () => {
  it.each([
    ['sql-b', sql(), 's3cret'],
    ['sql-b', sql({ host: 'h', password: 's3cret' }), 's3cret'],
    ['warehouse-a-jwt', warehouse, 'PRIVATE KEY'],
    ['crm-b-oauth2-cc', crmB, 'hidden-secret'],
    ['private-api-bearer', bearer, 'hidden-token'],
    ['private-api-basic', basic, 'hidden-password'],
    ['erp-a-rest', { providerConfigKey: 'erp-a-rest', password: 'hidden' }, 'hidden'],
  ])('%s', async (providerConfigKey, json, secret) => {
    const opened = await openPlatform();
    const connectionId = await connect(opened, json);
    const details = await opened.call(getConnection, { params: { connectionId } });
    const metadata = await metadataOf(opened, connectionId, providerConfigKey).read();
    expect(`${await details.text()}${JSON.stringify(metadata)}`).not.toContain(secret);
  });
});

describe('required credentials', () => {
  it('"An empty body returns 400 with the message `credentials.subdomain is required`"', async () => {
    const { call } = await openPlatform();
    const json = { providerConfigKey: 'warehouse-a-jwt' };
    expect(await refusalOf(await call(createConnectSession, { json }))).toEqual([
      400,
      'credentials.subdomain is required',
    ]);
  });

  it.each([
    ...Object.keys(warehouse.credentials).map((field) => [`credentials.${field}`] as const),
    ['metadata.warehouse'] as const,
    ['metadata.database'] as const,
  ])('"with required … %s": 400', async (path) => {
    const { call } = await openPlatform();
    const [part = '', field = ''] = path.split('.');
    const fields: Record<string, unknown> =
      part === 'metadata' ? warehouse.metadata : warehouse.credentials;
    const json = { ...warehouse, [part]: { ...fields, [field]: '' } };
    expect(await refusalOf(await call(createConnectSession, { json }))).toEqual([
      400,
      `${path} is required`,
    ]);
  });

  it.each([
    [
      '"credentials.apiKeyValue … accepted as the token"',
      { ...bearer, credentials: { apiKeyValue: 't' } },
      200,
    ],
    [
      '"a top-level password … accepted as the token"',
      { ...bearer, credentials: {}, password: 't' },
      200,
    ],
    ['no token at all', { ...bearer, credentials: {} }, 400],
    [
      '"authType = NONE stores empty basic credentials"',
      { ...basic, username: '', password: '', credentials: { authType: 'NONE' } },
      200,
    ],
    ['no name', { ...basic, username: '' }, 400],
    [
      'CRM-B without a client_secret',
      { ...crmB, credentials: { type: 'OAUTH2_CC', client_id: 'i' } },
      400,
    ],
  ])('%s', async (_, json, status) => {
    const { call } = await openPlatform();
    expect((await call(createConnectSession, { json })).status).toBe(status);
  });
});

describe('the webhook of custom REST', () => {
  const providerConfigKey = 'custom-rest-api';

  async function open(): Promise<
    OpenedPlatform & { connectionId: string; json: Record<string, unknown> }
  > {
    const opened = await openPlatform();
    const connectionId = await connect(opened, bearer);
    const { organisationId: organizationId } = opened.platform.credentials;
    return { ...opened, connectionId, json: { connectionId, providerConfigKey, organizationId } };
  }

  it('"generate | success, webhookEndpoint, apiKey, connectionId, providerConfigKey, organizationId"', async () => {
    const { read, json } = await open();
    const webhook = await read(generatedWebhook, generateWebhook, { json });
    expect(webhook).toMatchObject(json);
    expect(webhook.webhookEndpoint).toMatch(/\/webhooks\/api-connector\/receive\//);
  });

  it('"info | stored webhook info": without the key; 404 before there is one', async () => {
    const { read, call, json, connectionId } = await open();
    const query = { connectionId, providerConfigKey };
    expect((await call(getWebhook, { query })).status).toBe(404);
    const { apiKey } = await read(generatedWebhook, generateWebhook, { json });
    const info = await (await call(getWebhook, { query })).text();
    expect(info).toContain('webhookEndpoint');
    expect(info).not.toContain(apiKey);
  });

  it('"receive … with Authorization: Bearer <apiKey> from generate": the latest one alone', async () => {
    const opened = await open();
    const { read, call, json, connectionId, token, platform } = opened;
    const params = { connectionId };
    const first = await read(generatedWebhook, generateWebhook, { json });
    const second = await read(generatedWebhook, generateWebhook, { json });
    const push = async (sent: string | null): Promise<number> =>
      (await call(pushApiConnector, { params, bearer: sent, json: { stock: 4 } })).status;
    expect(await push(second.apiKey)).toBe(200);
    for (const wrong of [first.apiKey, token, platform.credentials.apiKey, null]) {
      expect(await push(wrong)).toBe(401);
    }
    const read1 = await metadataOf(opened, connectionId, 'private-api-bearer').read();
    expect(read1.receivedEvents).toBe(1);
  });

  it.each([
    ['another organisation', { organizationId: 'x' }, 403],
    ['an unknown connection', { connectionId: 'x' }, 404],
    ['another key', { providerConfigKey: 'private-api-bearer' }, 422],
  ])('refuses %s', async (_, change, status) => {
    const { call, json } = await open();
    expect((await call(generateWebhook, { json: { ...json, ...change } })).status).toBe(status);
  });
});
