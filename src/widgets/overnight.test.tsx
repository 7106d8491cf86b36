import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderWidget } from '../../test/renderWidget.tsx';
import { browserEnvironment } from '../environment/index.ts';
import { Chat } from './chat/index.ts';
import { fill } from './connectors/forms/testing/renderForm.tsx';
import { TaskList } from './task-list/index.ts';

const day = 86_400_000;

/** Gives each task of an answer a due date, which the mock platform's tasks don't have. */
async function withDueDates(answer: Response): Promise<Response> {
  const text = await answer.text();
  const due = text.replaceAll('"title":', '"dueDate":"2031-01-01","title":');
  return new Response(due, { headers: answer.headers, status: answer.status });
}

/** Renders a widget on a page that sleeps for some days, and then gets its focus back. */
function renderAsleep(widget: ReactNode) {
  let slept = 0;
  const clock = { ...browserEnvironment.clock, now: () => Date.now() + slept };
  renderWidget(widget, {
    client: (platform) => ({
      async fetch(input, init) {
        const request = new Request(input, init);
        const answer = await platform.fetch(request);
        const isOfTasks = new URL(request.url).pathname.startsWith('/api/tasks');
        return isOfTasks ? withDueDates(answer) : answer;
      },
    }),
    environment: { ...browserEnvironment, clock },
    width: 1000,
    height: 600,
  });
  return (days: number): void => {
    slept += days * day;
    act(() => void window.dispatchEvent(new FocusEvent('focus')));
  };
}

test('a task that fell due while the page slept is overdue', async () => {
  const sleep = renderAsleep(<TaskList />);
  await screen.findByRole('checkbox', { name: 'Complete “Give notice for contract C-1987”' });
  const overdue = () => screen.queryAllByText('Overdue').length;
  expect(overdue()).toBe(0);
  sleep(3_650);
  expect(overdue()).toBeGreaterThan(0);
});

test('a message of the day before says of which day it is', async () => {
  const sleep = renderAsleep(<Chat />);
  await fill(userEvent.setup(), 'Message', 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  // Looked for each time, as a stored message takes the place of what was sent.
  const messages = () => screen.getAllByRole('article');
  const time = () => within(messages()[0] ?? document.body).getByRole('time');
  const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).format();
  await waitFor(() => expect(time()).not.toHaveTextContent(date));
  sleep(1);
  await waitFor(() => expect(time()).toHaveTextContent(date));
});
