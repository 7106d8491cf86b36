import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { fakeWindow } from '../../../test/fakeWindow.ts';
import { throughJson } from '../../../test/throughJson.ts';
import { updateTask } from '../../contract/index.ts';
import { arabic } from '../../words/index.ts';
import type { TaskChange, TaskListView } from './core/index.ts';
import { noFilters } from './core/taskFilters.ts';
import { TaskList } from './TaskList.tsx';
import { renderTasks } from './testing/renderTasks.tsx';

const notice = 'Give notice for contract C-1987';
/** Presses the title of a task: its details open, or close. */
const openTask = async (title: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
const box = (title: string) => screen.findByRole('checkbox', { name: `Complete “${title}”` });

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

  test('says who wrote a comment, and when', async () => {
    renderTasks({
      writeComment: (text) => ({ text, author: { name: 'Ada Byron' }, createdAt: '2026-03-02' }),
    });
    await openTask(notice);
    await userEvent.fill(await screen.findByRole('textbox', { name: 'New comment' }), 'By Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    const comments = await screen.findByRole('list', { name: 'Comments' });
    expect(within(comments).getByRole('listitem')).toHaveTextContent(
      'Ada Byron · Mar 2, 2026By Friday',
    );
  });

  test('comments, attaches and downloads in a task’s details', async () => {
    const { platform } = renderTasks({ writeComment: (text) => ({ content: text }) });
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${notice}`) }));
    const details = within(await screen.findByRole('group', { name: `Details for “${notice}”` }));
    platform.faults.add({ route: 'addTaskComment', status: 500, times: 1 });
    await userEvent.fill(details.getByRole('textbox', { name: 'New comment' }), 'By Friday');
    await userEvent.click(details.getByRole('button', { name: 'Comment' }));
    await details.findByText('Couldn’t post your comment');
    await userEvent.click(details.getByRole('button', { name: 'Comment' }));
    const comments = await details.findByRole('list', { name: 'Comments' });
    expect(within(comments).getByText('By Friday')).toBeVisible();

    const picker = details.getByLabelText('Attach a file', { selector: 'input' });
    await userEvent.upload(picker, new File(['x'], 'notice.txt', { type: 'text/plain' }));
    await details.findByRole('button', { name: 'Download notice.txt' });
  });

  test('an upload shows its progress in percent, and can be cancelled', async () => {
    const { platform } = renderTasks();
    await openTask(notice);
    platform.faults.add({ route: 'uploadTaskAttachment', latency: 600_000, times: 1 });
    const picker = screen.getByLabelText('Attach a file', { selector: 'input' });
    await userEvent.upload(picker, new File(['x'], 'notice.txt', { type: 'text/plain' }));
    expect(await screen.findByText(/^Uploading…/)).toHaveTextContent(/^Uploading… (0|100)%$/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Attach a file' })).toBeVisible();
  });

  test('an upload that failed names its file, and is tried again', async () => {
    const { platform } = renderTasks();
    await openTask(notice);
    platform.faults.add({ route: 'uploadTaskAttachment', status: 500, times: 1 });
    const picker = screen.getByLabelText('Attach a file', { selector: 'input' });
    await userEvent.upload(picker, new File(['x'], 'notice.txt', { type: 'text/plain' }));
    await screen.findByText('Couldn’t attach “notice.txt”');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Download notice.txt' });
  });

  test('what the host writes of an uploaded file is posted, and a retry uploads nothing twice', async () => {
    const { platform, requests } = renderTasks({
      writeAttachment: ({ name }, uploaded) => ({ name, uploaded, note: 'by the host' }),
    });
    await openTask(notice);
    platform.faults.add({ route: 'addTaskAttachment', status: 500, times: 1 });
    const picker = screen.getByLabelText('Attach a file', { selector: 'input' });
    await userEvent.upload(picker, new File(['x'], 'notice.txt', { type: 'text/plain' }));
    await screen.findByText('Couldn’t attach “notice.txt”');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Couldn’t attach “notice.txt”')).toBeNull());
    const posted = requests.filter(({ url }) => /tasks\/[^/]+\/attachments$/.test(url));
    const bodies = await Promise.all(posted.map((each): Promise<unknown> => each.json()));
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toMatchObject({
      name: 'notice.txt',
      note: 'by the host',
      uploaded: { fileName: 'notice.txt' },
    });
    // The same storage key: nothing was uploaded in between.
    expect(bodies[1]).toEqual(bodies[0]);
  });

  test('several files are attached at once', async () => {
    renderTasks();
    await openTask(notice);
    const picker = screen.getByLabelText('Attach a file', { selector: 'input' });
    const names = ['first.txt', 'second.txt'];
    await userEvent.upload(
      picker,
      names.map((name) => new File(['x'], name, { type: 'text/plain' })),
    );
    for (const name of names) await screen.findByRole('button', { name: `Download ${name}` });
  });

  test('a comment that is under way is not sent again by who closes the task and opens it', async () => {
    const { platform, requests } = renderTasks();
    await openTask(notice);
    platform.faults.add({ route: 'addTaskComment', latency: 600_000 });
    await userEvent.fill(screen.getByRole('textbox', { name: 'New comment' }), 'By Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    await openTask(notice);
    await openTask(notice);
    expect(screen.getByRole('textbox', { name: 'New comment' })).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Comment' }));
    expect(requests.filter(({ url }) => url.endsWith('/comments'))).toHaveLength(1);
  });

  test('a comment that failed comes back before what was written meanwhile', async () => {
    const { platform } = renderTasks();
    platform.faults.add({ route: 'addTaskComment', status: 500, latency: 200 });
    await openTask(notice);
    const field = screen.getByRole('textbox', { name: 'New comment' });
    await userEvent.fill(field, 'By Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    expect(field).toHaveValue('');
    await userEvent.fill(field, 'Or Monday');
    await screen.findByText('Couldn’t post your comment');
    expect(field).toHaveValue('By Friday\nOr Monday');
  });

  test('a comment that was begun is still there when its task is opened again', async () => {
    renderTasks();
    await openTask(notice);
    await userEvent.fill(screen.getByRole('textbox', { name: 'New comment' }), 'By Friday');
    await openTask(notice);
    expect(screen.queryByRole('textbox', { name: 'New comment' })).toBeNull();
    await openTask(notice);
    expect(screen.getByRole('textbox', { name: 'New comment' })).toHaveValue('By Friday');
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
    const row = screen.getByRole('button', { name: new RegExp(`^${notice}`) });
    await waitFor(() => expect(row).toHaveTextContent(/Due: .*2026.*Bo and Ada/));
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

  test('high and urgent are told apart', async () => {
    renderTasks();
    const style = (text: string) => {
      const [flag] = screen.getAllByText(text, { selector: 'li *' });
      return flag === undefined ? '' : getComputedStyle(flag).color;
    };
    await box(notice);
    expect(style('Urgent')).not.toBe(style('High'));
  });

  test('a row says no status that its empty box says already', async () => {
    renderTasks();
    await box(notice);
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

  test('a download opens its window while the user presses, and leads it to the file', async () => {
    const { platform } = renderTasks();
    await openTask(notice);
    const picker = await screen.findByLabelText('Attach a file', { selector: 'input' });
    await userEvent.upload(picker, new File(['x'], 'notice.txt', { type: 'text/plain' }));
    const button = await screen.findByRole('button', { name: 'Download notice.txt' });
    const { opened, changed, replace, close } = fakeWindow();
    const open = vi.spyOn(window, 'open').mockReturnValue(opened);
    fireEvent.click(button);
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    expect(changed['opener']).toBeNull();
    platform.faults.add({ route: 'getTaskDownload', status: 500 });
    fireEvent.click(button);
    await screen.findByText('Couldn’t download the file');
    expect(close).toHaveBeenCalledOnce();
    open.mockRestore();
  });

  test('two downloads at once each lead their window to its file', async () => {
    renderTasks();
    await openTask(notice);
    const picker = await screen.findByLabelText('Attach a file', { selector: 'input' });
    const names = ['first.txt', 'second.txt'];
    await userEvent.upload(
      picker,
      names.map((name) => new File(['x'], name, { type: 'text/plain' })),
    );
    const windows = names.map(fakeWindow);
    const open = vi.spyOn(window, 'open');
    for (const { opened } of windows) open.mockReturnValueOnce(opened);
    for (const name of names) await screen.findByRole('button', { name: `Download ${name}` });
    for (const name of names)
      fireEvent.click(screen.getByRole('button', { name: `Download ${name}` }));
    for (const { replace } of windows) await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    open.mockRestore();
  });

  test('signed out from the start, it shows one notice and no field for a task', async () => {
    renderTasks({ onSignIn: () => undefined }, 'default', (given) => given.signOutOfApp());
    await screen.findByText('Sign in to see tasks');
    // The lists and their counters are refused one after the other.
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(screen.getAllByText('Sign in to see tasks')).toHaveLength(1);
    expect(screen.getByRole('alert').querySelector('[data-part="empty"]')).not.toBeNull();
    expect(document.querySelector('[data-part="notice"]')).toBeNull();
  });

  test('says what an empty list is for', async () => {
    renderTasks({}, 'empty');
    await screen.findByText('You’re all caught up');
    expect(screen.getByRole('tab', { name: 'Mine' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: 'Show completed' })).toBeNull(),
    );
  });
});

describe('the view', () => {
  test('opens the task that the host names, though the list doesn’t show it, and tells of each change', async () => {
    const views: Partial<TaskListView>[] = [];
    let give: (view: Partial<TaskListView>) => void = () => undefined;
    const changes: TaskChange[] = [];
    function Host() {
      const [view, setView] = useState<Partial<TaskListView>>({});
      give = setView;
      return (
        <TaskList
          view={throughJson(view)}
          onViewChange={(next) => {
            views.push(throughJson(next));
            setView(next);
          }}
          onTaskChange={(change) => changes.push(change)}
        />
      );
    }
    renderTasks({}, 'default', undefined, <Host />);
    await openTask(notice);
    const taskId = views.at(-1)?.taskId;
    act(() => give({ list: 'all', filters: { ...noFilters, q: 'nobody has this' }, taskId }));
    await screen.findByText('No matching tasks');
    const details = await screen.findByRole('group', { name: /^Details for/ });
    await userEvent.fill(within(details).getByRole('textbox', { name: 'New comment' }), 'Seen');
    await userEvent.click(within(details).getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(changes).toEqual([{ taskId, change: 'commented' }]));
    expect(views).toHaveLength(1);
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
  renderTasks({}, 'default', undefined, undefined, arabic);
  const title = await screen.findByText(notice);
  expect(getComputedStyle(title).textAlign).toBe('right');
});
