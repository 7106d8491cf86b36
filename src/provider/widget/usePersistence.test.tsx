import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import type { BrainstemClient } from '../../client/index.ts';
import { createMemoryStorage } from '../../environment/index.ts';
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
