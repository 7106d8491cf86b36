import { expect, test } from 'vitest';
import { getConnectionMetadata, saveConnectionMetadata } from './connectionMetadata.ts';
import {
  connectWithCredentials,
  disconnect,
  enqueueSync,
  getConnectedUser,
  getConnection,
  listConnections,
  startConsent,
} from './connectors.ts';
import { openClient } from '../testing/openClient.ts';

const database = { providerConfigKey: 'sql-b', metadata: { host: 'db.example' } };

test('the common connector functions reach the eight documented routes', async () => {
  const { client, platform, sent } = openClient({ disconnects: true });
  const { sessionToken } = await startConsent(client, { integration: 'mail-b' });
  const connectionId = platform.consent(sessionToken);
  const ref = { connectionId, providerConfigKey: 'mail-b' };
  await listConnections(client, 'mail-b');
  await getConnection(client, ref);
  await getConnectionMetadata(client, ref);
  await saveConnectionMetadata(client, { ...ref, metadata: { a: 1 }, triggerSyncEnqueue: false });
  await getConnectedUser(client, ref);
  await enqueueSync(client, { connectionId, providerKey: 'mail-b' });
  await disconnect(client, ref);
  const query = `connectionId=${connectionId}&providerConfigKey=mail-b`;
  expect(sent).toEqual([
    ['POST /connect/integrations/connect-session', '{"integration":"mail-b"}'],
    ['GET /connect/integrations/connections?providerConfigKey=mail-b&page=1&limit=50', ''],
    [`GET /connect/integrations/connections/${connectionId}?providerConfigKey=mail-b`, ''],
    [`GET /connect/integrations/connection-metadata?${query}`, ''],
    [
      'POST /connect/integrations/connection-metadata',
      JSON.stringify({ ...ref, metadata: { a: 1 }, triggerSyncEnqueue: false }),
    ],
    [`GET /connect/integrations/user-info?${query}`, ''],
    ['POST /sync/enqueue', JSON.stringify({ connectionId, providerKey: 'mail-b' })],
    [`DELETE /connect/integrations/connection/${connectionId}?providerConfigKey=mail-b`, ''],
  ]);
});

test.each([
  ['connection (connection_id)', database],
  [
    'connectionId',
    {
      providerConfigKey: 'warehouse-a-jwt',
      credentials: { subdomain: 'a', accountIdentifier: 'b', userName: 'c', privateKey: 'd' },
      metadata: { warehouse: 'w', database: 'x' },
    },
  ],
])('the common connector functions find the id of a new connection in %s', async (_, body) => {
  const { client } = openClient();
  const { connectionId } = await connectWithCredentials(client, body);
  const { connections } = await listConnections(client, body.providerConfigKey);
  expect(connections.map(({ connection_id }) => connection_id)).toEqual([connectionId]);
});

test('the common connector functions read the details of a connection without its provider config key', async () => {
  const { client, sent } = openClient();
  const { connectionId } = await connectWithCredentials(client, database);
  expect((await getConnection(client, { connectionId })).provider_config_key).toBe('sql-b');
  expect(sent.at(-1)?.[0]).toBe(`GET /connect/integrations/connections/${connectionId}`);
});

test.each([
  ['integration', () => ({ integration: 'custom-rest-api' })],
  ['providerConfigKey', () => ({ providerConfigKey: 'custom-rest-api' })],
] as const)(
  'custom-rest-api is refused as %s before anything is sent, since it is never a connect key',
  async (_, make) => {
    const { client, sent } = openClient();
    const body = make();
    const answer =
      'integration' in body ? startConsent(client, body) : connectWithCredentials(client, body);
    await expect(answer).rejects.toMatchObject({
      code: 'decode',
      issues: [
        {
          path: '',
          message:
            'custom-rest-api is a catalog and webhook key; connect with private-api-basic or private-api-bearer',
        },
      ],
    });
    expect(sent).toEqual([]);
  },
);

test('a metadata read of a missing connection rejects as the 404 that its 500 wraps, and is not retried', async () => {
  const { client, sent } = openClient();
  const ref = { connectionId: 'fake', providerConfigKey: 'sql-b' };
  await expect(getConnectionMetadata(client, ref)).rejects.toMatchObject({
    code: 'platform',
    status: 404,
  });
  expect(sent).toHaveLength(1);
});

test('a metadata read without a connection id is refused before it is sent', async () => {
  const { client, sent } = openClient();
  const ref = { connectionId: '', providerConfigKey: 'sql-b' };
  await expect(getConnectionMetadata(client, ref)).rejects.toMatchObject({ code: 'decode' });
  expect(sent).toEqual([]);
});

test.each([
  ['sql-a', 'integration'],
  ['sql-b', 'integration'],
  ['sql-c', 'integration'],
  ['sql-d', 'integration'],
  ['sql-e', 'integration'],
  ['alpha-mail', 'integration'],
  ['alpha-drive-files', 'integration'],
  ['alpha-drive', 'integration'],
  ['docstore', 'providerConfigKey'],
  ['documents', 'providerConfigKey'],
])('disconnect names %s by %s', async (providerConfigKey, parameter) => {
  const { client, sent } = openClient();
  const ref = { connectionId: 'c-1', providerConfigKey };
  await expect(disconnect(client, ref)).rejects.toMatchObject({ status: 404 });
  const path = `/connect/integrations/connection/c-1?${parameter}=${providerConfigKey}`;
  expect(sent).toEqual([[`DELETE ${path}`, '']]);
});

test('disconnect rejects with the documented 502 and is sent once', async () => {
  const { client, sent } = openClient();
  const { connectionId } = await connectWithCredentials(client, database);
  const ref = { connectionId, providerConfigKey: 'sql-b' };
  sent.length = 0;
  await expect(disconnect(client, ref)).rejects.toMatchObject({ status: 502 });
  expect(sent).toHaveLength(1);
});

test('disconnect returns the documented fields for SQL and mail-A', async () => {
  const { client, platform } = openClient({ disconnects: true });
  const { connectionId } = await connectWithCredentials(client, database);
  const sql = await disconnect(client, { connectionId, providerConfigKey: 'sql-b' });
  expect(sql).toEqual({ success: true, message: 'Connection deleted' });
  const { sessionToken } = await startConsent(client, { integration: 'alpha-mail' });
  const mail = { connectionId: platform.consent(sessionToken), providerConfigKey: 'alpha-mail' };
  expect(await disconnect(client, mail)).toEqual({
    success: true,
    alertingLifecycle: { alerting_stopped: true },
  });
});

test('an enqueue whose answer was lost is not sent again unasked', async () => {
  const { client, platform, sent } = openClient();
  const { connectionId } = await connectWithCredentials(client, database);
  sent.length = 0;
  platform.faults.add({ status: 503 });
  const enqueued = enqueueSync(client, { connectionId, providerKey: 'sql-b' });
  await expect(enqueued).rejects.toMatchObject({ status: 503 });
  expect(sent).toHaveLength(1);
});
