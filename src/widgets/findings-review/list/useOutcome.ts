import { useEffect, useState } from 'react';
import { useFindingsWords } from '../FindingsContext.ts';
import { useReviewController, useReviewState } from '../ReviewProvider.ts';

/** Reports the number of saved decisions, once none is pending. */
export function useOutcome(): string | undefined {
  const words = useFindingsWords();
  const review = useReviewController();
  const isWaiting = useReviewState(({ pending }) => pending.length > 0);
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  const [saved, setSaved] = useState(0);
  if (isWaiting !== wasWaiting) {
    setWasWaiting(isWaiting);
    if (isWaiting) setSaved(0);
  }
  useEffect(
    () => review.on('decision', ({ findingIds }) => setSaved((count) => count + findingIds.length)),
    [review],
  );
  return saved > 0 && !isWaiting ? words.saved(saved) : undefined;
}
