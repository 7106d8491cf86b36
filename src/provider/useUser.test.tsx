import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../test/platformClient.ts';
import { declareWidget } from '../controller/index.ts';
import { createMemoryStorage } from '../environment/index.ts';
import { createMockPlatform } from '../mock-platform/index.ts';
import { ontologiesQuery } from '../query/index.ts';
import { BrainstemProvider } from './BrainstemProvider.tsx';
import { usePlatformQuery } from './queries/usePlatformQuery.ts';
import { usePersistence } from './widget/usePersistence.ts';
import { withSession, type WidgetProps } from './widget/withSession.tsx';

const format = { fromJson: (json: unknown) => (typeof json === 'string' ? json : undefined) };
const seen: string[] = [];

/** Saves its text only when it unmounts, as a widget does that saves after a pause. */
function NoteView({ label }: { label: string }) {
  const [text, setText] = useState('');
  const { data } = usePlatformQuery(ontologiesQuery);
  const persistence = usePersistence({ storageKey: 'note' }, format);
  useEffect(() => {
    void persistence?.read().then((saved) => saved !== undefined && setText(saved));
  }, [persistence]);
  useEffect(() => () => void (text !== '' && persistence?.write(text)), [text, persistence]);
  useEffect(() => void seen.push(text), [text]);
  return (
    <>
      <input aria-label={label} value={text} onChange={({ target }) => setText(target.value)} />
      <p>{data === undefined ? 'Loading' : 'Loaded'}</p>
    </>
  );
}
const Note = withSession(
  NoteView,
  declareWidget<WidgetProps & { label: string }>()('note', { events: {}, properties: {} }),
);

const field = (name = 'Note') => screen.findByRole('textbox', { name });

function openPage() {
  const storage = createMemoryStorage();
  const platform = createMockPlatform({ pace: 0 });
  const asked: string[] = [];
  const users = { current: 'mara' };
  const client = createPlatformClient(platform, {
    getToken: async () => {
      asked.push(users.current);
      return { token: await platform.issueToken({}) };
    },
  });
  const page = (userKey: string | undefined, label = 'Note', key = 'one') => (
    <StrictMode>
      <BrainstemProvider key={key} client={client} storage={storage} userKey={userKey}>
        <Note label={label} />
      </BrainstemProvider>
    </StrictMode>
  );
  const { rerender, unmount } = render(page(users.current));
  return {
    users,
    unmount,
    storage,
    client,
    asked,
    become: (userKey: string | undefined): void => {
      users.current = userKey ?? 'nobody';
      rerender(page(userKey));
    },
    /** Mounts a provider of its own for the user, as a host does that keys its app by user. */
    remountAs: (userKey: string): void => {
      users.current = userKey;
      rerender(page(userKey, 'Note', userKey));
    },
    /** Renders a root of its own on the same client. */
    addRoot: (): ((userKey: string) => void) => {
      const other = render(page(users.current, 'Other note'));
      return (userKey: string) => other.rerender(page(userKey, 'Other note'));
    },
  };
}

test('a widget begins again as another user, and as the first one when they are back', async () => {
  const { client, storage, asked, become } = openPage();
  await userEvent.type(await field(), 'for my eyes only');
  await screen.findByText('Loaded');
  const { key } = client;
  seen.length = 0;
  become('tom');
  expect(await field()).toHaveValue('');
  expect(screen.getByText('Loading')).toBeVisible();
  expect(client.key).not.toBe(key);
  await screen.findByText('Loaded');
  expect(asked).toEqual(['mara', 'tom']);
  await userEvent.type(await field(), 'second');
  expect(seen.join(' ')).not.toContain('eyes');
  become('mara');
  await waitFor(async () => expect(await field()).toHaveValue('for my eyes only'));
  expect(storage.getItem('note:tom')).toBe('"second"');
  expect(storage.getItem('note:mara')).toBe('"for my eyes only"');
});

