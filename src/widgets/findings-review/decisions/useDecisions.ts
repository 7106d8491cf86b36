import { useCallback, useMemo, useState } from 'react';
import type { Finding, FindingCounters } from '../../../contract/index.ts';
import { createDecisionsSelector, type Decision, type Decisions } from '../core/reviewState.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';

/** Returns what was decided and skipped here. */
export function useDecisions(): {
  decisions: Decisions;
  skips: ReadonlyMap<string, boolean>;
} {
  const [select] = useState(createDecisionsSelector);
  const decisions = useReviewState(select);
  const skips = useReviewState((state) => state.skips);
  return { decisions, skips };
}

/** The platform's counter, without what was decided here and is still counted as pending. */
export function usePendingCount(
  counters: FindingCounters | undefined,
  decided: ReadonlySet<string>,
): number | undefined {
  const { findingOf } = useReviewActions();
  return useMemo(() => {
    if (counters === undefined) return undefined;
    const isCounted = (id: string): boolean => findingOf(id)?.review_state === 'pending';
    return Math.max(0, counters.pending - [...decided].filter(isCounted).length);
  }, [counters, decided, findingOf]);
}

/** Returns whether a finding can be decided now: the platform may be working on an edit of it. */
export function useCanDecide(
  canWrite: boolean,
  decisionBy: ReadonlyMap<string, Decision>,
): (finding: Finding) => boolean {
  const edits = useReviewState((state) => state.edits);
  return useCallback(
    ({ finding_id: id, review_state }) => {
      const status = edits.get(id)?.status;
      const isBusy = status === 'running' || status === 'processing';
      return canWrite && review_state === 'pending' && !isBusy && !decisionBy.has(id);
    },
    [canWrite, decisionBy, edits],
  );
}

/** Returns those of the selected findings that can be decided. */
export function decidableIds(
  selected: ReadonlySet<string>,
  findingOf: (id: string) => Finding | undefined,
  canDecide: (finding: Finding) => boolean,
): readonly string[] {
  if (selected.size === 0) return [];
  return [...selected].filter((id) => {
    const finding = findingOf(id);
    return finding !== undefined && canDecide(finding);
  });
}
