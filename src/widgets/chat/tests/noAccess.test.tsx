import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../../test/renderWidget.tsx';
import { Chat } from '../Chat.tsx';
import type { ChatProps } from '../declaration.ts';

/** A chat whose host refuses a token until it is let in. */
function renderWithoutAccess(props: ChatProps = {}): { letIn: () => void } {
  let isIn = false;
  renderWidget(<Chat {...props} />, {
    client: (platform) => ({
      getToken: async () =>
        isIn
          ? { token: await platform.issueToken() }
          : { error: 'forbidden', message: 'Your trial ended on 31 October.' },
    }),
    width: 1000,
    height: 700,
  });
  return {
    letIn: () => {
      isIn = true;
    },
  };
}

test('a refused token is reported once, and the chat offers nothing that would fail', async () => {
  renderWithoutAccess({ suggestions: [{ label: 'What do we sell?' }] });
  await screen.findByText('Your trial ended on 31 October.');
  await screen.findByText('Couldn’t load your conversations');
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'What do we sell?' })).toBeNull();
});

test('the conversations load by themselves once there is a token', async () => {
  const { letIn } = renderWithoutAccess();
  await screen.findByText('Couldn’t load your conversations');
  letIn();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Which suppliers delivered/ }));
  await screen.findByText(/owns the order/);
  expect(screen.queryByText('Couldn’t load your conversations')).toBeNull();
});
