import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { fakeWindow } from '../../../../test/fakeWindow.ts';
import { holdWait } from '../../../mock-platform/testing/holdWait.ts';
import { openTask } from '../testing/openTask.ts';
import { notice, renderTasks } from '../testing/renderTasks.tsx';

/** Attaches `notice.txt` to the open task. */
async function attachNotice(): Promise<void> {
  const picker = screen.getByLabelText('Attach a file', { selector: 'input' });
  await userEvent.upload(picker, new File(['x'], 'notice.txt', { type: 'text/plain' }));
}

describe('the files of a task', () => {
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
    await attachNotice();
    expect(await screen.findByText(/^Uploading…/)).toHaveTextContent(/^Uploading… (0|100)%$/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Attach a file' })).toBeVisible();
  });

  test('an upload that failed names its file, and is tried again', async () => {
    const { platform } = renderTasks();
    await openTask(notice);
    platform.faults.add({ route: 'uploadTaskAttachment', status: 500, times: 1 });
    await attachNotice();
    await screen.findByText('Couldn’t attach “notice.txt”');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Download notice.txt' });
  });

  test('an upload that failed after its task was closed is told there', async () => {
    const { wait, release } = holdWait();
    const { platform } = renderTasks({}, { platform: { wait } });
    await openTask(notice);
    platform.faults.add({ route: 'uploadTaskAttachment', status: 500, latency: 1, times: 1 });
    await attachNotice();
    await screen.findByText(/^Uploading…/);
    await openTask(notice);
    release(1);
    await screen.findByText('Couldn’t attach “notice.txt”');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await openTask(notice);
    await screen.findByRole('button', { name: 'Download notice.txt' });
  });

  test('a file that failed to attach is dismissed in its task’s row, where it never comes back', async () => {
    const { platform } = renderTasks();
    await openTask(notice);
    platform.faults.add({ route: 'uploadTaskAttachment', status: 500, times: 1 });
    await attachNotice();
    await screen.findByText('Couldn’t attach “notice.txt”');
    await openTask(notice);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await openTask(notice);
    expect(screen.queryByText('Couldn’t attach “notice.txt”')).toBeNull();
  });

  test('what the host writes of an uploaded file is posted, and a retry uploads nothing twice', async () => {
    const { platform, requests } = renderTasks({
      writeAttachment: ({ name }, uploaded) => ({ name, uploaded, note: 'by the host' }),
    });
    await openTask(notice);
    platform.faults.add({ route: 'addTaskAttachment', status: 500, times: 1 });
    await attachNotice();
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
});
