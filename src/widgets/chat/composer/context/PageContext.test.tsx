import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../../../test/renderWidget.tsx';
import { createMockPlatform } from '../../../../mock-platform/index.ts';
import { Chat } from '../../Chat.tsx';
import type { ChatHandle } from '../../context/ChatHandle.ts';
import type { ChatContext } from './takeContext.ts';

/** A chat on a page that shows something, and the files that were uploaded. */
function openPage(first: ChatContext | undefined) {
  const platform = createMockPlatform({ pace: 0, seed: 'empty' });
  const chat = createRef<ChatHandle>();
  const suggestions = [{ label: 'What is late?' }];
  const uploaded: string[] = [];
  const onRequest = async (request: Request): Promise<undefined> => {
    if (request.method !== 'POST' || !request.url.endsWith('/chat/files')) return;
    const file = (await request.clone().formData()).get('file');
    if (file instanceof File) uploaded.push(`${file.name}: ${await file.text()}`);
  };
  const page = (context: ChatContext | undefined) => (
    <Chat context={() => context} suggestions={suggestions} actionsRef={chat} />
  );
  const { rerender } = renderWidget(page(first), { platform, client: { onRequest } });
  return {
    platform,
    uploaded,
    show: (context: ChatContext | undefined) => rerender(page(context)),
    send: (text: string) => act(() => chat.current?.send(text)),
  };
}

const order: ChatContext = { name: 'Order 7', text: 'Order 7: 12 boxes of cod' };
const field = () => screen.findByRole('textbox', { name: 'Message' });
const answered = (count: number) =>
  waitFor(() => {
    expect(screen.getAllByRole('article', { name: 'Assistant' })).toHaveLength(count);
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
  });
async function say(text: string): Promise<void> {
  await userEvent.type(await field(), text);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  await userEvent.keyboard('{Enter}');
}
const chip = () => screen.queryByText('included in your next message');

test('what the page shows goes along once, and again when it has changed', async () => {
  const { uploaded, show } = openPage(order);
  await screen.findByText('included in your next message');
  await say('Is it late?');
  await answered(1);
  const [first] = screen.getAllByRole('article', { name: 'You' });
  expect(first).toHaveTextContent('Order 7.txt');
  expect(chip()).toBeNull();
  await say('Sure?');
  await answered(2);
  expect(screen.getAllByRole('article', { name: 'You' })[1]).not.toHaveTextContent('Order 7.txt');

  show({ ...order, text: 'Order 7: delivered' });
  await screen.findByText('included in your next message');
  await say('And now?');
  await answered(3);
  expect(uploaded).toEqual([
    'Order 7.txt: Order 7: 12 boxes of cod',
    'Order 7.txt: Order 7: delivered',
  ]);
});

test('nothing leaves the page before the user writes, nor when they remove it', async () => {
  const { uploaded } = openPage(order);
  await screen.findByText('included in your next message');
  expect(uploaded).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Order 7' }));
  expect(chip()).toBeNull();
  await say('What do we sell?');
  await answered(1);
  expect(uploaded).toEqual([]);
});

test('the beginning of a command uploads nothing, and Enter right after a text takes the file along', async () => {
  const { uploaded } = openPage(order);
  await screen.findByText('included in your next message');
  await userEvent.type(await field(), '/he');
  expect(chip()).not.toBeNull();
  expect(uploaded).toEqual([]);
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'Late?{Enter}');
  await answered(1);
  expect(screen.getByRole('article', { name: 'You' })).toHaveTextContent('Order 7.txt');
});

test('a page that changes while the user writes replaces the file', async () => {
  const { show } = openPage(order);
  await screen.findByText('included in your next message');
  await userEvent.type(await field(), 'What');
  await screen.findByRole('button', { name: 'Remove Order 7.txt' });
  show({ name: 'Order 8', text: 'Order 8: 3 boxes of eel' });
  await screen.findByRole('button', { name: 'Remove Order 8.txt' });
  expect(screen.queryByRole('button', { name: 'Remove Order 7.txt' })).toBeNull();
  expect(await field()).toHaveValue('What');
});

test('a page that shows nothing sends nothing', async () => {
  const { uploaded } = openPage(undefined);
  await say('What do we sell?');
  await answered(1);
  expect(uploaded).toEqual([]);
});

test('what the page shows goes along with a suggestion, once', async () => {
  const { uploaded, send } = openPage(order);
  await screen.findByText('included in your next message');
  await userEvent.click(screen.getByRole('button', { name: 'What is late?' }));
  expect(chip()).toBeNull();
  await answered(1);
  expect(screen.getByRole('article', { name: 'You' })).toHaveTextContent('Order 7.txt');
  send('Sure?');
  await answered(2);
  expect(screen.getAllByRole('article', { name: 'You' })[1]).not.toHaveTextContent('Order 7.txt');
  expect(uploaded).toEqual(['Order 7.txt: Order 7: 12 boxes of cod']);
});

test('what the page shows goes along with a text that the page sends, and not with the draft then', async () => {
  const { uploaded, send } = openPage(order);
  await userEvent.type(await field(), 'And the eel');
  await screen.findByRole('button', { name: 'Remove Order 7.txt' });
  send('Is it late?');
  await answered(1);
  expect(screen.getByRole('article', { name: 'You' })).toHaveTextContent('Order 7.txt');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove Order 7.txt' })).toBeNull(),
  );
  expect(await field()).toHaveValue('And the eel');
  await say('?');
  await answered(2);
  expect(screen.getAllByRole('article', { name: 'You' })[1]).not.toHaveTextContent('Order 7.txt');
  expect(uploaded).toHaveLength(2);
});

test('a page whose context was removed sends its texts without it', async () => {
  const { uploaded, send } = openPage(order);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Order 7' }));
  send('Is it late?');
  await answered(1);
  expect(uploaded).toEqual([]);
});

test('a text whose context cannot be uploaded goes back into the composer, with its file', async () => {
  const { platform, send } = openPage(order);
  await field();
  platform.faults.add({ route: 'uploadFile', status: 500, times: 1 });
  send('Is it late?');
  await screen.findByText('Upload failed');
  expect(await field()).toHaveValue('Is it late?');
  expect(screen.queryByRole('article', { name: 'You' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry Order 7.txt' }));
  await screen.findByRole('button', { name: 'Remove Order 7.txt' });
  await userEvent.type(await field(), '{Enter}');
  await answered(1);
  expect(screen.getByRole('article', { name: 'You' })).toHaveTextContent('Order 7.txt');
});
