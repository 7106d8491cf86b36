import { expect, test } from 'vitest';
import { uploadedFraction } from '../../../controller/index.ts';
import type { TaskUpload } from '../../../query/index.ts';
import { createTaskList } from './createTaskList.ts';

interface Answer {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** A task list whose uploads a test answers by hand. */
function openTaskList() {
  const uploads: (TaskUpload & Answer)[] = [];
  const list = createTaskList({
    attach: (_taskId, upload) =>
      new Promise<void>((resolve, reject) => uploads.push({ ...upload, resolve, reject })),
  });
  const stop = list.mount();
  const shares = () =>
    list.store
      .getState()
      .uploads.map(({ taskId, state }): [string, number] => [taskId, uploadedFraction(state)]);
  return { ...list, stop, uploads, shares };
}

const file = new File(['x'], 'notice.txt');

test('uploads of two tasks run beside each other, each with its own share', async () => {
  const { actions, uploads, shares, store } = openTaskList();
  actions.attach('a', file);
  actions.attach('b', file);
  uploads[0]?.onProgress(5, 10);
  expect(shares()).toEqual([
    ['a', 0.5],
    ['b', 0],
  ]);
  const error = new Error('No space');
  uploads[0]?.resolve();
  uploads[1]?.reject(error);
  await expect
    .poll(() => store.getState().uploads.map(({ state }) => state))
    .toEqual([{ status: 'failed', error }]);
  expect(shares()).toEqual([['b', 0]]);
});

test('files of a task upload three at a time, and one that failed goes again', async () => {
  const { actions, uploads, store } = openTaskList();
  for (let count = 0; count < 4; count += 1) actions.attach('a', file);
  expect(uploads).toHaveLength(3);
  uploads[1]?.reject(new Error('No space'));
  await expect.poll(() => uploads.length).toBe(4);
  const failed = store.getState().uploads.find(({ state }) => state.status === 'failed');
  uploads[0]?.resolve();
  uploads[2]?.resolve();
  await expect.poll(() => store.getState().uploads.length).toBe(2);
  actions.retryUpload(failed?.key ?? '');
  actions.retryUpload(failed?.key ?? '');
  expect(uploads).toHaveLength(5);
});

test('a cancelled upload leaves no error, and the end of the mount aborts the others', () => {
  const { actions, uploads, shares, stop, store } = openTaskList();
  actions.attach('a', file);
  actions.attach('b', file);
  actions.cancelUpload(store.getState().uploads[0]?.key ?? '');
  expect(shares()).toEqual([['b', 0]]);
  stop();
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
