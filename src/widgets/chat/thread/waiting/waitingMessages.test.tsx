import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { arabic } from '../../../../words/index.ts';
import { renderChat } from '../../testing/renderChat.tsx';

const field = () => screen.findByRole('textbox', { name: 'Message' });
const waiting = () => screen.queryAllByRole('article', { name: 'Your queued message' });

async function say(words: string): Promise<void> {
  await userEvent.click(await field());
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
}

/** Says what the browser says when its network goes or comes back. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => {
  setOnline(true);
  vi.restoreAllMocks();
});

test('written offline are sent once and in order when back online', async () => {
  renderChat({ platform: { seed: 'empty' } });
  await field();
  setOnline(false);
  await say('First');
  await say('Second');
  await waitFor(() => expect(waiting()).toHaveLength(2));
  expect(waiting()[0]).toHaveTextContent('Sends when you’re back online');
  expect(screen.queryByRole('article', { name: 'You' })).toBeNull();
  setOnline(true);
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Copy message' })).toHaveLength(2),
  );
  expect(waiting()).toHaveLength(0);
  const said = screen.getAllByRole('article', { name: 'You' });
  expect(said.map((article) => article.textContent)).toEqual([
    expect.stringContaining('First'),
    expect.stringContaining('Second'),
  ]);
});

test('are sent at once where the browser takes itself for offline, but answers come', async () => {
  setOnline(false);
  renderChat({ platform: { seed: 'empty' } });
  await field();
  await say('First');
  expect(await screen.findByRole('article', { name: 'You' })).toHaveTextContent('First');
  expect(await screen.findByRole('button', { name: 'Copy message' })).toBeVisible();
});

test('can be edited or taken back', async () => {
  renderChat({ platform: { seed: 'empty' } });
  await field();
  setOnline(false);
  await say('First');
  await say('Second');
  await waitFor(() => expect(waiting()).toHaveLength(2));
  const [first, second] = waiting();
  if (first === undefined || second === undefined) throw new Error('nothing waits');
  await userEvent.click(within(first).getByRole('button', { name: 'Remove' }));
  await userEvent.click(within(second).getByRole('button', { name: 'Edit' }));
  expect(waiting()).toHaveLength(0);
  expect(await field()).toHaveValue('Second');
});

test('on an Arabic page they point to the side on which they stand, in whatever language they are', async () => {
  const { view } = renderChat({ platform: { seed: 'empty' }, locale: arabic });
  await userEvent.click(await screen.findByRole('textbox', { name: 'الرسالة' }));
  setOnline(false);
  await userEvent.paste('Which suppliers delivered late?');
  await userEvent.keyboard('{Enter}');
  const words = await screen.findByText('Which suppliers delivered late?');
  const message = view.container.querySelector('[data-state="waiting"] p');
  if (message === null) throw new TypeError('no message waits');
  expect(message).toContainElement(words);
  const { borderBottomLeftRadius, borderBottomRightRadius } = getComputedStyle(message);
  expect(parseFloat(borderBottomLeftRadius)).toBeLessThan(parseFloat(borderBottomRightRadius));
});
