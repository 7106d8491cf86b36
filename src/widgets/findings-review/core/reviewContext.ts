import type { ControllerContext } from '../../../controller/index.ts';
import type { FindingsView } from './findingsView.ts';
import type { Decision, ReviewState } from './reviewState.ts';

/** Findings whose decision the platform has accepted. */
export interface FindingsDecision {
  findingIds: readonly string[];
  decision: Decision;
}

/** A finding that was skipped, or unskipped. */
export interface FindingSkip {
  findingId: string;
  isSkipped: boolean;
}

/** The events of a review, for its host. */
export interface ReviewEvents {
  /** The reviewer changed the view. */
  viewChange: [view: FindingsView];
  /** The platform accepted decisions. */
  decision: [decision: FindingsDecision];
  skip: [skip: FindingSkip];
  /** The platform edited a finding. */
  edit: [findingId: string];
  /** A decision or a skip failed. The user sees it too. */
  error: [error: unknown];
}

export interface ReviewContext extends Omit<
  ControllerContext<ReviewState, ReviewEvents>,
  'setState'
> {
  setState: (update: Partial<ReviewState> | ((state: ReviewState) => Partial<ReviewState>)) => void;
}
