import { expect, test } from 'vitest';
import { bodyOfChange, draftOfTask, patchOf, without } from './taskChanges.ts';
import { readTask } from './taskModel.ts';

const before = draftOfTask(
  readTask({ id: 1, title: 'Call', priority: 'high', dueDate: '2026-03-04T10:00:00Z' }),
);
const writeAssignees = (names: readonly string[]) => ({ people: names });

test('a change sends only what differs, assignees as the host writes them', () => {
  const draft = { ...before, title: ' Call Bo ', assignees: 'Bo, , Ada' };
  expect(bodyOfChange(before, draft, writeAssignees)).toEqual({
    title: 'Call Bo',
    people: ['Bo', 'Ada'],
  });
});

test('chosen fields leave a draft once they are saved, unless they were changed meanwhile', () => {
  const draft = { title: 'Call Bo', priority: 'low', due: '2026-03-05' };
  expect(patchOf(draft)).toEqual({ priority: 'low', due: '2026-03-05' });
  expect(without(draft, { priority: 'high', due: '2026-03-05' })).toEqual({
    title: 'Call Bo',
    priority: 'low',
  });
  expect(without({ priority: 'low' }, { priority: 'low' })).toBeUndefined();
});

test('a task that is due at a time is edited on the day that the row shows', () => {
  const dueDate = '2026-11-30T23:30:00-11:00';
  const { due } = draftOfTask(readTask({ title: 'Call', dueDate }));
  expect(due).toBe(new Date(dueDate).toLocaleDateString('sv'));
  expect(draftOfTask(readTask({ title: 'Call', dueDate: '2026-11-30' })).due).toBe('2026-11-30');
  expect(draftOfTask(readTask({ title: 'Call', dueDate: 'Tomorrow' })).due).toBe('');
});

test('without the host only the title is sent, and an unchanged or empty one is not', () => {
  expect(bodyOfChange(before, { title: 'Ring', assignees: 'Bo' })).toEqual({ title: 'Ring' });
  expect(bodyOfChange(before, before, writeAssignees)).toBeUndefined();
  expect(bodyOfChange(before, { ...before, title: ' ' }, writeAssignees)).toBeUndefined();
});
