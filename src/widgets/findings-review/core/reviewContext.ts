import type { ControllerContext } from '../../../controller/index.ts';
import type { FindingsView } from './findingsView.ts';
import type { Decision, ReviewState } from './reviewState.ts';

/** Findings that the platform has taken a decision on. */
export interface FindingsDecision {
  findingIds: readonly string[];
  decision: Decision;
}

/** A finding that the platform has skipped, or taken up again. */
export interface FindingSkip {
  findingId: string;
  isSkipped: boolean;
}

/** The events of a review for its host. */
export interface ReviewEvents {
  /** The reviewer chose another view. */
  viewChange: [view: FindingsView];
  /** The platform has taken decisions. */
  decision: [decision: FindingsDecision];
  skip: [skip: FindingSkip];
  /** The platform has edited a finding. */
  edit: [findingId: string];
  /** A decision or a skip failed. The person has seen it too. */
  error: [error: unknown];
}

/** The context that the parts of a review work with. */
export interface ReviewContext extends Omit<
  ControllerContext<ReviewState, ReviewEvents>,
  'setState'
> {
  setState: (update: Partial<ReviewState> | ((state: ReviewState) => Partial<ReviewState>)) => void;
}
