import { expect, test } from 'vitest';
import { approveFindings, rejectFinding } from '../../src/index.ts';
import { createMemoryStorage } from '../../src/environment/index.ts';
import { createTestEnvironment } from '../../src/environment/testing/createTestEnvironment.ts';
import { settled } from '../../src/environment/testing/settled.ts';
import { handedOver, openRecords } from './openRecords.ts';

const offline = (): Promise<never> => Promise.reject(new Error('The host is down.'));

test('a reload loses none of 1,000 records that the host didn’t take', async () => {
  const storage = createMemoryStorage();
  const first = openRecords({ storage, onRecord: offline });
  const ids = Array.from({ length: 1_000 }, (_, index) => `finding-${index}`);
  for (let at = 0; at < ids.length; at += 100) {
    await approveFindings(first.client, ids.slice(at, at + 100)).catch(() => undefined);
  }
  await rejectFinding(first.client, 'last').catch(() => undefined);
  await handedOver();
  const kept = first.client.records?.getState() ?? [];
  expect(kept).toHaveLength(1_001);

  const { client, records } = openRecords({ storage });
  await rejectFinding(client, 'later').catch(() => undefined);
  await expect.poll(() => records.length).toBe(1_002);
  expect(records.filter(({ target }) => target !== 'later')).toEqual(kept);
  await expect.poll(() => storage.getItem('brainstem-records')).toBeNull();
});

test('a reload in the middle of a request leaves a record that says its outcome is unknown', async () => {
  const storage = createMemoryStorage();
  // The timers of the page that is left end with it.
  const ended = createTestEnvironment();
  let isSent = false;
  const left = openRecords(
    { storage },
    { environment: ended, fetch: () => hang(() => (isSent = true)) },
  );
  void rejectFinding(left.client, 'f-1');
  await expect.poll(() => isSent).toBe(true);

  const environment = createTestEnvironment();
  environment.advance(60_000);
  const { client, records } = openRecords({ storage }, { environment });
  await rejectFinding(client, 'f-2').catch(() => undefined);
  await handedOver();
  expect(records.map(({ target }) => target)).toEqual(['f-2']);
  environment.advance(4 * 60_000);
  await expect.poll(() => records.length).toBe(2);
  expect(records[1]).toMatchObject({ target: 'f-1', outcome: 'unknown' });
});

test('what the host refuses is handed over again after a while, the oldest first', async () => {
  const environment = createTestEnvironment();
  const taken: (string | undefined)[] = [];
  let isDown = true;
  const { client } = openRecords(
    {
      onRecord: (records) => {
        if (isDown) return offline();
        taken.push(...records.map(({ target }) => target));
        return undefined;
      },
    },
    { environment },
  );
  await rejectFinding(client, 'f-1').catch(() => undefined);
  await handedOver();
  await rejectFinding(client, 'f-2').catch(() => undefined);
  await handedOver();
  expect(taken).toEqual([]);
  isDown = false;
  environment.advance(1_000);
  await settled();
  expect(taken).toEqual(['f-1', 'f-2']);
  expect(client.records?.getState()).toEqual([]);
});

test('without a listener records wait until they are acknowledged', async () => {
  const storage = createMemoryStorage();
  const { client } = openRecords({ storage, onRecord: undefined });
  let changes = 0;
  client.records?.subscribe(() => (changes += 1));
  await rejectFinding(client, 'f-1').catch(() => undefined);
  client.records?.note([{ action: 'finding.approve', target: 'f-2', outcome: 'undone' }]);
  await expect.poll(() => client.records?.getState().length).toBe(2);
  const kept = client.records?.getState() ?? [];
  expect(kept).toMatchObject([
    { target: 'f-1', outcome: 'failed' },
    { action: 'finding.approve', target: 'f-2', outcome: 'undone' },
  ]);
  expect(kept[1]).not.toHaveProperty('route');
  client.records?.acknowledge(kept.map(({ id }) => id));
  expect(client.records?.getState()).toEqual([]);
  expect(changes).toBe(3);
  await settled();
  expect(storage.getItem('brainstem-records')).toBeNull();
});

test('a storage that is full keeps no decision from being sent', async () => {
  const storage = {
    ...createMemoryStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const { client, records } = openRecords({ storage });
  await rejectFinding(client, 'f-1').catch(() => undefined);
  await handedOver();
  expect(records).toMatchObject([{ target: 'f-1' }]);
});

function hang(onSend: () => void): Promise<never> {
  onSend();
  return new Promise(() => undefined);
}
