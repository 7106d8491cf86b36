import { useCallback, useMemo, useState } from 'react';
import type { Finding, FindingCounters } from '../../../contract/index.ts';
import { useMissingScope } from '../../../provider/index.ts';
import { findingWrites } from '../../../query/index.ts';
import type { FindingsView } from '../core/findingsView.ts';
import { isSkipped } from '../core/rows/readFinding.ts';
import { createDecisionsSelector, decisionsById, type Decision } from '../core/reviewState.ts';
import { useDoneCount } from '../list/useDoneCount.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';

/** The decisions made here that the platform's lists don't show yet, and what follows from them. */
export interface OwnDecisions {
  /** True if this person can decide, skip and edit. */
  canWrite: boolean;
  /** Returns whether a finding can be decided now: the platform may be working on an edit of it. */
  canDecide: (finding: Finding) => boolean;
  /** The decision that holds for a finding, and that the list does not show yet. */
  decisionOf: (id: string) => Decision | undefined;
  /** Ids of findings that are in the list of the platform and not in this view any more. */
  hidden: ReadonlySet<string>;
  /** Flags of skips that are newer than the list's. */
  skips: ReadonlyMap<string, boolean>;
  isSkipped: (finding: Finding) => boolean;
  /** The number of pending findings, without those decided here. Undefined: not known. */
  pendingCount: number | undefined;
  /** The number of this view's findings that the reviewer has decided since the review began. */
  doneCount: number;
}

export interface DecisionsOptions {
  view: FindingsView;
  /** The platform's counters. */
  counters: FindingCounters | undefined;
  /** True if the host lets nobody decide. */
  isReadOnly: boolean;
}

const noIds: ReadonlySet<string> = new Set();

/** Returns what was decided and skipped here. */
export function useDecisions({ view, counters, isReadOnly }: DecisionsOptions): OwnDecisions {
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
    canDecide,
    decisionOf: (id) => decisionBy.get(id),
    hidden: view.tab === 'pending' && decided.size > 0 ? decided : noIds,
    skips,
    isSkipped: (finding) => skips.get(finding.finding_id) ?? isSkipped(finding),
    pendingCount,
    doneCount: useDoneCount(view, { decided, skips }),
  };
}
