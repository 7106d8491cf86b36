import { useEffect, useMemo } from 'react';
import type { Finding } from '../../../contract/index.ts';
import { useBrainstem } from '../../../provider/index.ts';
import { createFindingsIndex, type FindingsIndex } from '../core/rows/findingsIndex.ts';
import { createRowFinder, type RowFinder, type RowQuery } from '../core/rows/createRowFinder.ts';
import type { FindingsFilter } from '../core/findingsView.ts';

/** The time slice for precomputing search data, in milliseconds. */
const slice = 8;

/**
 * Returns the rows that match a query: indices into `index.findings`, in the view's order.
 * Precomputes search data in idle time.
 */
export function useFindingRows(
  findings: readonly Finding[],
  { filter, sort, hidden, skips }: RowQuery,
) {
  const { clock, schedule } = useBrainstem().environment;
  const index = useMemo(() => createFindingsIndex(findings), [findings]);
  const find = useMemo(() => createRowFinder(index), [index]);
  const findMatching = useMemo(() => createRowFinder(index), [index]);
  const rows = useMemo(
    () => find({ filter, sort, hidden, skips }),
    [find, filter, sort, hidden, skips],
  );
  const matching = useMemo(
    () => createMatching(index, findMatching, { hidden, skips }),
    [findMatching, index, hidden, skips],
  );

  useEffect(() => {
    const prepare = (): void => {
      const end = clock.elapsed() + slice;
      if (!index.warmUp(() => clock.elapsed() < end)) cancel = schedule.after(0, prepare);
    };
    let cancel = schedule.after(0, prepare);
    return () => cancel();
  }, [index, clock, schedule]);

  return { index, rows, matching };
}

export type FindingRows = ReturnType<typeof useFindingRows>;

/**
 * Creates a function that returns the ids matching a filter, in any order. Memoises the last
 * result, which a growing selection requests repeatedly.
 */
function createMatching(
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
