import { beforeEach, expect, test } from 'vitest';
import { getConnectionMetadata } from './connectionMetadata.ts';
import { disconnect, enqueueSync, getConnection, listConnections } from './connectors.ts';
import {
  connect,
  generateWebhook,
  getDocstoreDatabases,
  getWebhook,
  testSqlConnection,
  type CredentialConnectBody,
} from './credentialConnectors.ts';
import { openClient, type OpenedClient } from '../testing/openClient.ts';

let platform: OpenedClient['platform'];
let client: OpenedClient['client'];
let sent: OpenedClient['sent'];

beforeEach(() => {
  ({ platform, client, sent } = openClient({ seed: 'default', disconnects: true }));
});

const bodies: readonly CredentialConnectBody[] = [
  { providerConfigKey: 'sql-d', username: 'u', password: 'p', metadata: { host: 'h' } },
  {
    providerConfigKey: 'docstore',
    username: 'u',
    password: 'p',
    metadata: { connectionString: 'docs://h' },
  },
  {
    providerConfigKey: 'crm-b-oauth2-cc',
    credentials: { type: 'OAUTH2_CC', client_id: 'i', client_secret: 's' },
    connectionConfig: { tenant_id: 't' },
  },
  {
    providerConfigKey: 'warehouse-a-jwt',
    credentials: { subdomain: 's', accountIdentifier: 'a', userName: 'u', privateKey: 'k' },
    metadata: { warehouse: 'W', database: 'D', schema: null },
  },
  {
    providerConfigKey: 'private-api-bearer',
    credentials: { bearerToken: 't', authType: 'BEARER_TOKEN' },
    metadata: { connectionName: 'API' },
  },
  {
    providerConfigKey: 'private-api-basic',
    username: '',
    password: '',
    credentials: { authType: 'NONE' },
    metadata: { connectionName: 'API' },
  },
  { providerConfigKey: 'erp-a-rest', credentials: { anything: 1 } },
];

test.each(bodies.map((body) => [body.providerConfigKey, body] as const))(
  'connecting %s creates a connection, which is listed, read, synced and disconnected',
  async (providerConfigKey, body) => {
    const { connectionId } = await connect(client, body);
    const ref = { connectionId, providerConfigKey };
    const { connections } = await listConnections(client, providerConfigKey);
    expect(connections.map(({ connection_id }) => connection_id)).toContain(connectionId);
    expect((await getConnection(client, ref)).provider_config_key).toBe(providerConfigKey);
    expect(
      (await enqueueSync(client, { connectionId, providerKey: providerConfigKey })).success,
    ).toBe(true);
    sent.length = 0;
    await disconnect(client, ref);
    const by = providerConfigKey.startsWith('sql-') ? 'integration' : 'providerConfigKey';
    expect(sent).toEqual([
      [`DELETE /connect/integrations/connection/${connectionId}?${by}=${providerConfigKey}`, ''],
    ]);
  },
);

test.each([
  [
    'a SQL database without a host',
    { providerConfigKey: 'sql-a', username: '', password: '', metadata: { host: '' } },
    'metadata.host',
  ],
  [
    'a warehouse without a key',
    {
      providerConfigKey: 'warehouse-a-jwt',
      credentials: { subdomain: 's', accountIdentifier: 'a', userName: 'u', privateKey: '' },
      metadata: { warehouse: 'W', database: 'D' },
    },
    'credentials.privateKey',
  ],
] as const)('connect is refused before it is sent: %s', async (_, body, path) => {
  await expect(connect(client, body)).rejects.toMatchObject({
    code: 'decode',
    issues: [{ path }],
  });
  expect(sent).toEqual([]);
});

test('a metadata read without a connection rejects as the 404 that its 500 wraps, and is not tried again', async () => {
  const ref = { connectionId: 'none', providerConfigKey: 'sql-b' };
  await expect(getConnectionMetadata(client, ref)).rejects.toMatchObject({
    status: 404,
    retryable: false,
  });
  expect(sent.length).toBe(1);
});

test('databases are tested before they are kept', async () => {
  const databaseType = 'sql-b';
  const good = { databaseType, connection: { host: 'h', password: 'p' } } as const;
  expect((await testSqlConnection(client, good)).success).toBe(true);
  const wrong = { databaseType, connection: { host: 'h', password: 'wrong' } } as const;
  expect(await testSqlConnection(client, wrong)).toMatchObject({ success: false });
});

test('databases are listed with their collections', async () => {
  const [first] = await getDocstoreDatabases(client, 'docs://u:p@h');
  expect(first).toEqual({ name: 'orders', collections: ['orders', 'order_events', 'refunds'] });
});

test('the webhook of custom REST is made with a key that is not answered again', async () => {
  const body = bodies.find(({ providerConfigKey }) => providerConfigKey === 'private-api-bearer');
  if (body === undefined) throw new Error('expected a body');
  const { connectionId } = await connect(client, body);
  const { organisationId: organizationId } = platform.credentials;
  const webhook = await generateWebhook(client, { connectionId, organizationId });
  expect(webhook.apiKey.length).toBeGreaterThan(20);
  expect(webhook.webhookEndpoint).toContain(connectionId);
  expect(JSON.stringify(await getWebhook(client, connectionId))).not.toContain(webhook.apiKey);
});
