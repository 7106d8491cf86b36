import { expect, test } from 'vitest';
import { bodyOfChange, draftOfTask } from './taskChanges.ts';
import { readTask } from './taskModel.ts';

const before = draftOfTask(
  readTask({ id: 1, title: 'Call', priority: 'high', dueDate: '2026-03-04T10:00:00Z' }),
);
const writers = {
  writePatch: (patch: object) => ({ fields: patch }),
  writeAssignees: (names: readonly string[]) => ({ assignees: names }),
};

test('a change sends only what differs, each by its writer', () => {
  const draft = { ...before, title: ' Call Bo ', due: '2026-03-05', assignees: 'Bo, , Ada' };
  expect(bodyOfChange(before, draft, writers)).toEqual({
    title: 'Call Bo',
    fields: { due: '2026-03-05' },
    assignees: ['Bo', 'Ada'],
  });
});

test('a task that is due at a time is edited on the day that the row shows', () => {
  const dueDate = '2026-11-30T23:30:00-11:00';
  const { due } = draftOfTask(readTask({ title: 'Call', dueDate }));
  expect(due).toBe(new Date(dueDate).toLocaleDateString('sv'));
  expect(draftOfTask(readTask({ title: 'Call', dueDate: '2026-11-30' })).due).toBe('2026-11-30');
  expect(draftOfTask(readTask({ title: 'Call', dueDate: 'Tomorrow' })).due).toBe('');
});

test('without the host only the title is sent, and an unchanged or empty one is not', () => {
  const none = { writePatch: undefined, writeAssignees: undefined };
  expect(bodyOfChange(before, { ...before, title: 'Ring', due: '' }, none)).toEqual({
    title: 'Ring',
  });
  expect(bodyOfChange(before, before, writers)).toBeUndefined();
  expect(bodyOfChange(before, { ...before, title: ' ' }, writers)).toBeUndefined();
});
