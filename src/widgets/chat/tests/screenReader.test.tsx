import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startScreenReader, type ScreenReader } from '../../../../test/screenReader.ts';
import { holdWait } from '../../../mock-platform/testing/holdWait.ts';
import type { ChatProps } from '../declaration.ts';
import type { ChatSpeech } from '../speech/ChatSpeech.ts';
import { renderChat, type RenderChatOptions } from '../testing/renderChat.tsx';

/** Opens a chat, and brings a user with keyboard and screen reader to its message field. */
async function openAtField(
  platform: RenderChatOptions['platform'] = {},
  props: ChatProps = {},
): Promise<ScreenReader> {
  renderChat({ platform: { seed: 'empty', ...platform }, props });
  await screen.findByRole('textbox', { name: 'Message' });
  const reader = await startScreenReader();
  await reader.tabTo(/^textbox, Message, Enter to send/);
  return reader;
}

test('a user asks by keyboard, and hears the answer by sentences', async () => {
  const reader = await openAtField();
  await reader.type('Which suppliers delivered late?');
  await reader.press('Enter', /^polite: .*Saltmarsh Fisheries/);
});

test('a user has an answer read aloud and stops that by keyboard, in one place', async () => {
  const read: { text: string; signal: AbortSignal }[] = [];
  const speech: ChatSpeech = {
    speak: (text, { signal }) =>
      new Promise((resolve) => {
        read.push({ text, signal });
        signal.addEventListener('abort', () => resolve());
      }),
  };
  const reader = await openAtField({}, { speech });
  await reader.type('Which suppliers delivered late?');
  await reader.press('Enter', /^polite: .*Saltmarsh Fisheries/);
  await screen.findByRole('button', { name: 'Ask again' });
  await reader.tabTo('button, Read aloud');
  await reader.press('Enter', 'button, Stop reading');
  expect(read.map(({ text }) => text)).toEqual([expect.stringContaining('Saltmarsh Fisheries')]);
  await reader.press('Enter', 'button, Read aloud');
  expect(read.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('a user stops an answer by keyboard, and hears that it was stopped', async () => {
  const { wait, release } = holdWait();
  const reader = await openAtField({ pace: 1, wait });
  await reader.type('run long');
  await reader.press('Enter', 'polite: Thinking…');
  await reader.tabTo('button, Stop');
  await reader.press('Enter');
  release(10_000);
  await reader.hear(/^polite: .*You stopped this answer\.$/);
});

test('a user hears a question of the assistant, answers it by keyboard and keeps their place', async () => {
  const reader = await openAtField();
  await reader.type('ask me');
  await reader.press(
    'Enter',
    'polite: Before I go on I need a decision from you.',
    'polite: Which quarter should the supplier report cover?',
  );
  await reader.tabTo('button, This quarter');
  await reader.press(
    'Enter',
    'article, Assistant',
    /^polite: Thank you\. I go on with This quarter/,
  );
  expect(document.activeElement).toBe(screen.getAllByRole('article', { name: 'Assistant' })[0]);
});

test('a user allows a call of the page by keyboard and keeps their place', async () => {
  renderChat({
    platform: { seed: 'empty' },
    props: { tools: { place_order: { handle: () => ({ order: 'Q-4711' }), confirm: true } } },
  });
  await screen.findByRole('textbox', { name: 'Message' });
  const reader = await startScreenReader();
  await reader.tabTo(/^textbox, Message/);
  await reader.type('use host tool');
  await reader.press('Enter');
  await screen.findByRole('button', { name: 'Allow' });
  await reader.tabTo('button, Allow');
  await reader.press('Enter', 'article, Assistant', /^polite: .*Q-4711/);
});

test('a user attaches a file by keyboard, and hears when it is ready and how to remove it', async () => {
  const reader = await openAtField();
  await reader.tabTo('button, Add files');
  // The file dialog is the browser's own.
  await userEvent.upload(
    screen.getByLabelText('Add files', { selector: 'input' }),
    new File(['id'], 'berths.csv'),
  );
  await reader.hear('polite: 1 file ready to send');
  await reader.tabTo('button, Remove berths.csv');
});

test('a user switches to a conversation, deletes it and undoes that by keyboard', async () => {
  renderChat();
  const list = within(screen.getByRole('navigation', { name: 'Conversations' }));
  await list.findByRole('button', { name: /^Which suppliers delivered late/ });
  const reader = await startScreenReader();
  await reader.tabTo(/^button, Which suppliers delivered late/);
  await reader.press('Enter', /^textbox, Message/);
  await screen.findByText(/owns the order/);

  await reader.tabTo(/^button, Which suppliers delivered late.*, current item$/);
  await reader.press(
    'Delete',
    /^button, Prepare the renewal of the Saltmarsh contract/,
    /^polite: .*“Which suppliers delivered late this quarter\?” deleted/,
  );
  expect(document.activeElement).toHaveAccessibleName(/^Prepare the renewal/);
  await reader.tabTo('button, Undo');
  await reader.press('Enter', /^button, Which suppliers delivered late.*, current item$/);
  expect(document.activeElement).toHaveAccessibleName(/^Which suppliers delivered late/);
});
