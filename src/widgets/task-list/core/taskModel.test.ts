import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryOf, noFilters, shownTasks } from './taskFilters.ts';
import { isAllZero, isOverdue, readCount, readPages, readTask, valuesOf } from './taskModel.ts';

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
      { text: 'Done?', by: undefined, at: undefined },
      { text: 'Yes', by: undefined, at: undefined },
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

test.each(['', '  ', '\u200b\u2060', '\ufeff'])('a task called %j goes by its id', (title) => {
  expect(readTask({ id: 't-7', title }).title).toBe('t-7');
});

test('who wrote a comment and when is read under the usual names, and an id is no name', () => {
  const comments = [
    { text: 'a', author: { name: 'Ada' }, createdAt: '2026-03-02' },
    { text: 'b', userName: 'Bo', created_at: '2026-03-03' },
    { text: 'c', userId: 'u-1', createdBy: 'u-1' },
  ];
  expect(readTask({ title: 'Call', comments }).comments).toEqual([
    { text: 'a', by: 'Ada', at: '2026-03-02' },
    { text: 'b', by: 'Bo', at: '2026-03-03' },
    { text: 'c', by: undefined, at: undefined },
  ]);
});

test('a task is overdue once its day or moment has passed, unless it is done', () => {
  const noon = new Date(2026, 2, 4, 12).getTime();
  const of = (due: string | undefined, isCompleted = false) =>
    isOverdue({ due, isCompleted }, noon);
  expect(of('2026-03-03')).toBe(true);
  expect(of('2026-03-03', true)).toBe(false);
  expect(of('2026-03-04')).toBe(false);
  expect(of(new Date(noon - 1).toISOString())).toBe(true);
  expect(of(new Date(noon + 1).toISOString())).toBe(false);
  expect(of('next week')).toBe(false);
  expect(of(undefined)).toBe(false);
});

test('completed tasks are left out where the platform sends them unasked', () => {
  const rows = [{ isCompleted: true }, { isCompleted: false }];
  expect(shownTasks(rows, noFilters)).toEqual([{ isCompleted: false }]);
  expect(shownTasks(rows, { ...noFilters, showCompleted: true })).toEqual(rows);
});

test('a counter is a number of an answer, by its name', () => {
  expect(readCount({ open: 3, in_progress: 1 }, 'open')).toBe(3);
  expect(readCount({ open: { high: 2 } }, 'open')).toBeUndefined();
  expect(readCount([1, 2], 'open')).toBeUndefined();
});

test('counters that are all 0 count nothing, and no counters say nothing', () => {
  expect(isAllZero({ total: 0, open: 0 })).toBe(true);
  expect(isAllZero({ total: 2, open: 0 })).toBe(false);
  expect(isAllZero({})).toBe(false);
  expect(isAllZero(undefined)).toBe(false);
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

test('a task that moved between two pages is there once, and those without an id all are', () => {
  const [one, two, other] = [{ id: 1, title: 'One' }, { id: 2, title: 'Two' }, { title: 'Other' }];
  const pages = [{ tasks: [one, two, other] }, { tasks: [{ ...two, title: 'New' }, other] }];
  expect(readPages(pages).map(({ title }) => title)).toEqual(['One', 'Two', 'Other', 'Other']);
});
