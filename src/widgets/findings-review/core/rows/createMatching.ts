import type { FindingsIndex } from './findingsIndex.ts';
import type { FindingsFilter } from '../findingsView.ts';
import type { RowFinder, RowQuery } from './createRowFinder.ts';

/**
 * Creates a function that returns the ids matching a filter, in any order. Memoises the last
 * result, which a growing selection requests repeatedly.
 */
export function createMatching(
  { findings }: FindingsIndex,
  find: RowFinder,
  rest: Pick<RowQuery, 'hidden' | 'skips'>,
): (filter: FindingsFilter) => readonly string[] {
  let last: { filter: FindingsFilter; ids: readonly string[] } | undefined;
  return (filter) => {
    if (last?.filter === filter) return last.ids;
    const rows = find({ filter, sort: undefined, ...rest });
    const ids = Array.from(rows, (row) => findings[row]?.finding_id ?? '');
    last = { filter, ids };
    return ids;
  };
}
