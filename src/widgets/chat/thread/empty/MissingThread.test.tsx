import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Chat } from '../../Chat.tsx';
import { renderChat } from '../../testing/renderChat.tsx';

const empty = { sessionId: 'web-deleted', messages: [], running: false, requiresAction: false };

test.each([
  ['404', undefined],
  ['200 without messages', empty],
])(
  'a link to a deleted conversation, which the platform answers with %s, says that it has no messages, and leads to a new one',
  async (_, answer) => {
    const onSessionChange = vi.fn();
    const suggestions = [{ label: 'Late suppliers' }];
    const initialMessages = [{ role: 'assistant' as const, text: 'Good morning' }];
    renderChat({
      client: {
        onRequest: ({ url }) =>
          answer !== undefined && url.includes('/web-deleted/messages')
            ? Response.json(answer)
            : undefined,
      },
      props: { defaultSessionId: 'web-deleted', suggestions, initialMessages, onSessionChange },
    });
    await screen.findByRole('heading', { name: 'This conversation is empty' });
    expect(screen.getByText('It has no messages yet, or it was deleted.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Late suppliers' })).toBeNull();
    const gone = screen.getByRole('status', { name: 'This conversation is empty' });
    await userEvent.click(within(gone).getByRole('button', { name: 'New conversation' }));
    await screen.findByText('Good morning');
    expect(onSessionChange).toHaveBeenCalledExactlyOnceWith(
      expect.not.stringMatching('web-deleted'),
    );
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveFocus();
  },
);

test('a conversation that another chat of the page deletes says so, and its draft goes to the new one', async () => {
  renderChat({
    props: { label: 'One' },
    around: (chat) => (
      <>
        {chat}
        <Chat label="Other" />
      </>
    ),
  });
  const one = within(screen.getByRole('region', { name: 'One' }));
  const other = within(screen.getByRole('region', { name: 'Other' }));
  const suppliers = { name: /^Which suppliers delivered late/ };
  await userEvent.click(await other.findByRole('button', suppliers));
  await other.findAllByRole('article', { name: 'Assistant' });
  await userEvent.type(other.getByRole('textbox', { name: 'Message' }), 'And in May?');
  (await one.findByRole('button', suppliers)).focus();
  await userEvent.keyboard('{Delete}');
  window.dispatchEvent(new Event('pagehide'));
  const gone = await other.findByRole('status', { name: 'This conversation was deleted' });
  await userEvent.click(within(gone).getByRole('button', { name: 'New conversation' }));
  await other.findByRole('heading', { name: 'What would you like to know?' });
  expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('And in May?');
});
