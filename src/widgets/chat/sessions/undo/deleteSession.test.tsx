import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browserEnvironment, type Schedule } from '../../../../environment/index.ts';
import { renderChat, type RenderChatOptions } from '../../testing/renderChat.tsx';

const list = () => within(screen.getByRole('navigation', { name: 'Conversations' }));
const suppliers = /^Which suppliers delivered late/;
const row = () => list().queryByRole('button', { name: suppliers });
const rows = () => list().queryAllByRole('listitem');

/** Deletes the first conversation by key, with a timer that the test ends. */
async function deleteFirst(options: RenderChatOptions = {}) {
  const timers = new Map<() => void, number>();
  const schedule: Schedule = {
    after(milliseconds, callback) {
      // The list also looks at the clock, each minute.
      if (milliseconds < 60_000) timers.set(callback, milliseconds);
      return () => void timers.delete(callback);
    },
  };
  const made = renderChat({ ...options, environment: { ...browserEnvironment, schedule } });
  const json = vi.spyOn(made.client, 'json');
  await screen.findByRole('navigation', { name: 'Conversations' });
  const item = await list().findByRole('button', { name: suppliers });
  const [, next] = rows();
  item.focus();
  await userEvent.keyboard('{Delete}');
  const sent = () =>
    json.mock.calls.filter(([endpoint]) => endpoint.name === 'deleteSession').length;
  const end = () => [...timers.keys()].forEach((act) => act());
  return { ...made, timers, sent, end, next };
}

test('a deleted conversation goes at once, and at the platform when the time is over', async () => {
  const { sent, end, next, timers } = await deleteFirst();
  expect([...timers.values()]).toEqual([8_000]);
  expect(row()).toBeNull();
  expect(list().getByText(/deleted$/)).toBeVisible();
  expect(document.activeElement).toHaveAttribute('data-part', 'session');
  expect(next).toContainElement(document.querySelector(':focus'));
  expect(sent()).toBe(0);
  end();
  await waitFor(() => expect(sent()).toBe(1));
  await waitFor(() => expect(list().queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(row()).toBeNull();
});

test('Undo is reached by Tab, holds the timer, and brings the conversation back', async () => {
  const { sent, timers } = await deleteFirst();
  const undo = list().getByRole('button', { name: 'Undo' });
  expect(timers.size).toBe(1);
  await userEvent.tab();
  while (document.activeElement !== undo && list().queryByText('Undo') !== null) {
    expect(list().getAllByRole('button')).toContain(document.activeElement);
    await userEvent.tab();
  }
  expect(timers.size).toBe(0);
  await userEvent.keyboard('{Enter}');
  expect(row()).toHaveFocus();
  expect(sent()).toBe(0);
});

test('hovering holds the timer too', async () => {
  const { timers } = await deleteFirst();
  await userEvent.hover(list().getByRole('button', { name: 'Undo' }));
  expect(timers.size).toBe(0);
  await userEvent.unhover(list().getByRole('button', { name: 'Undo' }));
  expect(timers.size).toBe(1);
});

test.each([
  ['another deletion', () => userEvent.keyboard('{Delete}')],
  ['leaving the page', () => Promise.resolve(window.dispatchEvent(new Event('pagehide')))],
])('%s sends what is pending', async (_case, act) => {
  const { sent } = await deleteFirst();
  await act();
  await waitFor(() => expect(sent()).toBe(1));
});

test('unmounting sends what is pending', async () => {
  const { sent, view } = await deleteFirst();
  view.unmount();
  await waitFor(() => expect(sent()).toBe(1));
});

test('a conversation comes back when the platform refuses, and says so', async () => {
  const { end } = await deleteFirst({
    prepare: ({ faults }) => void faults.add({ route: 'deleteSession', status: 500 }),
  });
  const before = rows().length;
  end();
  expect(await list().findByRole('alert')).toHaveTextContent('Couldn’t delete the conversation');
  await waitFor(() => expect(rows()).toHaveLength(before + 1));
  expect(row()).toBeVisible();
});

test('a sign-out keeps what is pending, which the next user’s token would delete', async () => {
  const { sent, client } = await deleteFirst();
  client.tokens.logout();
  await client.tokens.retry();
  await list().findByRole('button', { name: suppliers });
  expect(sent()).toBe(0);
});
