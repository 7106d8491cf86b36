import { beforeEach, expect, test } from 'vitest';
import {
  abandonPairing,
  finalizePairing,
  getConnectionHealth,
  listPairingGroups,
  startPairing,
  watchPairing,
} from './messagingA.ts';
import { openClient, type OpenedClient } from '../testing/openClient.ts';

let platform: OpenedClient['platform'];
let client: OpenedClient['client'];

beforeEach(() => {
  const now = () => Date.UTC(2026, 2, 2, 12);
  ({ platform, client } = openClient({ seed: 'default', now }));
});

async function begin(): Promise<string> {
  const session = await startPairing(client);
  if ('alreadyConnected' in session) throw new Error('expected a code');
  return session.pairingSessionId;
}

test('watchPairing gives each status until it is no longer pending, and waits in between', async () => {
  const id = await begin();
  const waits: number[] = [];
  const seen: string[] = [];
  const statuses = watchPairing(client, id, {
    interval: 1500,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      if (waits.length === 2) platform.scanPairing(`messaging-a:${id}:0`);
      return Promise.resolve();
    },
  });
  for await (const { status } of statuses) seen.push(status);
  expect(seen).toEqual(['pending', 'pending', 'connected']);
  expect(waits).toEqual([1500, 1500]);
});

test('watchPairing ends with its signal, in the middle of a wait', async () => {
  const abort = new AbortController();
  const watching = watchPairing(client, await begin(), { signal: abort.signal });
  expect((await watching.next()).value?.status).toBe('pending');
  const next = watching.next();
  abort.abort(new Error('left'));
  await expect(next).rejects.toThrow('left');
});

test('the messaging functions get from the code to a healthy connection', async () => {
  const pairingSessionId = await begin();
  platform.scanPairing(`messaging-a:${pairingSessionId}:0`);
  expect(await listPairingGroups(client, pairingSessionId)).toHaveProperty('groups');
  const { connectionId } = await finalizePairing(client, {
    pairingSessionId,
    connectionName: 'Drivers',
    selectedGroups: ['g-1041'],
  });
  expect(await getConnectionHealth(client, connectionId)).toMatchObject({ connected: true });
  expect(await startPairing(client)).toEqual({ alreadyConnected: true, connectionId });
});

test('the messaging functions abandon a pairing', async () => {
  const id = await begin();
  await abandonPairing(client, id);
  await expect(watchPairing(client, id).next()).rejects.toMatchObject({ status: 404 });
});
