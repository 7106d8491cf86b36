import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { holdWait } from '../../../mock-platform/testing/holdWait.ts';
import { notice, renderTasks } from '../testing/renderTasks.tsx';
import type { TaskListProps } from '../declaration.ts';

const props: TaskListProps = {
  writePatch: ({ due, ...rest }) => ({ ...rest, ...(due !== undefined && { dueDate: due }) }),
};

/** The list, whose changes are answered once they are released. */
function renderHeld() {
  const { wait, release } = holdWait();
  const opened = renderTasks(props, { platform: { wait } });
  opened.platform.faults.add({ route: 'updateTask', latency: 1 });
  return { ...opened, release };
}

/** The row of a task. */
async function rowOf(title: string) {
  const opener = await screen.findByRole('button', { name: new RegExp(`^${title}`) });
  return within(opener.closest('li') ?? document.body);
}

const bodiesOf = (requests: readonly Request[]): Promise<unknown[]> =>
  Promise.all(
    requests
      .filter(({ method }) => method === 'PATCH')
      .map((each): Promise<unknown> => each.clone().json()),
  );

test('a priority is chosen in the row, most urgent first, and shows while it is saved', async () => {
  const { requests, release } = renderHeld();
  const row = await rowOf(notice);
  await userEvent.click(row.getByRole('button', { name: 'Priority: Urgent' }));
  const items = row.getAllByRole('menuitemradio');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Urgent', 'High', 'Medium', 'Low']);
  expect(items[0]).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const chip = row.getByRole('button', { name: 'Priority: High' });
  expect(chip).toHaveFocus();
  expect(await bodiesOf(requests)).toEqual([{ priority: 'high' }]);
  release(2);
});

test('a change in the row that failed is undone, says so, and is tried again', async () => {
  const { platform } = renderTasks(props);
  platform.faults.add({ route: 'updateTask', status: 500, times: 1 });
  const row = await rowOf(notice);
  await userEvent.click(row.getByRole('button', { name: 'Priority: Urgent' }));
  await userEvent.click(row.getByRole('menuitemradio', { name: 'Low' }));
  await row.findByText('Couldn’t save the change');
  expect(row.getByRole('button', { name: 'Priority: Urgent' })).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Try again' }));
  await row.findByRole('button', { name: 'Priority: Low' });
  expect(row.queryByText('Couldn’t save the change')).toBeNull();
});

test('a second change in a row that is being saved takes the first one along', async () => {
  const { requests, release } = renderHeld();
  const row = await rowOf(notice);
  await userEvent.click(row.getByRole('button', { name: 'Priority: Urgent' }));
  await userEvent.click(row.getByRole('menuitemradio', { name: 'Low' }));
  await userEvent.click(row.getByRole('button', { name: 'Due:' }));
  await userEvent.fill(row.getByLabelText('Due', { selector: 'input' }), '2026-12-24');
  await userEvent.keyboard('{Enter}');
  await row.findByRole('button', { name: 'Due: Dec 24, 2026' });
  release(2);
  expect(row.getByRole('button', { name: 'Priority: Low' })).toBeVisible();
  await waitFor(async () =>
    expect(await bodiesOf(requests)).toEqual([
      { priority: 'low' },
      { priority: 'low', dueDate: '2026-12-24' },
    ]),
  );
});

test('a change that failed is told no longer once a later one took it along', async () => {
  const { wait, release } = holdWait();
  const { platform, requests } = renderTasks(props, { platform: { wait } });
  platform.faults.add({ route: 'updateTask', status: 500, latency: 1, times: 1 });
  const row = await rowOf(notice);
  await userEvent.click(row.getByRole('button', { name: 'Priority: Urgent' }));
  await userEvent.click(row.getByRole('menuitemradio', { name: 'Low' }));
  await userEvent.click(row.getByRole('button', { name: 'Due:' }));
  await userEvent.click(row.getByRole('button', { name: /^Tomorrow/ }));
  release(1);
  await waitFor(async () => expect(await bodiesOf(requests)).toHaveLength(2));
  await row.findByRole('button', { name: 'Priority: Low' });
  await waitFor(() => expect(row.queryByRole('alert')).toBeNull());
});

test('changes of one task are sent one after the other', async () => {
  const { requests, release } = renderHeld();
  const row = await rowOf(notice);
  for (const [from, to] of [
    ['Urgent', 'Low'],
    ['Low', 'High'],
  ]) {
    await userEvent.click(row.getByRole('button', { name: `Priority: ${from}` }));
    await userEvent.click(row.getByRole('menuitemradio', { name: to }));
  }
  expect(await bodiesOf(requests)).toEqual([{ priority: 'low' }]);
  release(2);
  await waitFor(async () =>
    expect(await bodiesOf(requests)).toEqual([{ priority: 'low' }, { priority: 'high' }]),
  );
});

test('a row’s date is entered in a field that has the focus, stays after Escape, or is a near day', async () => {
  const { requests } = renderTasks(props);
  const row = await rowOf(notice);
  const date = () => row.getByLabelText('Due', { selector: 'input' });
  await userEvent.click(row.getByRole('button', { name: 'Due:' }));
  expect(date()).toHaveFocus();
  await userEvent.fill(date(), '2027-02-03');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(row.queryByRole('group', { name: 'Due' })).toBeNull());
  expect(await bodiesOf(requests)).toEqual([]);
  await userEvent.click(row.getByRole('button', { name: 'Due:' }));
  expect(date()).toHaveValue('2027-02-03');
  await userEvent.click(row.getByRole('button', { name: /^Tomorrow/ }));
  const [body] = await bodiesOf(requests);
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  expect(body).toEqual({ dueDate: tomorrow.toLocaleDateString('sv') });
});

test('a row whose host writes no changes has no buttons for them', async () => {
  renderTasks();
  const row = await rowOf(notice);
  expect(row.getAllByRole('button')).toHaveLength(1);
  expect(row.getByText('Urgent')).toBeVisible();
});
