import { createWidgetContext } from '../../provider/index.ts';
import type { ReviewActions } from './core/createReview.ts';
import type { ReviewEvents } from './core/reviewContext.ts';
import type { ReviewState } from './core/reviewState.ts';

/** The review's controller, for the parts of the widget. */
export const {
  Provider: ReviewProvider,
  useActions: useReviewActions,
  useController: useReviewController,
  useSelect: useReviewState,
} = createWidgetContext<ReviewState, ReviewActions, ReviewEvents>('FindingsReview');
