import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../environment/index.ts';
import { renderChat } from '../testing/renderChat.tsx';

const field = () => screen.findByRole('textbox', { name: 'Message' });
const platform = { seed: 'empty' } as const;

test('a draft is there after a refresh, for the same user and nobody else', async () => {
  const storage = createMemoryStorage();
  const ada = { storage, userKey: 'ada' };
  const first = renderChat({ platform, provider: ada });
  await userEvent.type(await field(), 'Which suppliers');
  await waitFor(() => expect(storage.getItem('brainstem-chat-drafts:ada')).toContain('suppliers'));
  first.view.unmount();

  const other = renderChat({ platform, provider: { storage, userKey: 'bob' } });
  expect(await field()).toHaveValue('');
  other.view.unmount();

  renderChat({ platform, provider: ada });
  await waitFor(async () => expect(await field()).toHaveValue('Which suppliers'));
  await userEvent.type(await field(), ' are late?{Enter}');
  await waitFor(() => expect(storage.getItem('brainstem-chat-drafts:ada')).toBeNull());
});

test('a sign-out drops the drafts, and the next user starts with none', async () => {
  const storage = createMemoryStorage();
  const { client } = renderChat({ platform, provider: { storage, userKey: 'ada' } });
  await userEvent.type(await field(), 'For my eyes only');
  await waitFor(() => expect(storage.getItem('brainstem-chat-drafts:ada')).not.toBeNull());
  client.tokens.logout();
  await waitFor(() => expect(storage.getItem('brainstem-chat-drafts:ada')).toBeNull());
});

test('nothing is saved without the key of a user', async () => {
  const storage = createMemoryStorage();
  const written: string[] = [];
  const setItem = (key: string, value: string): void => {
    written.push(key);
    storage.setItem(key, value);
  };
  renderChat({ platform, provider: { storage: { ...storage, setItem } } });
  await userEvent.type(await field(), 'Hello{Enter}');
  await screen.findByRole('button', { name: 'Ask again' });
  expect(written).toEqual([]);
});
