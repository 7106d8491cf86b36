import { beforeEach, expect, test } from 'vitest';
import { getConnectionMetadata, saveConnectionMetadata } from './connectionMetadata.ts';
import { enqueueSync, getConnectedUser, listConnections, startConsent } from './connectors.ts';
import { connectByConsent, openClient, type OpenedClient } from '../testing/openClient.ts';
import { listSiteFolders, listSites, resolveSite } from './fileConnectors.ts';
import {
  disableMailAWatch,
  enableMailAWatch,
  getMailAProfile,
  saveMailASettings,
} from './mailA.ts';

let platform: OpenedClient['platform'];
let client: OpenedClient['client'];

beforeEach(() => {
  ({ platform, client } = openClient());
});

const connect = (integration: string) => connectByConsent({ platform, client }, integration);

test.each(['alpha-drive', 'alpha-drive-files', 'alpha-mail', 'mail-b', 'crm-a', 'docs-online'])(
  'connecting %s by consent creates a connection under that key',
  async (integration) => {
    const connectionId = await connect(integration);
    const { connections, total } = await listConnections(client, integration);
    expect(connections.map(({ connection_id }) => connection_id)).toEqual([connectionId]);
    expect(total).toBe(1);
  },
);

test('reconnecting renews the consent of the same connection', async () => {
  const connectionId = await connect('alpha-drive-files');
  const ref = { connectionId, providerConfigKey: 'alpha-drive-files' };
  platform.breakConsent(connectionId);
  expect((await getConnectionMetadata(client, ref)).authError).toBe('The consent has ended');
  const again = await startConsent(client, { integration: 'alpha-drive-files', connectionId });
  expect(platform.consent(again.sessionToken)).toBe(connectionId);
  expect((await getConnectionMetadata(client, ref)).authError).toBeNull();
  expect(() => platform.consent(again.sessionToken)).toThrow('works once');
});

test.each(['mail-b', 'crm-a'])(
  'a metadata write of %s enqueues no sync unless triggerSyncEnqueue is true',
  async (providerConfigKey) => {
    const connectionId = await connect(providerConfigKey);
    const ref = { connectionId, providerConfigKey };
    const statusAfter = async (triggerSyncEnqueue?: boolean): Promise<unknown> => {
      await saveConnectionMetadata(client, {
        ...ref,
        metadata: { connectionName: 'Sales' },
        ...(triggerSyncEnqueue === undefined ? {} : { triggerSyncEnqueue }),
      });
      return (await getConnectionMetadata(client, ref)).metadata.syncStatus;
    };
    expect(await statusAfter()).toBeUndefined();
    expect(await statusAfter(false)).toBeUndefined();
    expect(await statusAfter(true)).toBe('in_progress');
  },
);

test('user-info of mail-B and CRM-A is returned as it came', async () => {
  const mail = await connect('mail-b');
  const user = await getConnectedUser(client, {
    connectionId: mail,
    providerConfigKey: 'mail-b',
  });
  expect(user.email).toContain('@');
  const crm = await connect('crm-a');
  const account = { connectionId: crm, providerConfigKey: 'crm-a' };
  expect(await getConnectedUser(client, account)).toHaveProperty('instanceUrl');
});

test('mail-A settings are saved, mail is synced, and a watch is enabled and disabled', async () => {
  const connectionId = await connect('alpha-mail');
  const enqueue = { connectionId, providerKey: 'alpha-mail' };
  expect((await enqueueSync(client, enqueue)).message).toBe('No email config');
  await saveMailASettings(client, { connectionId, maxEmails: 100 });
  expect((await enqueueSync(client, enqueue)).jobs).toMatchObject([{ type: 'email' }]);
  expect((await getMailAProfile(client, connectionId)).emailAddress).toContain('@');
  expect((await enableMailAWatch(client, connectionId)).expiration).toBeDefined();
  expect((await disableMailAWatch(client, connectionId)).connectionId).toBe(connectionId);
});

test('docs-online sites, folders and addresses are read and saved', async () => {
  const connectionId = await connect('docs-online');
  const [site] = await listSites(client, connectionId);
  const driveId = site?.defaultDriveId ?? '';
  expect((await listSiteFolders(client, { connectionId, driveId })).length).toBeGreaterThan(2);
  const siteUrl = site?.webUrl ?? '';
  expect((await resolveSite(client, { connectionId, siteUrl })).id).toBe(site?.id);
});
