import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../environment/index.ts';
import { renderChat } from '../testing/renderChat.tsx';

const field = () => screen.findByRole('textbox', { name: 'Message' });
const platform = { seed: 'empty' } as const;

test('a draft is there after a refresh, for the same user and nobody else', async () => {
  const storage = createMemoryStorage();
  const ada = { storage, userKey: 'ada' };
  const first = renderChat({ platform, ...ada });
  await userEvent.type(await field(), 'Which suppliers');
  await waitFor(() => expect(storage.getItem('brainstem-chat-drafts:ada')).toContain('suppliers'));
  first.view.unmount();

  const other = renderChat({ platform, storage, userKey: 'bob' });
  expect(await field()).toHaveValue('');
  other.view.unmount();

  renderChat({ platform, ...ada });
  await waitFor(async () => expect(await field()).toHaveValue('Which suppliers'));
  await userEvent.type(await field(), ' are late?{Enter}');
  await waitFor(() => expect(storage.getItem('brainstem-chat-drafts:ada')).toBeNull());
});

test('an unsent answer is there after a refresh, but for a password, until it is sent', async () => {
  const storage = createMemoryStorage();
  const ada = { storage, userKey: 'ada' };
  const saved = () => storage.getItem('brainstem-chat-answers:ada') ?? '';
  const args = {
    question: 'Which account?',
    schema: {
      type: 'object',
      properties: {
        account: { type: 'string' },
        password: { type: 'string', format: 'password' },
        store: { enum: ['Store 1', 'Store 2'] },
      },
    },
  };
  const { platform: kept, view } = renderChat({
    platform: {
      ...platform,
      assistant: ({ text }) =>
        text === '' ? undefined : [{ type: 'tool-call', toolName: 'request_human_input', args }],
    },
    ...ada,
  });
  await userEvent.type(await field(), 'Ask me{Enter}');
  const form = within(await screen.findByRole('region', { name: args.question }));
  await userEvent.type(form.getByRole('textbox', { name: /^account/i }), 'Orders');
  await userEvent.type(form.getByLabelText(/^password/i), 'hunter2');
  await userEvent.click(form.getByRole('radio', { name: 'Store 1' }));
  await waitFor(() => expect(saved()).toContain('Store 1'));
  expect(saved()).toContain('Orders');
  expect(saved()).not.toContain('hunter');
  view.unmount();

  const client = { fetch: kept.fetch };
  renderChat({ client, ...ada });
  const openConversation = async () =>
    userEvent.click(await screen.findByRole('button', { name: /^Ask me/ }));
  await openConversation();
  const again = within(await screen.findByRole('region', { name: args.question }));
  expect(again.getByRole('textbox', { name: /^account/i })).toHaveValue('Orders');
  expect(again.getByRole('radio', { name: 'Store 1' })).toBeChecked();
  expect(again.getByLabelText(/^password/i)).toHaveValue('');
  await userEvent.click(again.getByRole('button', { name: 'Send answer' }));
  await screen.findByText(/^You answered: account: Orders/i);
  await waitFor(() => expect(saved()).toBe(''));
});

test('a sign-out drops the drafts, and the next user starts with none', async () => {
  const storage = createMemoryStorage();
  const { client } = renderChat({ platform, storage, userKey: 'ada' });
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
  renderChat({ platform, storage: { ...storage, setItem } });
  await userEvent.type(await field(), 'Hello{Enter}');
  await screen.findByRole('button', { name: 'Ask again' });
  expect(written).toEqual([]);
});
