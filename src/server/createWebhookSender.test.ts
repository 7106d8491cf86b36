import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  createConnectSession,
  finalizePairing,
  generatedWebhook,
  generateWebhook,
  getConnectionMetadata,
  listPairingGroups,
  startPairing,
} from '../contract/index.ts';
import { openPlatform } from '../mock-platform/testing/openPlatform.ts';
import { createWebhookSender } from './createWebhookSender.ts';

test("pushMailA is accepted with the mail provider's token alone", async () => {
  const { platform, token } = await openPlatform();
  const { baseUrl, apiKey, mailProviderToken } = platform.credentials;
  const sender = createWebhookSender({ baseUrl, fetch: platform.fetch });
  await expect(sender.pushMailA(mailProviderToken, { message: {} })).resolves.toBeDefined();
  for (const own of [token, apiKey]) {
    await expect(sender.pushMailA(own, {})).rejects.toMatchObject({ status: 401 });
  }
});

test("pushMessagingA is accepted with the connection's secret alone", async () => {
  const { platform, read } = await openPlatform();
  const sender = createWebhookSender({
    baseUrl: platform.credentials.baseUrl,
    fetch: platform.fetch,
  });
  const session = v.object({ pairingSessionId: v.string() });
  const { pairingSessionId } = await read(session, startPairing);
  platform.scanPairing(`messaging-a:${pairingSessionId}:0`);
  await read(v.unknown(), listPairingGroups, { query: { pairingSessionId } });
  const { connectionId } = await read(v.object({ connectionId: v.string() }), finalizePairing, {
    json: { pairingSessionId, connectionName: 'Drivers', selectedGroups: ['g-1041'] },
  });
  const secret = platform.webhookSecret(connectionId) ?? '';
  expect(secret).not.toBe('');
  await sender.pushMessagingA({ connectionId, secret }, { text: 'At the gate' });
  for (const wrong of [
    { connectionId, secret: `${secret}x` },
    { connectionId: 'unknown', secret },
  ]) {
    await expect(sender.pushMessagingA(wrong, {})).rejects.toMatchObject({ status: 401 });
  }
  const query = { connectionId, providerConfigKey: 'messaging-a' };
  const stored = v.object({ metadata: v.object({ pendingMessages: v.number() }) });
  expect((await read(stored, getConnectionMetadata, { query })).metadata.pendingMessages).toBe(1);
});

test('pushApiConnector is accepted with the key of generateWebhook alone', async () => {
  const { platform, read, token } = await openPlatform();
  const { baseUrl, organisationId: organizationId } = platform.credentials;
  const sender = createWebhookSender({ baseUrl, fetch: platform.fetch });
  const made = v.object({ connectionId: v.string() });
  const { connectionId } = await read(made, createConnectSession, {
    json: { providerConfigKey: 'private-api-bearer', password: 'p' },
  });
  const json = { connectionId, organizationId, providerConfigKey: 'custom-rest-api' };
  const { apiKey } = await read(generatedWebhook, generateWebhook, { json });
  await sender.pushApiConnector({ connectionId, apiKey }, { stock: 4 });
  for (const wrong of [`${apiKey}x`, token]) {
    await expect(
      sender.pushApiConnector({ connectionId, apiKey: wrong }, {}),
    ).rejects.toMatchObject({ status: 401 });
  }
});
