import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { holdWait } from '../../../mock-platform/testing/holdWait.ts';
import { viewHost } from '../../../../test/viewHost.tsx';
import { arabic } from '../../../words/index.ts';
import type { TaskChange, TaskListView } from '../core/index.ts';
import { noFilters } from '../core/taskFilters.ts';
import { TaskList } from '../TaskList.tsx';
import { openTask } from '../testing/openTask.ts';
import { box, notice, renderTasks } from '../testing/renderTasks.tsx';
import { printedErrors } from '../../../../test/printedErrors.ts';

describe('the task list', () => {
  test('goes with the app session alone, and shows the platform’s counters', async () => {
    const { requests } = renderTasks();
    await box(notice);
    expect(await screen.findByRole('tab', { name: 'Mine 9' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Everyone’s 10' })).toBeVisible();
    expect(requests.filter((request) => request.headers.has('authorization'))).toEqual([]);
    expect(requests.every(({ credentials }) => credentials === 'include')).toBe(true);
  });

  test('adds a task with Enter, completes it, and the counters follow', async () => {
    renderTasks();
    await box(notice);
    await userEvent.fill(screen.getByRole('textbox', { name: 'New task' }), 'Weigh the cod');
    await userEvent.keyboard('{Enter}');
    const added = await box('Weigh the cod');
    expect(screen.getByRole('textbox', { name: 'New task' })).toHaveValue('');
    expect(await screen.findByRole('tab', { name: 'Mine 10' })).toBeVisible();
    await userEvent.click(added);
    await waitFor(() => expect(screen.queryByText('Weigh the cod')).toBeNull());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show completed' }));
    expect(await box('Weigh the cod')).toBeChecked();
  });

  test('searches and filters everybody’s tasks by what came', async () => {
    renderTasks({ defaultView: { list: 'all' } });
    await box('Prepare the meeting with Grand Hotel Aurora');
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Search tasks' }), 'fish');
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    await box('Answer Hotel Linden about smoked fish');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'low');
    await screen.findByText('No matching tasks');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await box(notice);
  });

  test('hides completed tasks where the platform does not know the word for open ones', async () => {
    renderTasks({ openWord: 'unfinished', defaultView: { list: 'all' } });
    await box(notice);
    const ticked = () => screen.queryAllByRole('checkbox', { name: /^Complete/, checked: true });
    expect(ticked()).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show completed' }));
    await waitFor(() => expect(ticked()).toHaveLength(2));
  });

  test('a search is still there after a look at the other list', async () => {
    renderTasks({ defaultView: { list: 'all' } });
    const search = () => screen.findByRole('searchbox', { name: 'Search tasks' });
    await userEvent.fill(await search(), 'fish');
    await userEvent.click(screen.getByRole('tab', { name: /^Mine/ }));
    await userEvent.click(screen.getByRole('tab', { name: /^Everyone’s/ }));
    expect(await search()).toHaveValue('fish');
  });

  test('deletes only after a confirm that names the task', async () => {
    renderTasks();
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${notice}`) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete task' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete “${notice}”?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete task' }));
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  });

  test('asks about a task until it is deleted, so that it is sent once and a failure is told', async () => {
    const { platform, requests } = renderTasks();
    const deletions = () => requests.filter(({ method }) => method === 'DELETE');
    platform.faults.add({ route: 'deleteTask', status: 500, latency: 300, times: 1 });
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${notice}`) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete task' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Delete task' });
    await userEvent.click(confirm);
    expect(confirm).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await dialog.findByText('Couldn’t delete the task');
    expect(deletions()).toHaveLength(1);
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    expect(deletions()).toHaveLength(2);
  });

  test('the focus goes to the next task when one is completed or deleted', async () => {
    renderTasks();
    const boxes = () => screen.getAllByRole('checkbox', { name: /^Complete “/ });
    await screen.findAllByRole('checkbox', { name: /^Complete “/ });
    const before = boxes().length;
    const [, second, third] = boxes();
    second?.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(boxes()).toHaveLength(before - 1));
    await waitFor(() => expect(third).toHaveFocus());

    await userEvent.click(screen.getAllByRole('button', { expanded: false })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete task' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete task' }));
    await waitFor(() => expect(boxes()).toHaveLength(before - 2));
    await waitFor(() => expect(boxes()[0]).toHaveFocus());
  });

  test('a task that was not completed is open again, and says so', async () => {
    const { platform } = renderTasks();
    const tick = await box(notice);
    platform.faults.add({ route: 'completeTask', status: 500 });
    await userEvent.click(tick);
    await screen.findByText(`Couldn’t complete “${notice}”`);
    expect(tick).not.toBeChecked();
  });

  test('a completion that failed after another list was opened is told there', async () => {
    const { wait, release } = holdWait();
    const { platform } = renderTasks({}, { platform: { wait } });
    const tick = await box(notice);
    platform.faults.add({ route: 'completeTask', status: 500, latency: 1, times: 1 });
    await userEvent.click(tick);
    await userEvent.click(screen.getByRole('tab', { name: /^Everyone’s/ }));
    expect(await box(notice)).toBeChecked();
    release(1);
    await screen.findByText(`Couldn’t complete “${notice}”`);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('a completion under way is shown after a look at the other list, and sent once', async () => {
    const { wait, release } = holdWait();
    const { platform, requests } = renderTasks({}, { platform: { wait } });
    platform.faults.add({ route: 'completeTask', latency: 1 });
    await userEvent.click(await box(notice));
    await userEvent.click(screen.getByRole('tab', { name: /^Everyone’s/ }));
    expect(await box(notice)).toBeChecked();
    await userEvent.click(screen.getByRole('tab', { name: /^Mine/ }));
    expect(await box(notice)).toBeChecked();
    // `userEvent` would wait until it is enabled.
    fireEvent.click(await box(notice));
    release(2);
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: new RegExp(notice) })).toBeNull(),
    );
    expect(requests.filter(({ url }) => url.endsWith('/complete'))).toHaveLength(1);
  });

  test('a completed task isn’t open in another list that can’t be fetched again', async () => {
    const { platform } = renderTasks();
    await box(notice);
    await userEvent.click(screen.getByRole('tab', { name: /^Everyone’s/ }));
    await box(notice);
    await userEvent.click(screen.getByRole('tab', { name: /^Mine/ }));
    platform.faults.add({ route: 'listTasks', status: 500 });
    const found = () => screen.queryByRole('checkbox', { name: new RegExp(notice) });
    await userEvent.click(await box(notice));
    await waitFor(() => expect(found()).toBeNull());
    await userEvent.click(screen.getByRole('tab', { name: /^Everyone’s/ }));
    await screen.findByText('Couldn’t load the tasks');
    expect(found()).toBeNull();
  });

  test('asks to sign in to the web app where its session has ended', async () => {
    const asked: unknown[][] = [];
    const { platform } = renderTasks({ onSignIn: (...given: unknown[]) => asked.push(given) });
    await box(notice);
    platform.signOutOfApp();
    await userEvent.fill(screen.getByRole('textbox', { name: 'New task' }), 'Weigh the cod');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Sign in to see tasks');
    expect(screen.getByRole('textbox', { name: 'New task' })).toHaveValue('Weigh the cod');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(asked).toEqual([[]]);
  });

  test('a row tells high and urgent apart, and no status that its empty box says already', async () => {
    renderTasks();
    const style = (text: string) => {
      const [flag] = screen.getAllByText(text, { selector: 'li *' });
      return flag === undefined ? '' : getComputedStyle(flag).color;
    };
    await box(notice);
    expect(style('Urgent')).not.toBe(style('High'));
    expect(screen.queryByText('Open', { selector: 'li *' })).toBeNull();
    expect(screen.getAllByText('In progress', { selector: 'li *' }).length).toBeGreaterThan(0);
  });

  test('a filter offers what the host knows, and is sent', async () => {
    const { requests } = renderTasks({
      defaultView: { list: 'all' },
      filterOptions: { teamIds: [{ value: 't-1', label: 'Cold chain' }] },
    });
    await box(notice);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Cold chain');
    await waitFor(() =>
      expect(requests.some(({ url }) => new URL(url).searchParams.get('teamIds') === 't-1')).toBe(
        true,
      ),
    );
    expect(screen.queryByRole('combobox', { name: 'Department' })).toBeNull();
  });

  test('signed out from the start, it shows one notice and no field for a task', async () => {
    renderTasks({ onSignIn: () => undefined }, { prepare: (given) => given.signOutOfApp() });
    await screen.findByText('Sign in to see tasks');
    // The lists and their counters are refused one after the other.
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(screen.getAllByText('Sign in to see tasks')).toHaveLength(1);
    expect(screen.getByRole('alert').querySelector('[data-part="empty"]')).not.toBeNull();
    expect(document.querySelector('[data-part="notice"]')).toBeNull();
  });

  test('that was not loaded offers nothing to filter', async () => {
    renderTasks(
      {},
      { prepare: ({ faults }) => void faults.add({ route: 'listTodo', status: 500, times: 1 }) },
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('checkbox', { name: 'Show completed' })).toBeNull();
    await userEvent.click(retry);
    await screen.findByRole('checkbox', { name: 'Show completed' });
  });

  test('says what an empty list is for', async () => {
    renderTasks({}, { platform: { seed: 'empty' } });
    await screen.findByText('You’re all caught up');
    expect(screen.getByRole('tab', { name: 'Mine' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: 'Show completed' })).toBeNull(),
    );
  });
});

