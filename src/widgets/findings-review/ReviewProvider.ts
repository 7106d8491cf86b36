import { createWidget, useBrainstem, usePlatformActions } from '../../provider/index.ts';
import { createFindingsTransport } from '../../query/index.ts';
import { createReview, type Review } from './core/createReview.ts';
import { findingsReview, type FindingsReviewProps } from './declaration.ts';

/** The default undo period for a decision on one finding, in seconds. */
export const defaultUndoSeconds = 5;

export const {
  Provider: ReviewProvider,
  useOwn: useOwnReview,
  useActions: useReviewActions,
  useController: useReviewController,
  useSelect: useReviewState,
  useProps: useReviewProps,
} = createWidget(findingsReview, useCreate);

function useCreate({
  view,
  defaultView,
  undoSeconds = defaultUndoSeconds,
}: FindingsReviewProps): () => Review {
  const { environment } = useBrainstem();
  const transport = usePlatformActions(createFindingsTransport);
  return () =>
    createReview({
      transport,
      holdFor: undoSeconds * 1000,
      view: view ?? defaultView,
      environment,
    });
}
