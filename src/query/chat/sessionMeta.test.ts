import { MutationObserver, QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { saveSessionMetaMutation, sessionMetaQuery, type SessionMeta } from './sessionMeta.ts';

/** Opens a store whose writes end when the test says so. */
function open() {
  const client = createPlatformClient(createMockPlatform({ pace: 0 }));
  const queryClient = new QueryClient();
  const stored: SessionMeta[] = [];
  const writes: { end: () => void; refuse: () => void }[] = [];
  const store = {
    read: () => ({}),
    write: (_id: string, meta: SessionMeta = {}) =>
      new Promise<void>((resolve, reject) => {
        const end = (): void => {
          stored.push(meta);
          resolve();
        };
        writes.push({ end, refuse: () => reject(new Error('Full.')) });
      }),
  };
  return {
    stored,
    writes,
    save: (meta: SessionMeta) =>
      new MutationObserver(queryClient, saveSessionMetaMutation(client, store)).mutate({
        sessionId: 's1',
        meta,
      }),
    shown: () => queryClient.getQueryData(sessionMetaQuery(client, store).queryKey)?.['s1'],
  };
}

const [named, pinned] = [{ name: 'Cod' }, { name: 'Cod', pinned: true }];

test('the last of two changes is the one that a slow store keeps', async () => {
  const { stored, writes, save, shown } = open();
  const saves = [save(named), save(pinned)];
  await expect.poll(shown).toEqual(pinned);
  // Two writes at once could end in any order.
  while (stored.length < saves.length) {
    await expect.poll(() => writes.length).toBeGreaterThan(0);
    writes.pop()?.end();
  }
  await Promise.all(saves);
  expect(stored).toEqual([named, pinned]);
});

test('a change that is refused leaves the later one, which holds it too', async () => {
  const { writes, save, shown } = open();
  const [first, second] = [save(named).catch(String), save(pinned)];
  await expect.poll(() => writes.length).toBeGreaterThan(0);
  await expect.poll(shown).toEqual(pinned);
  writes[0]?.refuse();
  expect(await first).toBe('Error: Full.');
  expect(shown()).toEqual(pinned);
  await expect.poll(() => writes.length).toBe(2);
  writes[1]?.end();
  await second;
  expect(shown()).toEqual(pinned);
});