describe('the view', () => {
  test('opens the task that the host names, though the list doesn’t show it, and tells of each change', async () => {
    const changes: TaskChange[] = [];
    const first: Partial<TaskListView> = {};
    const {
      host,
      kept: views,
      give,
    } = viewHost(first, (props) => (
      <TaskList {...props} onTaskChange={(change) => changes.push(change)} />
    ));
    renderTasks({}, { widget: host });
    await openTask(notice);
    const taskId = views.at(-1)?.taskId;
    act(() => give({ list: 'all', filters: { ...noFilters, q: 'nobody has this' }, taskId }));
    await screen.findByText('No matching tasks');
    const details = await screen.findByRole('group', { name: /^Details for/ });
    await userEvent.fill(within(details).getByRole('textbox', { name: 'New comment' }), 'Seen');
    await userEvent.click(within(details).getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(changes).toEqual([{ taskId, change: 'commented' }]));
    expect(views).toHaveLength(2);
    await userEvent.click(screen.getByRole('tab', { name: /^Mine/ }));
    await box(notice);
    expect(views.at(-1)).toMatchObject({ list: 'todo', filters: { q: '' } });
    expect(views.at(-1)).not.toHaveProperty('taskId');
  });
});

describe('a host’s own content', () => {
  test('takes the place of the title, and adds to the details', async () => {
    renderTasks({
      renderTask: ({ title }) => <em>{title.toUpperCase()}</em>,
      renderDetails: ({ priority }) => <p>{`Priority as it came: ${priority ?? 'none'}`}</p>,
    });
    await userEvent.click(await screen.findByText(notice.toUpperCase()));
    expect(await screen.findByText(/^Priority as it came: /)).toBeVisible();
  });

  test('that throws leaves the title, and the rest of the list', async () => {
    printedErrors();
    const errors: unknown[] = [];
    renderTasks({
      onError: (error) => errors.push(error),
      renderTask: () => {
        throw new Error('A mistake of the host.');
      },
    });
    await openTask(notice);
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(notice);
    expect(errors).toContainEqual(new Error('A mistake of the host.'));
  });
});

test('a title in English begins where the row of an Arabic list does, on each of its lines', async () => {
  renderTasks({}, { locale: arabic });
  const title = await screen.findByText(notice);
  expect(getComputedStyle(title).textAlign).toBe('right');
});

test('fields that the documents don’t name are shown as they came', async () => {
  renderTasks({}, { locale: arabic });
  await openTask(notice);
  expect(await screen.findByRole('term')).toHaveTextContent(/^Created at$/);
});
