import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Finding, FindingCounters } from '../../contract/index.ts';
import {
  useBrainstem,
  useControllerEvent,
  useMissingScope,
  useOwnController,
  usePlatformActions,
} from '../../provider/index.ts';
import { createFindingsTransport, findingWrites } from '../../query/index.ts';
import { createReview, decidedIds, type ReviewActions, type ReviewState } from './core/index.ts';
import type { FindingsView } from './core/findingsView.ts';
import { tabFindings } from './core/tabFindings.ts';
import { useLists } from './list/useLists.ts';
import { defaultUndoSeconds } from './reviewOptions.ts';

/** Options of {@link useFindingsReview}. */
export interface UseFindingsReviewOptions {
  /** Seconds in which a decision can be undone before it is sent; longer for several. @default 5 */
  undoSeconds?: number;
  /** The view at first. @default pending findings */
  defaultView?: Partial<FindingsView>;
  /** Called with each request that failed. It is in the state too. */
  onError?: (error: unknown) => void;
}

/** The state and actions of a review, for a host that renders its own. */
export interface UseFindingsReview extends ReviewState, ReviewActions {
  /**
   * The findings of the view's tab, without those that were decided here. They are neither filtered
   * nor sorted. Undefined until they were fetched.
   */
  findings: readonly Finding[] | undefined;
  /** The platform's counters, as they were fetched last. */
  counters: FindingCounters | undefined;
  /** The error of a list that couldn't be fetched; null otherwise. `refresh` tries again. */
  error: Error | null;
  /** The scope for want of which nothing can be decided, as far as that is known. */
  missingScope: string | undefined;
}

/**
 * The review of findings without markup: `FindingsReview`'s state and actions.
 *
 * Routes: all of "Validation of findings". Scopes: `brain:read`, and `brain:write` to decide; without
 * it, `missingScope` is set as soon as that is known. Nothing is thrown while rendering: decisions that
 * failed are in `failures`, a skip in `failedSkip`, an edit in `edits`.
 *
 * @example
 * const { findings, decide, undo, pending } = useFindingsReview();
 */
export function useFindingsReview({
  undoSeconds = defaultUndoSeconds,
  defaultView,
  onError,
}: UseFindingsReviewOptions = {}): UseFindingsReview {
  const transport = usePlatformActions(createFindingsTransport);
  const { environment } = useBrainstem();
  const review = useOwnController(() =>
    createReview({ transport, holdFor: undoSeconds * 1000, view: defaultView, environment }),
  );
  useControllerEvent(review, 'error', onError);
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
