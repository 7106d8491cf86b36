import { useMemo } from 'react';
import { createFindingsIndex } from '../core/findingsIndex.ts';
import { isFiltering, type FindingsView } from '../core/findingsView.ts';
import { createRowFinder } from '../core/createRowFinder.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';

const nobody: ReadonlySet<string> = new Set();

/** What has been decided here and isn't in the lists yet, and skips that are newer than the lists. */
interface NewerThanLists {
  decided: ReadonlySet<string>;
  skips: ReadonlyMap<string, boolean>;
}

/** How many findings that match the filter the reviewer has decided since the review began. */
export function useDoneCount(
  { tab, filter }: FindingsView,
  { decided, skips }: NewerThanLists,
): number {
  const done = useReviewState((state) => state.done);
  const { findingOf } = useReviewActions();
  const ids = useMemo(() => new Set([...done.keys(), ...decided]), [done, decided]);
  const find = useMemo(
    () => createRowFinder(createFindingsIndex([...ids].flatMap((id) => findingOf(id) ?? []))),
    [ids, findingOf],
  );
  return useMemo(() => {
    if (tab !== 'pending') return 0;
    if (!isFiltering(filter)) return ids.size;
    return find({ filter, sort: undefined, hidden: nobody, skips }).length;
  }, [tab, filter, ids, find, skips]);
}
