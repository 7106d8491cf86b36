import { useEffect, useRef, useState } from 'react';
import { usePlatformActions } from '../../provider/index.ts';
import { createFindingsTransport } from '../../query/index.ts';
import { createEdits, type Edits } from './createEdits.ts';
import { createReview, type Review, type Schedule } from './createReview.ts';

/** Calls back by the environment's timer. */
const timeout: Schedule = (act, milliseconds) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Creates a mounted review. What is held when the widget leaves the page, or the page is left, is
 * sent then; a page that closes may cut that off, and the findings stay pending.
 */
export function useReview(
  holdSeconds: number,
  onError: ((error: unknown) => void) | undefined,
): { review: Review; edits: Edits } {
  const transport = usePlatformActions(createFindingsTransport);
  const latest = useRef(onError);
  useEffect(() => {
    latest.current = onError;
  });
  const [made] = useState(() => {
    const review = createReview({
      transport,
      holdFor: holdSeconds * 1000,
      schedule: timeout,
    });
    const onDone = (): void => void review.refresh().catch(() => undefined);
    return { review, edits: createEdits({ transport, schedule: timeout, onDone }) };
  });
  useEffect(() => made.review.subscribeToErrors((error) => latest.current?.(error)), [made]);
  useEffect(() => {
    const stop = made.review.start();
    const leave = (): void => made.review.flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      stop();
      made.edits.dispose();
    };
  }, [made]);
  return made;
}
