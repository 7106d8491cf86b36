import { useCallback, useMemo, useState } from 'react';
import type { Finding, FindingCounters } from '../../../contract/index.ts';
import { useMissingScope } from '../../../provider/index.ts';
import { findingWrites } from '../../../query/index.ts';
import { type FindingsView, isFiltering } from '../core/findingsView.ts';
import { isSkipped } from '../core/rows/readFinding.ts';
import { createDecisionsSelector, decisionsById, type Decision } from '../core/reviewState.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';
import { createFindingsIndex } from '../core/rows/findingsIndex.ts';
import { createRowFinder } from '../core/rows/createRowFinder.ts';

const noIds: ReadonlySet<string> = new Set();

/** Returns the decisions made here that the platform's lists don't contain yet, and derived state. */
export function useDecisions(
  view: FindingsView,
  counters: FindingCounters | undefined,
  isReadOnly: boolean,
) {
  const { findingOf } = useReviewActions();
  const [select] = useState(createDecisionsSelector);
  const decisions = useReviewState(select);
  const skips = useReviewState((state) => state.skips);
  const edits = useReviewState((state) => state.edits);
  const decisionBy = useMemo(() => decisionsById(decisions), [decisions]);
  const decided = useMemo(() => new Set(decisionBy.keys()), [decisionBy]);
  const canWrite = useMissingScope(...findingWrites) === undefined && !isReadOnly;
  const canDecide = useCallback(
    ({ finding_id: id, review_state }: Finding): boolean => {
      const status = edits.get(id)?.status;
      const isBusy = status === 'running' || status === 'processing';
      return canWrite && review_state === 'pending' && !isBusy && !decisionBy.has(id);
    },
    [canWrite, decisionBy, edits],
  );
  const pendingCount = useMemo(() => {
    if (counters === undefined) return undefined;
    const isCounted = (id: string): boolean => findingOf(id)?.review_state === 'pending';
    return Math.max(0, counters.pending - [...decided].filter(isCounted).length);
  }, [counters, decided, findingOf]);
  return {
    canWrite,
    /** Returns true if a finding can be decided now. An edit in progress prevents it. */
    canDecide,
    decisionOf: (id: string): Decision | undefined => decisionBy.get(id),
    /** Ids of findings still listed by the platform but no longer in this view. */
    hidden: view.tab === 'pending' && decided.size > 0 ? decided : noIds,
    /** Skip flags newer than the list's. */
    skips,
    isSkipped: (finding: Finding): boolean => skips.get(finding.finding_id) ?? isSkipped(finding),
    /** The number of pending findings, without those decided here. Undefined if unknown. */
    pendingCount,
    doneCount: useDoneCount(view, decided, skips),
  };
}

/** Counts the findings matching the filter that the reviewer has decided. */
function useDoneCount(
  { tab, filter }: FindingsView,
  decided: ReadonlySet<string>,
  skips: ReadonlyMap<string, boolean>,
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
    () => find?.({ filter, sort: undefined, hidden: noIds, skips }).length,
    [filter, find, skips],
  );
  return found ?? (isPending ? ids.size : 0);
}
