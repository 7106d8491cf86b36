import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  abandonPairing,
  enqueueSync,
  finalizePairing,
  getConnectionHealth,
  getConnectionMetadata,
  getPairingStatus,
  listPairingGroups,
  pairingStatus,
  pushMessagingA,
  startPairing,
} from '../../../contract/index.ts';
import { noon, openPlatform, refusalOf, type OpenedPlatform } from '../../testing/openPlatform.ts';

const begun = v.object({ pairingSessionId: v.string(), qrBase64: v.string() });
const made = v.object({ success: v.literal(true), connectionId: v.string() });

async function begin({ read }: OpenedPlatform): Promise<string> {
  return (await read(begun, startPairing)).pairingSessionId;
}

async function statusOf(
  { read }: OpenedPlatform,
  pairingSessionId: string,
): Promise<v.InferOutput<typeof pairingStatus>> {
  return read(pairingStatus, getPairingStatus, { query: { pairingSessionId } });
}

async function pair(opened: OpenedPlatform): Promise<string> {
  const pairingSessionId = await begin(opened);
  opened.platform.scanPairing(`messaging-a:${pairingSessionId}:0`);
  const json = {
    pairingSessionId,
    connectionName: 'Drivers',
    selectedGroups: ['g-1041'],
    syncMode: 'live',
    description: 'What drivers report',
  };
  return (await opened.read(made, finalizePairing, { json })).connectionId;
}

describe('Messaging-A', () => {
  it('"POST pairing-session | none | pairingSessionId, qrBase64": the code is a PNG', async () => {
    const { qrBase64 } = await (await openPlatform()).read(begun, startPairing);
    expect(atob(qrBase64).slice(1, 4)).toBe('PNG');
  });

  it('"or alreadyConnected true with connectionId"', async () => {
    const opened = await openPlatform();
    const connectionId = await pair(opened);
    const known = v.strictObject({ alreadyConnected: v.literal(true), connectionId: v.string() });
    expect((await opened.read(known, startPairing)).connectionId).toBe(connectionId);
  });

  it('"Pairing status: pending": with a code that changes', async () => {
    const opened = await openPlatform();
    const id = await begin(opened);
    const codes = [await statusOf(opened, id)];
    opened.platform.clock.advance(19);
    codes.push(await statusOf(opened, id));
    opened.platform.clock.advance(1);
    codes.push(await statusOf(opened, id));
    expect(codes.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    const [first, same, next] = codes.map(({ qrBase64 }) => qrBase64);
    expect(same).toBe(first);
    expect(next).not.toBe(first);
  });

  it('a code that was replaced cannot be scanned any more', async () => {
    const opened = await openPlatform();
    const id = await begin(opened);
    opened.platform.clock.advance(20);
    expect(() => opened.platform.scanPairing(`messaging-a:${id}:0`)).toThrow('shows this code');
    opened.platform.scanPairing(`messaging-a:${id}:1`);
    expect((await statusOf(opened, id)).status).toBe('connected');
  });

  it('"connected": with the phone number, then "finalize" creates the connection', async () => {
    const opened = await openPlatform();
    const id = await begin(opened);
    opened.platform.scanPairing(`messaging-a:${id}:0`, { phoneNumber: '+49 40 5550100' });
    expect(await statusOf(opened, id)).toEqual({
      status: 'connected',
      phoneNumber: '+49 40 5550100',
    });
    const json = { pairingSessionId: id, connectionName: 'Drivers', selectedGroups: [] };
    const { connectionId } = await opened.read(made, finalizePairing, { json });
    const health = await opened.call(getConnectionHealth, { query: { connectionId } });
    expect(await health.json()).toEqual({
      connectionId,
      connected: true,
      stopped: false,
      phoneNumber: '+49 40 5550100',
    });
  });

  it('"duplicate": the number is connected already', async () => {
    const opened = await openPlatform();
    const second = await begin(opened);
    await pair(opened);
    opened.platform.scanPairing(`messaging-a:${second}:0`);
    expect((await statusOf(opened, second)).status).toBe('duplicate');
  });

  it('"failed": by the phone, or because nobody scanned the code', async () => {
    const opened = await openPlatform();
    const [refused, late] = [await begin(opened), await begin(opened)];
    opened.platform.scanPairing(`messaging-a:${refused}:0`, { error: 'Declined on the phone' });
    expect(await statusOf(opened, refused)).toMatchObject({
      status: 'failed',
      error: 'Declined on the phone',
    });
    opened.platform.clock.advance(179);
    expect((await statusOf(opened, late)).status).toBe('pending');
    opened.platform.clock.advance(1);
    expect((await statusOf(opened, late)).status).toBe('failed');
  });

  it('"groups": of a phone that is connected, 409 before', async () => {
    const opened = await openPlatform();
    const pairingSessionId = await begin(opened);
    const query = { pairingSessionId };
    expect(await refusalOf(await opened.call(listPairingGroups, { query }))).toEqual([
      409,
      'The pairing is pending',
    ]);
    opened.platform.scanPairing(`messaging-a:${pairingSessionId}:0`);
    const groups = v.object({ groups: v.pipe(v.array(v.unknown()), v.minLength(1)) });
    expect((await opened.read(groups, listPairingGroups, { query })).groups.length).toBe(6);
  });

  it('"abandon": the pairing is gone', async () => {
    const opened = await openPlatform();
    const pairingSessionId = await begin(opened);
    expect((await opened.call(abandonPairing, { json: { pairingSessionId } })).status).toBe(200);
    for (const [endpoint, sent] of [
      [getPairingStatus, { query: { pairingSessionId } }],
      [abandonPairing, { json: { pairingSessionId } }],
    ] as const) {
      expect((await refusalOf(await opened.call(endpoint, sent)))[0]).toBe(404);
    }
  });

  it('"/sync/enqueue flushes pending messages"', async () => {
    const opened = await openPlatform();
    const connectionId = await pair(opened);
    const query = { s: opened.platform.webhookSecret(connectionId) ?? '' };
    for (const text of ['At the gate', 'Gate opens']) {
      await opened.call(pushMessagingA, { params: { connectionId }, query, json: { text } });
    }
    const json = { connectionId, providerKey: 'messaging-a' };
    expect((await opened.call(enqueueSync, { json })).status).toBe(200);
    opened.platform.clock.advance(60);
    const stored = v.object({ metadata: v.record(v.string(), v.unknown()) });
    const { metadata } = await opened.read(stored, getConnectionMetadata, {
      query: { connectionId, providerConfigKey: 'messaging-a' },
    });
    expect(metadata).toMatchObject({
      connectionName: 'Drivers',
      syncMode: 'live',
      pendingMessages: 0,
      totalMessagesSynced: 2,
      syncStatus: 'completed',
      lastSyncedAt: new Date(noon + 20_000).toISOString(),
    });
  });

  it('"a partner call with a service actor token returns 401"', async () => {
    const opened = await openPlatform();
    const connectionId = await pair(opened);
    const answer = await opened.call(pushMessagingA, {
      bearer: opened.token,
      params: { connectionId },
      json: {},
    });
    expect(answer.status).toBe(401);
  });
});
