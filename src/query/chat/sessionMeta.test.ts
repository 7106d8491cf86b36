import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/query-core';
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

test('names that were being read while another was changed are there once it is stored', async () => {
  const client = createPlatformClient(createMockPlatform({ pace: 0 }));
  const queryClient = new QueryClient();
  const all: Record<string, SessionMeta> = { s2: { name: 'Hake' } };
  const held: (() => void)[] = [];
  const hold = (): Promise<void> => new Promise((resolve) => held.push(resolve));
  const store = {
    read: () => (held.length === 0 ? hold().then(() => all) : { ...all }),
    async write(id: string, meta: SessionMeta = {}) {
      await hold();
      all[id] = meta;
    },
  };
  const observer = new QueryObserver(queryClient, sessionMetaQuery(client, store));
  observer.subscribe(() => undefined);
  const save = (meta: SessionMeta) =>
    new MutationObserver(queryClient, saveSessionMetaMutation(client, store)).mutate({
      sessionId: 's1',
      meta,
    });
  const [first, second] = [save(named), save(pinned)];
  await expect.poll(() => held.length).toBe(2);
  held[1]?.();
  await first;
  expect(observer.getCurrentResult().data?.['s1']).toEqual(pinned);
  await expect.poll(() => held.length).toBe(3);
  held[2]?.();
  await second;
  await expect
    .poll(() => observer.getCurrentResult().data)
    .toEqual({ s1: pinned, s2: { name: 'Hake' } });
});
