import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  connection,
  connectionList,
  connectionMetadata,
  connectorCatalog,
  createConnectSession,
  disconnectConnection,
  enqueueSync,
  getConnectedUser,
  getConnection,
  getConnectionMetadata,
  listConnections,
  providerConfigKeysOf,
  saveConnectionMetadata,
} from '../../../contract/index.ts';
import { connectByConsent } from '../../testing/connecting.ts';
import { openPlatform, refusalOf, type OpenedPlatform } from '../../testing/openPlatform.ts';

const keys = connectorCatalog.flatMap(providerConfigKeysOf);

async function connectionOf({ read }: OpenedPlatform, providerConfigKey: string): Promise<string> {
  const query = { providerConfigKey };
  const { connections } = await read(connectionList, listConnections, { query });
  return connections[0]?.connection_id ?? '';
}

describe('connect-session', () => {
  it('"OAuth: sessionToken only (no connect URL)"', async () => {
    const { read } = await openPlatform();
    const session = v.strictObject({ sessionToken: v.string() });
    const json = { integration: 'alpha-drive-files' };
    await expect(read(session, createConnectSession, { json })).resolves.toBeDefined();
  });

  it.each([
    ['integration', 'custom-rest-api'],
    ['providerConfigKey', 'custom-rest-api'],
    ['integration', 'hr-suite-a'],
    ['integration', 'expense-a'],
    ['providerConfigKey', 'hr-suite-a'],
    ['integration', 'sql-b'],
    ['providerConfigKey', 'alpha-mail'],
  ])('400 for %s = %s', async (field, value) => {
    const { call } = await openPlatform();
    expect((await call(createConnectSession, { json: { [field]: value } })).status).toBe(400);
  });

  it('400 for both keys, and for none', async () => {
    const { call } = await openPlatform();
    for (const json of [{}, { integration: 'mail-b', providerConfigKey: 'sql-b' }]) {
      expect((await call(createConnectSession, { json })).status).toBe(400);
    }
  });

  it('404 for a reconnect of a connection that is not there, or of another connector', async () => {
    const opened = await openPlatform();
    const other = await connectByConsent(opened, 'mail-b');
    for (const connectionId of ['none', other]) {
      const json = { integration: 'alpha-mail', connectionId };
      expect((await opened.call(createConnectSession, { json })).status).toBe(404);
    }
  });
});

describe('lists and details', () => {
  it.each(keys)('"GET connections?providerConfigKey=": %s', async (providerConfigKey) => {
    const { call } = await openPlatform();
    const answer = await call(listConnections, { query: { providerConfigKey } });
    const body = v.parse(v.record(v.string(), v.unknown()), await answer.json());
    // "total integer (the SQL sample omits total)"
    expect('total' in body).toBe(!providerConfigKey.startsWith('sql-'));
  });

  it('pages the list as "`page` default 1; `limit` default 10, maximum 50" says', async () => {
    const opened = await openPlatform({ seed: 'empty' });
    const providerConfigKey = 'mail-b';
    const made: string[] = [];
    for (let count = 0; count < 53; count += 1) {
      made.push(await connectByConsent(opened, providerConfigKey));
    }
    const page = async (query: Record<string, string>) => {
      const sent = { query: { providerConfigKey, ...query } };
      const { connections, total } = await opened.read(connectionList, listConnections, sent);
      return [connections.map(({ connection_id }) => connection_id), total];
    };
    expect(await page({})).toEqual([made.slice(0, 10), 53]);
    expect(await page({ page: '2' })).toEqual([made.slice(10, 20), 53]);
    expect(await page({ limit: '50' })).toEqual([made.slice(0, 50), 53]);
    expect(await page({ page: '2', limit: '50' })).toEqual([made.slice(50), 53]);
    expect(await page({ page: '3', limit: '50' })).toEqual([[], 53]);
  });

  it.each([
    ['limit', '51'],
    ['limit', '0'],
    ['page', '0'],
    ['page', 'two'],
  ])(
    'refuses the %s %s: "`page` default 1; `limit` default 10, maximum 50"',
    async (name, value) => {
      const { call } = await openPlatform();
      const query = { providerConfigKey: 'mail-b', [name]: value };
      expect((await call(listConnections, { query })).status).toBe(422);
    },
  );

  it('"providerConfigKey (required)": 400 without it, and for one that nobody has', async () => {
    const { call } = await openPlatform();
    expect((await call(listConnections)).status).toBe(400);
    const query = { providerConfigKey: 'custom-rest-api' };
    expect((await call(listConnections, { query })).status).toBe(400);
  });

  it('"one connection record": id, connection_id, provider_config_key, created_at, metadata', async () => {
    const opened = await openPlatform();
    const connectionId = await connectionOf(opened, 'sql-b');
    const query = { providerConfigKey: 'sql-b' };
    const sent = { params: { connectionId }, query };
    const record = await opened.read(connection, getConnection, sent);
    expect(record).toMatchObject({
      connection_id: connectionId,
      provider_config_key: 'sql-b',
      metadata: { connectionName: 'Order database', syncStatus: 'completed' },
    });
    const other = { params: { connectionId }, query: { providerConfigKey: 'sql-a' } };
    expect(await refusalOf(await opened.call(getConnection, other))).toEqual([
      404,
      'Connection not found',
    ]);
  });
});

