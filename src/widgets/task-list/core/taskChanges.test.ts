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

test('without the host only the title is sent, and an unchanged or empty one is not', () => {
  const none = { writePatch: undefined, writeAssignees: undefined };
  expect(bodyOfChange(before, { ...before, title: 'Ring', due: '' }, none)).toEqual({
    title: 'Ring',
  });
  expect(bodyOfChange(before, before, writers)).toBeUndefined();
  expect(bodyOfChange(before, { ...before, title: ' ' }, writers)).toBeUndefined();
});
