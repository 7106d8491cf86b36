import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryOf, noFilters } from './taskFilters.ts';
import { readCounts, readTask, valuesOf } from './taskModel.ts';

test('reads what came under several names, and keeps the rest', () => {
  const row = readTask({
    id: 7,
    title: 'Call',
    completed_at: '2026-03-02T10:00:00Z',
    dueDate: '2026-03-04',
    assignees: [{ userId: 'u-1' }, { name: 'Bo' }, 'Ada', 5],
    comments: [{ text: 'Done?' }, { rating: 5 }, 'Yes'],
    attachments: [{ storageKey: 'k', fileName: 'a.pdf' }, { url: 'x' }],
    origin: 'mail',
  });
  expect(row).toEqual({
    id: '7',
    title: 'Call',
    isCompleted: true,
    priority: undefined,
    status: undefined,
    due: '2026-03-04',
    assignees: ['Bo', 'Ada'],
    comments: [
      { text: 'Done?', at: undefined },
      { text: 'Yes', at: undefined },
    ],
    files: [{ storageKey: 'k', name: 'a.pdf' }],
    others: { origin: 'mail' },
  });
});

test('reads any task that has a title', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (rest, title) => {
      const row = readTask({ ...rest, id: undefined, title });
      expect(row.title).toBe(title);
      expect(valuesOf([row, row], 'priority').length).toBeLessThanOrEqual(1);
    }),
  );
});

test('counters are the numbers of an answer, by their names', () => {
  expect(readCounts({ open: 3, in_progress: 1, by: { high: 2 }, note: 'x' })).toEqual([
    { name: 'Open', count: 3 },
    { name: 'In progress', count: 1 },
  ]);
  expect(readCounts([1, 2])).toEqual([]);
});

test('each view is asked with the filters that its route takes', () => {
  const chosen = {
    q: ' fish ',
    priority: 'high',
    status: 'open',
    showCompleted: true,
    teamIds: 't-1',
    view: '',
  };
  expect(queryOf('todo', chosen, 'open')).toEqual({ priority: 'high', includeCompleted: 'true' });
  expect(queryOf('all', chosen, 'open')).toEqual({
    q: 'fish',
    priority: 'high',
    status: 'open',
    teamIds: 't-1',
  });
  expect(queryOf('all', noFilters, 'not-done')).toEqual({ completion: 'not-done' });
});
