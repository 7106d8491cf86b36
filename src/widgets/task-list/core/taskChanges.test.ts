import { expect, test } from 'vitest';
import { bodyOf, chosenOf, dayOf, typedOf, without } from './taskChanges.ts';

test('chosen fields are sent as the host writes them, assignees as names', () => {
  const writers = {
    writePatch: (patch: object) => ({ ...patch }),
    writeAssignees: (names: readonly string[]) => ({ people: names }),
  };
  expect(bodyOf({ priority: 'low', assignees: 'Bo, , Ada، 李、王' }, writers)).toEqual({
    priority: 'low',
    people: ['Bo', 'Ada', '李', '王'],
  });
  expect(bodyOf({ assignees: '' }, writers)).toEqual({ people: [] });
  expect(bodyOf({ priority: 'low', assignees: 'Bo' }, {})).toEqual({});
});

test('chosen fields leave a draft once they are saved, unless they were changed meanwhile', () => {
  const draft = { title: 'Call Bo', priority: 'low', due: '2026-03-05' };
  expect(chosenOf(draft)).toEqual({ priority: 'low', due: '2026-03-05' });
  expect(without(draft, { priority: 'high', due: '2026-03-05' })).toEqual({
    title: 'Call Bo',
    priority: 'low',
  });
  expect(without({ priority: 'low' }, { priority: 'low' })).toBeUndefined();
});

test('a chosen date or assignee stays in its editor, which another choice leaves as it is', () => {
  expect(typedOf({ due: '', assignees: 'Bo' })).toEqual({ typedDue: '', typedAssignees: 'Bo' });
  expect(typedOf({ priority: 'low' })).toEqual({});
});

test('a task that is due at a time is edited on the day that the row shows', () => {
  const due = '2026-11-30T23:30:00-11:00';
  expect(dayOf(due)).toBe(new Date(due).toLocaleDateString('sv'));
  expect(dayOf('2026-11-30')).toBe('2026-11-30');
  expect(dayOf('Tomorrow')).toBe('');
  expect(dayOf(undefined)).toBe('');
});
