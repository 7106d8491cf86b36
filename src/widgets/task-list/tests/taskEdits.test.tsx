import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { updateTask } from '../../../contract/index.ts';
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

  test('a change that is made while an earlier one is saved stays to be saved', async () => {
    const { platform } = renderTasks();
    await openTask(notice);
    platform.faults.add({ route: 'updateTask', latency: 500, times: 1 });
    const title = () => screen.getByRole('textbox', { name: 'Title' });
    await userEvent.fill(title(), 'Give notice by Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await openTask(notice);
    await openTask(notice);
    await userEvent.fill(title(), 'Give notice by Monday');
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
    await userEvent.fill(await screen.findByLabelText('Due'), '2026-03-05');
    await userEvent.fill(screen.getByRole('textbox', { name: 'Assignees' }), 'Bo, Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
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
      expect(screen.getByRole('textbox', { name: 'Status' })).toHaveValue('in_progress'),
    );
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('By Friday');
    const [save] = screen.getAllByRole('button', { name: 'Save' });
    if (save !== undefined) await userEvent.click(save);
    await box('By Friday');
    expect(await change()?.json()).toEqual({ title: 'By Friday' });
  });

  test('a title has a line of its own above the other fields', async () => {
    renderTasks({
      writePatch: (patch) => ({ ...patch }),
      writeAssignees: (people) => ({ people: [...people] }),
    });
    await openTask(notice);
    const placeOf = (name: string) => screen.getByRole('textbox', { name }).getBoundingClientRect();
    expect(placeOf('Title').width).toBeGreaterThan(placeOf('Status').width * 1.5);
    expect(placeOf('Title').bottom).toBeLessThan(placeOf('Status').top);
  });
});
