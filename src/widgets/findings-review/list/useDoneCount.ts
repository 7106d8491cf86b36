import { useMemo } from 'react';
import { createFindingsIndex } from '../core/rows/findingsIndex.ts';
import { isFiltering, type FindingsView } from '../core/findingsView.ts';
import { createRowFinder } from '../core/rows/createRowFinder.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';

const nobody: ReadonlySet<string> = new Set();

/** Decisions and skips made here that are newer than the lists. */
interface NewerThanLists {
  decided: ReadonlySet<string>;
  skips: ReadonlyMap<string, boolean>;
}

/** Counts the findings matching the filter that the reviewer decided in this review. */
export function useDoneCount(
  { tab, filter }: FindingsView,
  { decided, skips }: NewerThanLists,
): number {
  const done = useReviewState((state) => state.done);
  const { findingOf } = useReviewActions();
  const ids = useMemo(() => new Set([...done.keys(), ...decided]), [done, decided]);
  const isPending = tab === 'pending';
  const isFiltered = isPending && isFiltering(filter);
  const find = useMemo(() => {
    if (!isFiltered) return undefined;
    return createRowFinder(createFindingsIndex([...ids].flatMap((id) => findingOf(id) ?? [])));
  }, [isFiltered, ids, findingOf]);
  const found = useMemo(
    () => find?.({ filter, sort: undefined, hidden: nobody, skips }).length,
    [filter, find, skips],
  );
  return found ?? (isPending ? ids.size : 0);
}
