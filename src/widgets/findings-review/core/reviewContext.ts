import type { ControllerContext } from '../../../controller/index.ts';
import type { FindingsView } from './findingsView.ts';
import type { ReviewState } from './reviewState.ts';

/** What a review tells its host. */
export interface ReviewEvents {
  /** The reviewer chose another view. */
  viewChange: [view: FindingsView];
  /** A decision or a skip failed. The person has seen it too. */
  error: [error: unknown];
}

/** What the parts of a review work with. */
export type ReviewContext = ControllerContext<ReviewState, ReviewEvents>;
