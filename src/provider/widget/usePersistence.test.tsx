import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import type { BrainstemClient } from '../../client/index.ts';
import type { PersistenceFormat } from '../../controller/index.ts';
import { createMemoryStorage, type KeyValueStorage } from '../../environment/index.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { BrainstemProvider } from '../BrainstemProvider.tsx';
import { usePersistence } from './usePersistence.ts';

const format = { fromJson: (json: unknown) => (typeof json === 'string' ? json : undefined) };

function OwnNote() {
  const persistence = usePersistence({ storageKey: 'note' }, format);
  return <button onClick={() => void persistence?.write('typed')}>Keep</button>;
}

function openPage() {
  const storage = createMemoryStorage();
  const page = (client: BrainstemClient, userKey: string) => (
    <BrainstemProvider client={client} storage={storage} userKey={userKey}>
      <OwnNote />
    </BrainstemProvider>
  );
  const newClient = () => createPlatformClient(createMockPlatform({ pace: 0 }));
  const client = newClient();
  const { rerender } = render(page(client, 'mara'));
  return {
    storage,
    client,
    next: () => rerender(page(newClient(), 'tom')),
    rename: () => rerender(page(client, 'tom')),
    keep: () => userEvent.click(screen.getByRole('button', { name: 'Keep' })),
  };
}

test('what the host’s own markup keeps for the next client is under the next user’s key', async () => {
  const { storage, next, keep } = openPage();
  next();
  await keep();
  await waitFor(() => expect(storage.getItem('note:tom')).toBe('"typed"'));
  expect(storage.getItem('note:mara')).toBeNull();
});

test('the host’s own markup keeps input again after a sign-out', async () => {
  const { storage, client, keep } = openPage();
  await keep();
  await waitFor(() => expect(storage.getItem('note:mara')).toBe('"typed"'));
  act(() => client.tokens.logout());
  await waitFor(() => expect(storage.getItem('note:mara')).toBeNull());
  await keep();
  await waitFor(() => expect(storage.getItem('note:mara')).toBe('"typed"'));
});

test('nothing is kept under the key of a user whom the host has replaced', async () => {
  const { storage, client, rename, keep } = openPage();
  act(() => client.tokens.logout());
  rename();
  await keep();
  await act(() => Promise.resolve());
  expect(storage.getItem('note:mara')).toBeNull();
});

test('what one of two widgets under the same key still writes after a sign-out is not kept', async () => {
  const storage = createMemoryStorage();
  const client = createPlatformClient(createMockPlatform({ pace: 0 }));
  const writers: (() => Promise<unknown>)[] = [];
  function Writer({ index }: { index: number }) {
    const persistence = usePersistence({ storageKey: 'note' }, format);
    writers[index] ??= async () => persistence?.write('typed');
    return null;
  }
  render(
    <BrainstemProvider client={client} storage={storage} userKey="mara">
      <Writer index={0} />
      <Writer index={1} />
    </BrainstemProvider>,
  );
  act(() => client.tokens.logout());
  await Promise.all(writers.map((write) => write()));
  expect(storage.getItem('note:mara')).toBeNull();
});

/** A storage that answers nothing before it is released, in any order. */
function createHeldStorage() {
  const memory = createMemoryStorage();
  const held: (() => void)[] = [];
  const hold = <T,>(call: () => T): Promise<T> =>
    new Promise((resolve) => held.push(() => resolve(call())));
  const storage: KeyValueStorage = {
    getItem: (key) => hold(() => memory.getItem(key)),
    setItem: (key, text) => hold(() => memory.setItem(key, text)),
    removeItem: (key) => hold(() => memory.removeItem(key)),
  };
  /** Releases what waits, the last first, until nothing waits any more. */
  async function release(): Promise<void> {
    for (let idle = 0; idle < 10; idle += 1) {
      const next = held.pop();
      next?.();
      if (next !== undefined) idle = 0;
      await Promise.resolve();
    }
  }
  return { memory, storage, release };
}

const list: PersistenceFormat<string[]> = {
  fromJson: (json) => (Array.isArray(json) ? json.map(String) : undefined),
};

test('two widgets that write under one key at once, to a slow storage, both keep what they write', async () => {
  const { memory, storage, release } = createHeldStorage();
  function Row({ text }: { text: string }) {
    const persistence = usePersistence({ storage, storageKey: 'rows' }, list);
    const add = (): void => void persistence?.update((rows = []) => [...rows, text]);
    return <button onClick={add}>{text}</button>;
  }
  const page = (
    <BrainstemProvider client={createPlatformClient(createMockPlatform({ pace: 0 }))}>
      <Row text="first" />
      <Row text="second" />
    </BrainstemProvider>
  );
  const { unmount } = render(page);
  await userEvent.click(screen.getByRole('button', { name: 'first' }));
  await userEvent.click(screen.getByRole('button', { name: 'second' }));
  await release();
  expect(memory.getItem('rows')).toBe('["first","second"]');
  unmount();
});

test('a widget that mounts again reads what its last mount still writes to a slow storage', async () => {
  const { storage, release } = createHeldStorage();
  const client = createPlatformClient(createMockPlatform({ pace: 0 }));
  const read: unknown[] = [];
  function Row() {
    const persistence = usePersistence({ storage, storageKey: 'rows' }, list);
    useEffect(() => {
      void persistence?.read().then((rows) => read.push(rows));
      return () => void persistence?.write(['typed']);
    }, [persistence]);
    return null;
  }
  const page = (key: string) => (
    <BrainstemProvider client={client}>
      <Row key={key} />
    </BrainstemProvider>
  );
  const { rerender } = render(page('first'));
  await release();
  rerender(page('second'));
  await release();
  expect(read).toEqual([undefined, ['typed']]);
});
