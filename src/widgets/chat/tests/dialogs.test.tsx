import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderChat } from '../testing/renderChat.tsx';

test.each([
  ['the conversations', 'Conversations', 'Show conversations'],
  ['the files', 'Files in this conversation', 'Files in this conversation'],
  ['the help', 'Shortcuts and commands', undefined],
])('%s can be closed without a keyboard', async (_case, title, opener) => {
  renderChat({ platform: { seed: 'empty' }, props: { layout: 'compact' } });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'What do we sell?{Enter}');
  await screen.findByRole('button', { name: 'Copy message' });
  if (opener === undefined) {
    await userEvent.type(field, '/help');
    await screen.findByRole('option', { selected: true });
    await userEvent.keyboard('{Enter}');
  } else await userEvent.click(await screen.findByRole('button', { name: opener }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
