import { screen, waitFor, within } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { updateTask } from '../../../contract/index.ts';
import { holdWait } from '../../../mock-platform/testing/holdWait.ts';
import { openTask } from '../testing/openTask.ts';
import { box, notice, renderTasks } from '../testing/renderTasks.tsx';

describe('the edits of a task', () => {
  test('a task’s title is changed, and a failed change keeps what was typed', async () => {
    const { platform } = renderTasks();
    await openTask(notice);
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.fill(title, 'Give notice by Friday');
    platform.faults.add({ route: 'updateTask', status: 500, times: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Couldn’t save the change');
    expect(title).toHaveValue('Give notice by Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await box('Give notice by Friday');
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('Tab puts the caret at the end of the title', async () => {
    renderTasks();
    await openTask(notice);
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await expect.poll(() => document.activeElement?.contains(title)).toBe(true);
    await userEvent.keyboard('{Tab} by Friday');
    expect(title).toHaveValue(`${notice} by Friday`);
  });

  test('a change that is made while an earlier one is saved stays to be saved', async () => {
    const { wait, release } = holdWait();
    const { platform } = renderTasks({}, { platform: { wait } });
    await openTask(notice);
    platform.faults.add({ route: 'updateTask', latency: 1, times: 1 });
    const title = () => screen.getByRole('textbox', { name: 'Title' });
    await userEvent.fill(title(), 'Give notice by Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await openTask(notice);
    await openTask(notice);
    await userEvent.fill(title(), 'Give notice by Monday');
    release(1);
    await box('Give notice by Friday');
    expect(title()).toHaveValue('Give notice by Monday');
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  test('due date and assignees are changed as the host writes them, and shown in the row', async () => {
    renderTasks({
      writePatch: ({ due, ...rest }) => ({
        ...rest,
        ...(due === undefined ? {} : { dueDate: due }),
      }),
      writeAssignees: (names) => ({ assignees: names.map((name) => ({ userId: 'u', name })) }),
      defaultView: { list: 'all' },
    });
    await openTask(notice);
    await userEvent.click(screen.getAllByRole('button', { name: /^Due:/ }).at(-1) ?? document.body);
    await userEvent.fill(await screen.findByLabelText('Due', { selector: 'input' }), '2026-03-05');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Assignees:' }));
    await userEvent.fill(screen.getByRole('textbox', { name: 'Assignees' }), 'Bo, Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Assignees: Bo and Ada' })).toHaveFocus();
    const row = screen.getByRole('button', { name: new RegExp(`^${notice}`) }).closest('li');
    await waitFor(() => expect(row).toHaveTextContent(/Bo and Ada.*Due: Mar 5, 2026/));
  });

  test('saving a title leaves what somebody else changed meanwhile as it is', async () => {
    const { client, requests } = renderTasks({ writePatch: (patch) => ({ ...patch }) });
    await openTask(notice);
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Title' }), 'By Friday');
    const change = (): Request | undefined => requests.findLast(({ method }) => method === 'PATCH');
    const [id = ''] = requests.flatMap(
      ({ url }) => /tasks\/(?!todo|counts)([^/?]+)$/.exec(url)?.slice(1) ?? [],
    );
    await client.json(updateTask, { params: { id }, body: { status: 'in_progress' } });
    // Adding a task fetches all of them again.
    await userEvent.fill(screen.getByRole('textbox', { name: 'New task' }), 'Weigh the cod');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        within(screen.getByRole('group', { name: /^Details for/ })).getByRole('button', {
          name: 'Status: In progress',
        }),
      ).toBeVisible(),
    );
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('By Friday');
    const [save] = screen.getAllByRole('button', { name: 'Save' });
    if (save !== undefined) await userEvent.click(save);
    await box('By Friday');
    expect(await change()?.json()).toEqual({ title: 'By Friday' });
  });

  test('a status is chosen from the known ones and the task’s own, and shown at once', async () => {
    const { wait, release } = holdWait();
    const { platform } = renderTasks(
      {
        writePatch: (patch) => ({ ...patch }),
        filterOptions: { status: [{ value: 'blocked', label: 'Waiting for others' }] },
      },
      { platform: { wait } },
    );
    platform.faults.add({ route: 'updateTask', latency: 1 });
    await openTask(notice);
    const details = within(await screen.findByRole('group', { name: `Details for “${notice}”` }));
    await userEvent.click(details.getByRole('button', { name: 'Status: Open' }));
    expect(details.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Waiting for others',
      'Open',
    ]);
    await userEvent.click(details.getByRole('menuitemradio', { name: 'Waiting for others' }));
    expect(details.getByRole('button', { name: 'Status: Waiting for others' })).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Priority: Urgent' }));
    await userEvent.click(details.getByRole('menuitemradio', { name: 'Low' }));
    // The row beside the details shows the change as well, before it is saved.
    const opener = screen.getByRole('button', { name: new RegExp(`^${notice}`) });
    const row = within(opener.closest('li') ?? document.body);
    expect(await row.findByRole('button', { name: 'Priority: Low' })).toBeVisible();
    release(2);
    await waitFor(() => expect(details.queryByText('Couldn’t save the change')).toBeNull());
  });

  test('what was typed in the editors of a task is still there after it was closed, or not saved', async () => {
    const { platform } = renderTasks({
      writePatch: (patch) => ({ ...patch }),
      writeAssignees: (names) => ({ assignees: [...names] }),
    });
    const details = () => within(screen.getByRole('group', { name: `Details for “${notice}”` }));
    const date = () => details().getByLabelText('Due', { selector: 'input' });
    const people = () => details().getByRole('textbox', { name: 'Assignees' });
    const open = (name: string) =>
      userEvent.click(details().getByRole('button', { name: `${name}:` }));
    await openTask(notice);
    await open('Due');
    await userEvent.fill(date(), '2027-02-03');
    await open('Assignees');
    await userEvent.fill(people(), 'Bo');
    await openTask(notice);
    await openTask(notice);
    await open('Due');
    expect(date()).toHaveValue('2027-02-03');
    await open('Assignees');
    expect(people()).toHaveValue('Bo');
    platform.faults.add({ route: 'updateTask', status: 500, times: 1 });
    await userEvent.click(details().getByRole('button', { name: 'Save' }));
    await details().findByText('Couldn’t save the change');
    await open('Assignees');
    expect(people()).toHaveValue('Bo');
  });

  test('a title or a field that failed after its task was closed is told there', async () => {
    const { wait, release } = holdWait();
    const { platform } = renderTasks(
      {
        writePatch: (patch) => ({ ...patch }),
        filterOptions: { status: [{ value: 'blocked', label: 'Waiting for others' }] },
      },
      { platform: { wait } },
    );
    platform.faults.add({ route: 'updateTask', status: 500, latency: 1, times: 2 });
    await openTask(notice);
    await userEvent.fill(screen.getByRole('textbox', { name: 'Title' }), 'By Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await openTask(notice);
    release(1);
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t save the change');
    await openTask(notice);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('By Friday');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alert')).toBeNull();

    const details = within(screen.getByRole('group', { name: `Details for “${notice}”` }));
    await userEvent.click(details.getByRole('button', { name: 'Status: Open' }));
    await userEvent.click(details.getByRole('menuitemradio', { name: 'Waiting for others' }));
    await openTask(notice);
    release(1);
    await screen.findByText('Couldn’t save the change');
    await openTask(notice);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findAllByRole('button', { name: 'Status: Waiting for others' }),
    ).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('an open task in a narrow list has its whole title once, in the field that edits it', async () => {
    await page.viewport(320, 640);
    renderTasks();
    await openTask(notice);
    const title = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.fill(title, `${notice} before the end of the notice period`);
    expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
    const [row, ...others] = screen.getAllByText(notice);
    expect(others).toEqual([]);
    expect(row?.getBoundingClientRect().width).toBeLessThan(2);
    await page.viewport(1200, 900);
  });

  test('a title has a line of its own above the other fields', async () => {
    renderTasks({ writePatch: (patch) => ({ ...patch }) });
    await openTask(notice);
    const title = screen.getByRole('textbox', { name: 'Title' }).getBoundingClientRect();
    const status = screen.getByRole('button', { name: 'Status: Open' }).getBoundingClientRect();
    expect(title.width).toBeGreaterThan(status.width * 1.5);
    expect(title.bottom).toBeLessThan(status.top);
  });
});
