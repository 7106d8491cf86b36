import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';
import { Chat } from '../Chat.tsx';
import type { ChatProps } from '../declaration.ts';

/** A chat whose host refuses a token until it is let in. */
function renderWithoutAccess(props: ChatProps = {}): { letIn: () => void } {
  const platform = createMockPlatform({ pace: 0 });
  let isIn = false;
  const client = createPlatformClient(platform, {
    getToken: async () =>
      isIn
        ? { token: await platform.issueToken() }
        : { error: 'forbidden', message: 'Your trial ended on 31 October.' },
    retry: { attempts: 0 },
  });
  render(
    <div style={{ inlineSize: 1000, blockSize: 700 }}>
      <BrainstemProvider client={client}>
        <Chat {...props} />
      </BrainstemProvider>
    </div>,
  );
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
