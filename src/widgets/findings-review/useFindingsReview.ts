import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Finding, FindingCounters } from '../../contract/index.ts';
import { useMissingScope } from '../../provider/index.ts';
import { findingWrites } from '../../query/index.ts';
import { decidedIds, type ReviewActions, type ReviewState } from './core/index.ts';
import { tabFindings } from './core/rows/tabFindings.ts';
import { useLists } from './list/useLists.ts';
import type { FindingsReviewProps } from './declaration.ts';
import { useOwnReview } from './ReviewProvider.ts';

/** Options of {@link useFindingsReview}. */
export type UseFindingsReviewOptions = Pick<
  FindingsReviewProps,
  'undoSeconds' | 'defaultView' | 'onError'
>;

/** The state and actions of a review, for a host that renders its own. */
export interface UseFindingsReview extends ReviewState, ReviewActions {
  /**
   * The findings of the view's tab, without those decided here, neither filtered nor sorted.
   * Undefined until they have loaded.
   */
  findings: readonly Finding[] | undefined;
  /** The platform's counters, as last fetched. */
  counters: FindingCounters | undefined;
  /** The error of a list that couldn't be fetched, else null. `refresh` retries. */
  error: Error | null;
  /** The missing scope without which nothing can be decided, once known. */
  missingScope: string | undefined;
}

/**
 * Runs the findings review without markup: returns the state and actions of `FindingsReview`.
 *
 * Routes: all of "Validation of findings". Scopes: `brain:read`, and `brain:write` to decide;
 * without it, `missingScope` is set once known. Nothing is thrown while rendering: failed decisions
 * are in `failures`, a skip in `failedSkip`, an edit in `edits`.
 *
 * @example
 * const { findings, decide, undo, pending } = useFindingsReview();
 */
export function useFindingsReview(options: UseFindingsReviewOptions = {}): UseFindingsReview {
  const review = useOwnReview(options);
  const state = useStore(review.store);
  const { tab } = state.view;
  const { lists, error } = useLists(tab);
  const listed = useMemo(() => tabFindings(lists, tab), [lists, tab]);
  const decided = decidedIds(state);
  return {
    ...state,
    ...review.actions,
    findings: tab === 'pending' ? listed?.filter(({ finding_id: id }) => !decided.has(id)) : listed,
    counters: lists.current?.counters,
    error,
    missingScope: useMissingScope(...findingWrites),
  };
}
