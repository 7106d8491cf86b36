import { useEffect, useState } from 'react';
import { useBrainstem, usePlatformActions } from '../../provider/index.ts';
import { createFindingsTransport } from '../../query/index.ts';
import { useLatest } from '../../ui/index.ts';
import { createEdits, type Edits } from './createEdits.ts';
import { createReview, type Review } from './createReview.ts';

/**
 * Creates a mounted review. What is held when the widget leaves the page, or the page is left, is
 * sent then; a page that closes may cut that off, and the findings stay pending.
 */
export function useReview(
  holdSeconds: number,
  onError: ((error: unknown) => void) | undefined,
): { review: Review; edits: Edits } {
  const { schedule, visibility } = useBrainstem().environment;
  const transport = usePlatformActions(createFindingsTransport);
  const latest = useLatest(onError);
  const [made] = useState(() => {
    const review = createReview({
      transport,
      holdFor: holdSeconds * 1000,
      schedule,
    });
    const onDone = (): void => void review.refresh().catch(() => undefined);
    return { review, edits: createEdits({ transport, schedule, onDone }) };
  });
  useEffect(
    () => made.review.subscribeToErrors((error) => latest.current?.(error)),
    [made, latest],
  );
  useEffect(() => {
    const stop = made.review.start();
    const stopListening = visibility.onLeave(made.review.flush);
    return () => {
      stopListening();
      stop();
      made.edits.dispose();
    };
  }, [made, visibility]);
  return made;
}
