import { expect, test } from 'vitest';
import { createPersistence, savedTextsFormat } from '../../../controller/index.ts';
import { createMemoryStorage } from '../../../environment/index.ts';
import { createTaskList } from './createTaskList.ts';
import { keepTyped } from './keepTyped.ts';

/** Lists of tasks that save in one storage, as one page after another does. */
function openStorage() {
  const storage = createMemoryStorage();
  const open = () => {
    const persistence = createPersistence(storage, 'tasks:ada', savedTextsFormat);
    const list = keepTyped(createTaskList({ attach: () => Promise.resolve() }), persistence);
    return { ...list, persistence, stop: list.mount() };
  };
  return { open, saved: (): unknown => JSON.parse(storage.getItem('tasks:ada') ?? 'null') };
}

test('what is typed of tasks comes back with the next page, without what is being saved', async () => {
  const { open } = openStorage();
  const first = open();
  first.actions.setNewTitle('Weigh the cod');
  first.actions.setComment('a:1', 'By Friday');
  first.actions.setDraft('a:1', { title: 'Notice', typedDue: '2027-02-03', status: 'blocked' });
  await first.persistence.settled();
  first.stop();

  const { store } = open();
  await expect.poll(() => store.getState().newTitle).toBe('Weigh the cod');
  expect([...store.getState().comments]).toEqual([['a:1', 'By Friday']]);
  expect([...store.getState().drafts]).toEqual([
    ['a:1', { title: 'Notice', typedDue: '2027-02-03' }],
  ]);
});

test('what was sent, emptied or typed of a deleted task is saved no longer', async () => {
  const { open, saved } = openStorage();
  const { actions, persistence } = open();
  actions.setComment('1', 'By Friday');
  actions.setComment('2', 'By Monday');
  actions.setDraft('2', { title: 'Notice' });
  await persistence.settled();
  expect(saved()).toHaveLength(3);
  actions.setComment('1', '');
  actions.reportChange({ taskId: '2', change: 'deleted' });
  await persistence.settled();
  expect(saved()).toBeNull();
});

test('what is typed before the saved texts arrive stays, and another tab keeps its own', async () => {
  const { open, saved } = openStorage();
  const first = open();
  first.actions.setComment('1', 'Old');
  await first.persistence.settled();
  const second = open();
  second.actions.setComment('1', 'New');
  first.actions.setComment('2', 'Other');
  await expect.poll(saved).toEqual([
    ['comment:1', 'New'],
    ['comment:2', 'Other'],
  ]);
  expect(second.store.getState().comments.get('1')).toBe('New');
});