describe('metadata', () => {
  it('"success, connectionId, providerConfigKey, metadata", and a read of the same', async () => {
    const opened = await openPlatform();
    const connectionId = await connectByConsent(opened, 'mail-b');
    const ref = { connectionId, providerConfigKey: 'mail-b' };
    const json = { ...ref, metadata: { connectionName: 'Sales' } };
    const saved = await opened.call(saveConnectionMetadata, { json });
    expect(await saved.json()).toEqual({ success: true, ...json });
    const read = await opened.call(getConnectionMetadata, { query: ref });
    expect(await read.json()).toEqual({ metadata: { connectionName: 'Sales' } });
  });

  it.each([
    ['merge', { connectionName: 'Orders', host: 'orders.tidewater-foods.example' }],
    ['replace', { connectionName: 'Orders', syncStatus: 'completed' }],
  ] as const)(
    'can be told to %s, because no document says what a write leaves out',
    async (metadataWrites, kept) => {
      const opened = await openPlatform({ metadataWrites });
      const connectionId = await connectionOf(opened, 'sql-b');
      const ref = { connectionId, providerConfigKey: 'sql-b' };
      const json = { ...ref, metadata: { connectionName: 'Orders' } };
      expect((await opened.call(saveConnectionMetadata, { json })).status).toBe(200);
      const { metadata } = await opened.read(connectionMetadata, getConnectionMetadata, {
        query: ref,
      });
      expect(metadata).toMatchObject(kept);
      expect('host' in metadata).toBe(metadataWrites === 'merge');
    },
  );

  it('"authError on file connectors": null when fine', async () => {
    const opened = await openPlatform();
    const ref = { providerConfigKey: 'alpha-drive', connectionId: '' };
    ref.connectionId = await connectionOf(opened, 'alpha-drive');
    const read = await opened.call(getConnectionMetadata, { query: ref });
    expect(await read.json()).toMatchObject({ ...ref, authError: null });
  });

  it('"a missing or unknown connection id on connection-metadata can surface as 500 wrapping 404"', async () => {
    const { call } = await openPlatform();
    const query = { connectionId: 'none', providerConfigKey: 'sql-b' };
    expect(await refusalOf(await call(getConnectionMetadata, { query }))).toEqual([
      500,
      'Request failed with status code 404',
    ]);
  });
});

describe('user-info', () => {
  it('"both required"', async () => {
    const { call } = await openPlatform();
    const queries: Record<string, string>[] = [
      { connectionId: 'x' },
      { providerConfigKey: 'alpha-mail' },
    ];
    for (const query of queries) {
      expect((await call(getConnectedUser, { query })).status).toBe(400);
    }
  });

  it.each(['alpha-drive-files', 'alpha-drive'])(
    'answers "email, name, picture" for the files and spreadsheets of %s',
    async (providerConfigKey) => {
      const opened = await openPlatform();
      const connectionId = await connectionOf(opened, providerConfigKey);
      const answer = await opened.call(getConnectedUser, {
        query: { connectionId, providerConfigKey },
      });
      const user = v.strictObject({
        email: v.pipe(v.string(), v.email()),
        name: v.pipe(v.string(), v.minLength(1)),
        picture: v.pipe(v.string(), v.startsWith('data:image/png;base64,')),
      });
      expect([answer.status, v.is(user, await answer.json())]).toEqual([200, true]);
    },
  );

  it('400 for a connector without a user', async () => {
    const opened = await openPlatform();
    const query = { connectionId: await connectionOf(opened, 'sql-b'), providerConfigKey: 'sql-b' };
    expect((await opened.call(getConnectedUser, { query })).status).toBe(400);
  });
});

describe('enqueue', () => {
  it('"providerKey (equals the connection\'s providerConfigKey)": 404 for another', async () => {
    const opened = await openPlatform();
    const connectionId = await connectionOf(opened, 'alpha-drive');
    const json = { connectionId, providerKey: 'alpha-drive-files' };
    expect((await opened.call(enqueueSync, { json })).status).toBe(404);
  });
});

describe('disconnect', () => {
  it('"502 | disconnect DELETE currently fails on the public path"', async () => {
    const opened = await openPlatform();
    const params = { connectionId: await connectionOf(opened, 'sql-b') };
    const query = { integration: 'sql-b' };
    expect((await opened.call(disconnectConnection, { params, query })).status).toBe(502);
    const still = await opened.call(getConnection, { params });
    expect(still.status).toBe(200);
  });

  it.each([
    ['sql-b', 'integration', { success: true, message: 'Connection deleted' }],
    ['alpha-mail', 'integration', { alertingLifecycle: { alerting_stopped: true } }],
    ['alpha-drive-files', 'integration', { alertingLifecycle: { alerting_stopped: true } }],
    ['alpha-drive', 'integration', { alertingLifecycle: { alerting_stopped: true } }],
    ['mail-b', 'providerConfigKey', { success: true }],
  ])('"Disconnect success shapes": %s by %s', async (key, by, shape) => {
    const opened = await openPlatform({ disconnects: true });
    const connectionId =
      key === 'mail-b' ? await connectByConsent(opened, key) : await connectionOf(opened, key);
    const sent = { params: { connectionId }, query: { [by]: key } };
    const answer = await opened.call(disconnectConnection, sent);
    expect(await answer.json()).toMatchObject(shape);
    expect((await opened.call(disconnectConnection, sent)).status).toBe(404);
  });

  it('400 without integration and providerConfigKey', async () => {
    const opened = await openPlatform();
    const params = { connectionId: await connectionOf(opened, 'sql-b') };
    expect((await opened.call(disconnectConnection, { params })).status).toBe(400);
  });
});

it('the metadata of a connection is unknown to another organisation', async () => {
  const opened = await openPlatform();
  const { otherServiceActorId: serviceActorId } = opened.platform.credentials;
  const bearer = await opened.platform.issueToken({ serviceActorId });
  const query = {
    connectionId: await connectionOf(opened, 'sql-b'),
    providerConfigKey: 'sql-b',
  };
  expect((await opened.call(getConnectionMetadata, { query, bearer })).status).toBe(500);
});
