import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderChat } from '../testing/renderChat.tsx';

const field = () => screen.findByRole('textbox', { name: 'Message' });

async function pressByKey(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
}

test('the field has the focus once an answer was stopped', async () => {
  renderChat({ platform: { seed: 'empty', pace: 0.5 } });
  await userEvent.type(await field(), 'run long{Enter}');
  await pressByKey('Stop');
  await screen.findAllByText('You stopped this answer.');
  expect(await field()).toHaveFocus();
});

test('the field has the focus once an answer was asked for again, finished or failed', async () => {
  const { platform } = renderChat({ platform: { seed: 'empty' } });
  await userEvent.type(await field(), 'What do we sell?{Enter}');
  await pressByKey('Ask again');
  expect(await field()).toHaveFocus();
  await screen.findByRole('button', { name: 'Ask again' });
  platform.faults.add({ route: 'streamChat', status: 500, times: 1 });
  await userEvent.type(await field(), 'And now?{Enter}');
  await pressByKey('Resend');
  expect(await field()).toHaveFocus();
});

test('cells that are pasted with a picture of themselves are pasted as text', async () => {
  renderChat({ platform: { seed: 'empty' } });
  const message = await field();
  message.focus();
  const pasted = new DataTransfer();
  pasted.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
  pasted.setData('text/plain', 'Hull\t12');
  pasted.setData('text/html', '<table><tr><td>Hull</td><td>12</td></tr></table>');
  const event = new ClipboardEvent('paste', {
    bubbles: true,
    cancelable: true,
    clipboardData: pasted,
  });
  message.dispatchEvent(event);
  // The browser pastes the text itself.
  expect(event.defaultPrevented).toBe(false);
  expect(screen.queryByRole('list', { name: 'Attachments' })).toBeNull();
});
