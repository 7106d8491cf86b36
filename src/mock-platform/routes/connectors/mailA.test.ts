import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  disableMailAWatch,
  enableMailAWatch,
  enqueueSync,
  getConnectedUser,
  getConnectionMetadata,
  getMailAProfile,
  listConnections,
  pushMailA,
  saveConnectionMetadata,
} from '../../../contract/index.ts';
import { noon, openPlatform, type OpenedPlatform } from '../../testing/openPlatform.ts';

const providerConfigKey = 'alpha-mail';
const listed = v.object({ connections: v.array(v.object({ connection_id: v.string() })) });
const record = v.optional(v.record(v.string(), v.unknown()));
const stored = v.object({ metadata: v.object({ emailSyncConfig: record, watchState: record }) });

async function open(): Promise<OpenedPlatform & { connectionId: string }> {
  const opened = await openPlatform();
  const { connections } = await opened.read(listed, listConnections, {
    query: { providerConfigKey },
  });
  return { ...opened, connectionId: connections[0]?.connection_id ?? '' };
}

async function metadataOf({
  read,
  connectionId,
}: Awaited<ReturnType<typeof open>>): Promise<v.InferOutput<typeof stored>['metadata']> {
  const query = { connectionId, providerConfigKey };
  return (await read(stored, getConnectionMetadata, { query })).metadata;
}

describe('Mail-A', () => {
  it('"mail-a-profile | success, profile (emailAddress, messagesTotal, …)"', async () => {
    const { call, connectionId } = await open();
    const answer = await call(getMailAProfile, { query: { connectionId } });
    expect(await answer.json()).toEqual({
      success: true,
      profile: {
        emailAddress: 'purchasing@tidewater-foods.example',
        messagesTotal: 18_342,
        threadsTotal: 6911,
        historyId: '884213',
      },
    });
  });

  it('"user-info | email, name, picture"', async () => {
    const { call, connectionId } = await open();
    const answer = await call(getConnectedUser, { query: { connectionId, providerConfigKey } });
    const user = v.strictObject({
      email: v.literal('purchasing@tidewater-foods.example'),
      name: v.literal('Purchasing, Tidewater Foods'),
      picture: v.pipe(v.string(), v.startsWith('data:image/png;base64,')),
    });
    expect(v.is(user, await answer.json())).toBe(true);
  });

  it('"Enqueue without an email config returns success true, No email config, 0"', async () => {
    const { call, connectionId } = await open();
    const answer = await call(enqueueSync, { json: { connectionId, providerKey: 'alpha-mail' } });
    expect(await answer.json()).toEqual({
      success: true,
      message: 'No email config',
      enqueuedCount: 0,
    });
  });

  it('"jobs with type = email", "Sync already in progress", never → in_progress → completed', async () => {
    const opened = await open();
    const { call, connectionId, platform } = opened;
    await call(saveConnectionMetadata, {
      json: {
        connectionId,
        providerConfigKey,
        metadata: { emailSyncConfig: { maxEmails: 500, syncStatus: 'completed' } },
      },
    });
    expect((await metadataOf(opened)).emailSyncConfig).toMatchObject({
      syncStatus: 'never',
      accountConnectionId: connectionId,
      maxEmails: 500,
      enabled: true,
    });
    const enqueue = async (): Promise<unknown> =>
      (await call(enqueueSync, { json: { connectionId, providerKey: 'alpha-mail' } })).json();
    expect(await enqueue()).toMatchObject({ enqueuedCount: 1, jobs: [{ type: 'email' }] });
    expect((await metadataOf(opened)).emailSyncConfig?.syncStatus).toBe('in_progress');
    expect(await enqueue()).toMatchObject({
      success: true,
      message: 'Sync already in progress',
      enqueuedCount: 0,
    });
    platform.clock.advance(20);
    expect((await metadataOf(opened)).emailSyncConfig).toMatchObject({
      syncStatus: 'completed',
      totalEmailsSynced: 500,
      lastSyncedAt: new Date(noon + 20_000).toISOString(),
    });
    expect(await enqueue()).toMatchObject({ enqueuedCount: 1 });
  });

  it('"maxEmails | default 2000"', async () => {
    const opened = await open();
    const { call, connectionId, platform } = opened;
    const metadata = { emailSyncConfig: {} };
    await call(saveConnectionMetadata, { json: { connectionId, providerConfigKey, metadata } });
    await call(enqueueSync, { json: { connectionId, providerKey: providerConfigKey } });
    platform.clock.advance(20);
    const { emailSyncConfig } = await metadataOf(opened);
    expect(emailSyncConfig).toMatchObject({ maxEmails: 2000, totalEmailsSynced: 2000 });
  });

  it('"watch disabled | enable | watch enabled | expiration returned", and back', async () => {
    const opened = await open();
    const { call, connectionId } = opened;
    const enabled = await call(enableMailAWatch, { json: { connectionId } });
    const week = new Date(noon + 7 * 24 * 60 * 60 * 1000).toISOString();
    expect(await enabled.json()).toMatchObject({
      success: true,
      connectionId,
      emailAddress: 'purchasing@tidewater-foods.example',
      historyId: '884213',
      expiration: week,
    });
    expect((await metadataOf(opened)).watchState).toEqual({
      isWatchEnabled: true,
      watchExpiration: week,
      watchRenewedAt: new Date(noon).toISOString(),
      historyId: '884213',
    });
    const disabled = await call(disableMailAWatch, { json: { connectionId } });
    expect(await disabled.json()).toMatchObject({ success: true, connectionId });
    expect((await metadataOf(opened)).watchState?.isWatchEnabled).toBe(false);
  });

  it('a metadata write leaves the watch alone', async () => {
    const opened = await open();
    const { call, connectionId } = opened;
    await call(enableMailAWatch, { json: { connectionId } });
    const metadata = { watchState: { isWatchEnabled: false } };
    await call(saveConnectionMetadata, { json: { connectionId, providerConfigKey, metadata } });
    expect((await metadataOf(opened)).watchState?.isWatchEnabled).toBe(true);
  });

  it('"partner POST to an inbound webhook path | 401": /webhooks/mail-a-push', async () => {
    const { call, platform, token } = await open();
    for (const bearer of [token, platform.credentials.apiKey, null]) {
      expect((await call(pushMailA, { bearer, json: {} })).status).toBe(401);
    }
    expect((await call(pushMailA, { json: {} })).status).toBe(200);
  });
});
