import { expect, test } from 'vitest';
import { noFilter } from '../findingsView.ts';
import { nothingSelected, selectAll, selectedIds, toggleSelected } from './selection.ts';

const three = () => ['1', '2', '3'];

test('an empty list of ids means none, never all', () => {
  expect(selectedIds(nothingSelected, three).size).toBe(0);
  const emptied = toggleSelected(toggleSelected(nothingSelected, '1', three), '1', three);
  expect(selectedIds(emptied, three).size).toBe(0);
});

test('all that match, except some', () => {
  const all = selectAll(noFilter);
  const without = toggleSelected(all, '2', three);
  expect(without).toEqual({ kind: 'all', filter: noFilter, except: new Set(['2']) });
  expect([...selectedIds(without, three)]).toEqual(['1', '3']);
  expect([...selectedIds(toggleSelected(without, '2', three), three)]).toEqual(['1', '2', '3']);
});

test('a finding outside of the filter joins by name, and the exceptions stay exceptions', () => {
  const without = toggleSelected(selectAll(noFilter), '2', three);
  const joined = toggleSelected(without, '9', three);
  expect(joined).toEqual({ kind: 'ids', ids: new Set(['1', '3', '9']) });
});