test('a key that the host knows only later keeps what was typed before', async () => {
  const { become } = openPage();
  become(undefined);
  await userEvent.type(await field(), 'early');
  become('mara');
  expect(await field()).toHaveValue('early');
});

test('a replaced user who signed out is not asked for again, and nothing of theirs is kept', async () => {
  const { client, storage, asked, become } = openPage();
  await userEvent.type(await field(), 'gone');
  await screen.findByText('Loaded');
  act(() => client.tokens.logout());
  become('tom');
  expect(await field()).toHaveValue('');
  expect(client.tokens.getState().status).toBe('signed-out');
  expect(asked).toEqual(['mara']);
  await act(() => client.tokens.retry());
  await screen.findByText('Loaded');
  expect(asked).toEqual(['mara', 'tom']);
  expect(storage.getItem('note:mara')).toBeNull();
});

test('roots that learn of another user one after another begin again once, and show nobody the earlier one’s', async () => {
  const { client, storage, asked, become, addRoot } = openPage();
  const becomeLater = addRoot();
  await userEvent.type(await field('Other note'), 'for my eyes only');
  await waitFor(() => expect(screen.getAllByText('Loaded')).toHaveLength(2));
  seen.length = 0;
  become('tom');
  await waitFor(() => expect(screen.getAllByText('Loaded')).toHaveLength(2));
  const { key } = client;
  await userEvent.type(await field(), 'of Tom');
  await userEvent.type(await field('Other note'), 'of Tom as well');
  becomeLater('tom');
  expect(await field()).toHaveValue('of Tom');
  expect(await field('Other note')).toHaveValue('of Tom as well');
  expect(client.key).toBe(key);
  expect(asked).toEqual(['mara', 'tom']);
  expect(seen.join(' ')).not.toContain('eyes');

  becomeLater('mara');
  await waitFor(async () => expect(await field('Other note')).toHaveValue('for my eyes only'));
  become('mara');
  await waitFor(() => expect(screen.getAllByText('Loaded')).toHaveLength(2));
  expect(client.key).not.toBe(key);
  expect(storage.getItem('note:mara')).toBe('"for my eyes only"');
  expect(storage.getItem('note:tom')).toContain('of Tom');
});

test('a provider that mounts for another user never asks with the earlier one’s token', async () => {
  const { client, storage, asked, remountAs } = openPage();
  await userEvent.type(await field(), 'for my eyes only');
  await screen.findByText('Loaded');
  const { key } = client;
  seen.length = 0;
  remountAs('tom');
  expect(await field()).toHaveValue('');
  await screen.findByText('Loaded');
  expect(asked).toEqual(['mara', 'tom']);
  expect(client.key).not.toBe(key);
  expect(seen.join(' ')).not.toContain('eyes');
  expect(storage.getItem('note:mara')).toBe('"for my eyes only"');
  remountAs('mara');
  await waitFor(async () => expect(await field()).toHaveValue('for my eyes only'));
});

test('who signs in after a sign-out is asked for once, and replaced by the next provider’s user', async () => {
  const { client, asked, users, unmount, addRoot } = openPage();
  await screen.findByText('Loaded');
  act(() => client.tokens.logout());
  unmount();
  users.current = 'tom';
  const signedIn = client.tokens.retry();
  const becomeLater = addRoot();
  await act(() => signedIn);
  await screen.findByText('Loaded');
  expect(asked).toEqual(['mara', 'tom']);

  act(() => client.tokens.logout());
  await act(() => client.tokens.retry());
  await screen.findByText('Loaded');
  users.current = 'ada';
  addRoot();
  await waitFor(() => expect(screen.getAllByText('Loaded')).toHaveLength(2));
  expect(asked).toEqual(['mara', 'tom', 'tom', 'ada']);
  becomeLater('ada');
  await userEvent.type(screen.getAllByRole('textbox')[0] ?? document.body, 'of Ada');
  expect(asked).toEqual(['mara', 'tom', 'tom', 'ada']);
});
