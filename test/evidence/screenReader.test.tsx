import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderChat } from '../../src/widgets/chat/testing/renderChat.tsx';
import { startScreenReader } from '../screenReader.ts';

test('a user hears a citation, its passage, what leads on from it, and the way back', async () => {
  renderChat({
    platform: { seed: 'empty' },
    client: {
      resolveSource: async ({ id }) =>
        Promise.resolve(
          id === 'contract'
            ? {
                excerpt: 'Notice is due sixty days before the end of the year.',
                related: [{ kind: 'node', id: 'contract:c-1987', title: 'C-1987' }],
              }
            : undefined,
        ),
    },
  });
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Message' }),
    'cite sources{Enter}',
  );
  await screen.findByRole('button', { name: 'Ask again' });
  const reader = await startScreenReader();
  await reader.tabTo(/^link, Source 2: Contract C-1987/);
  const title = 'Contract C-1987, Saltmarsh Fisheries';
  await reader.press('Enter', new RegExp(`dialog, ${title}`));
  await reader.tabTo(/^button, C-1987/);
  await reader.press('Enter', /group, C-1987/);
  await screen.findByText('We couldn’t find the text behind this.');
  await reader.press('Backspace', /^button, C-1987/);
  // The simulated reader fails on what a closed dialog leaves behind.
  await reader.stop();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: /^Source 2/ })).toHaveFocus();
});
