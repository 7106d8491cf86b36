import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { emulateMedia } from '../../../../test/emulateMedia.ts';
import { renderChat } from '../testing/renderChat.tsx';

test('a conversation is printed whole, in dark letters, and without what can be pressed', async () => {
  renderChat({
    platform: { seed: 'empty' },
    around: (chat) => (
      <div style={{ inlineSize: 680, blockSize: 400, colorScheme: 'dark' }}>{chat}</div>
    ),
  });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'Show markdown{Enter}');
  await screen.findByRole('button', { name: 'Copy message' });
  const chat = screen.getByRole('region', { name: 'Chat' });
  const messages = screen.getByRole('group', { name: 'Messages' });
  expect(messages.clientHeight).toBeLessThan(messages.scrollHeight);
  await emulateMedia('media', 'print');
  const page = chat.getBoundingClientRect();
  for (const text of ['Heading one', 'That was everything.']) {
    const { top, bottom } = screen.getByText(text).getBoundingClientRect();
    expect(top).toBeGreaterThan(page.top);
    expect(bottom).toBeLessThan(page.bottom);
  }
  for (const figure of within(messages).getAllByRole('figure')) {
    const code = within(figure).getByRole('group');
    expect(code.scrollWidth).toBe(code.clientWidth);
  }
  for (const { parentElement: frame } of within(messages).getAllByRole('table')) {
    expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  }
  expect(getComputedStyle(chat).colorScheme).toBe('light');
  expect(field).not.toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
