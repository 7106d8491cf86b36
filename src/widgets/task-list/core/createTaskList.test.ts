import { expect, test } from 'vitest';
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
  const shares = () => [...list.store.getState().uploads].map(([id, { share }]) => [id, share]);
  return { ...list, stop, uploads, shares };
}

const file = new File(['x'], 'notice.txt');

test('uploads of two tasks run beside each other, each with its own share', async () => {
  const { actions, uploads, shares, store } = openTaskList();
  actions.attach('a', file);
  actions.attach('b', file);
  uploads[0]?.onProgress(0.5);
  expect(shares()).toEqual([
    ['a', 0.5],
    ['b', 0],
  ]);
  const error = new Error('No space');
  uploads[0]?.resolve();
  uploads[1]?.reject(error);
  await expect.poll(() => store.getState().uploads.get('b')?.error).toBe(error);
  expect(shares()).toEqual([['b', 0]]);
});

test('a second file for a task takes the place of the first, whose progress changes nothing', () => {
  const { actions, uploads, shares } = openTaskList();
  actions.attach('a', file);
  actions.attach('a', file);
  uploads[1]?.onProgress(0.7);
  uploads[0]?.onProgress(0.9);
  expect(uploads[0]?.signal.aborted).toBe(true);
  expect(shares()).toEqual([['a', 0.7]]);
});

test('a cancelled upload leaves no error, and the end of the mount aborts the others', () => {
  const { actions, uploads, shares, stop } = openTaskList();
  actions.attach('a', file);
  actions.attach('b', file);
  actions.cancelUpload('a');
  expect(shares()).toEqual([['b', 0]]);
  stop();
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
