import { screen, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { holdWait } from '../../../mock-platform/testing/holdWait.ts';
import { openTask } from '../testing/openTask.ts';
import { notice, renderTasks } from '../testing/renderTasks.tsx';

describe('the comments of a task', () => {
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

  test('there is no button until something is written, and the field has the focus after', async () => {
    renderTasks();
    await openTask(notice);
    const field = screen.getByRole('textbox', { name: 'New comment' });
    expect(screen.queryByRole('button', { name: 'Comment' })).toBeNull();
    await userEvent.fill(field, 'By Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    await screen.findByRole('list', { name: 'Comments' });
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Comment' })).toBeNull();
  });

  test('a comment that is under way is not sent again by who closes the task and opens it', async () => {
    const { wait, release } = holdWait();
    const { platform, requests } = renderTasks({}, { platform: { wait } });
    await openTask(notice);
    platform.faults.add({ route: 'addTaskComment', latency: 1 });
    await userEvent.fill(screen.getByRole('textbox', { name: 'New comment' }), 'By Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    await openTask(notice);
    await openTask(notice);
    expect(screen.getByRole('textbox', { name: 'New comment' })).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Comment' })).toBeNull();
    expect(requests.filter(({ url }) => url.endsWith('/comments'))).toHaveLength(1);
    release(1);
    await screen.findByRole('list', { name: 'Comments' });
  });

  test('a comment that failed comes back before what was written meanwhile', async () => {
    const { wait, release } = holdWait();
    const { platform } = renderTasks({}, { platform: { wait } });
    platform.faults.add({ route: 'addTaskComment', status: 500, latency: 1 });
    await openTask(notice);
    const field = screen.getByRole('textbox', { name: 'New comment' });
    await userEvent.fill(field, 'By Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    expect(field).toHaveValue('');
    await userEvent.fill(field, 'Or Monday');
    release(1);
    await screen.findByText('Couldn’t post your comment');
    expect(field).toHaveValue('By Friday\nOr Monday');
  });

  test('a comment that failed after its task was closed is told there, and kept', async () => {
    const { wait, release } = holdWait();
    const { platform } = renderTasks({}, { platform: { wait } });
    platform.faults.add({ route: 'addTaskComment', status: 500, latency: 1, times: 1 });
    await openTask(notice);
    await userEvent.fill(screen.getByRole('textbox', { name: 'New comment' }), 'By Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    await openTask(notice);
    release(1);
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t post your comment');
    await openTask(notice);
    expect(screen.getByRole('textbox', { name: 'New comment' })).toHaveValue('By Friday');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    await screen.findByRole('list', { name: 'Comments' });
    expect(screen.queryByRole('alert')).toBeNull();
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
});
