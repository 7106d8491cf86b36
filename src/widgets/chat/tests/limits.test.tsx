import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { browserEnvironment } from '../../../environment/index.ts';
import { withoutPauses } from '../testing/openChat.ts';
import type { PlatformClientOptions } from '../../../../test/platformClient.ts';
import { renderChat } from '../testing/renderChat.tsx';

/** A chat whose messages are refused so often, and how often one was sent. */
function openLimited(retryAfter: number, times: number, client: PlatformClientOptions = {}) {
  let sent = 0;
  const onRequest = ({ url }: Request): undefined => {
    if (url.endsWith('/chat/stream')) sent += 1;
  };
  renderChat({
    platform: { seed: 'empty' },
    prepare: ({ faults }) =>
      void faults.add({ route: 'streamChat', status: 429, retryAfter, times }),
    client: { ...client, onRequest },
  });
  return { sent: () => sent };
}

const field = () => screen.findByRole('textbox', { name: 'Message' });

test('a message that a limit holds back says when it is sent, and Cancel puts its words back', async () => {
  const { sent } = openLimited(30, 1);
  await userEvent.type(await field(), 'What is late?{Enter}');
  expect(await screen.findByText(/^Sends in (30|29) s$/)).toBeVisible();
  expect(screen.queryByText('Thinking…', { selector: 'p' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await field()).toHaveValue('What is late?');
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(screen.queryByRole('article', { name: 'You' })).toBeNull();
  expect(sent()).toBe(1);
});

test('a message that a limit held back is sent by itself, and once', async () => {
  const { sent } = openLimited(3, 1, { environment: withoutPauses(browserEnvironment) });
  await userEvent.type(await field(), 'What is late?{Enter}');
  await screen.findByRole('button', { name: 'Ask again' });
  expect(screen.getAllByRole('article', { name: 'You' })).toHaveLength(1);
  expect(sent()).toBe(2);
});
