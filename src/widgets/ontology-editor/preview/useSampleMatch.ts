import { useEffect, useRef, useState } from 'react';
import type { MatchedOntology } from '../../../contract/index.ts';
import { useBrainstem } from '../../../provider/index.ts';
import { createSampleMatcher } from '../core/matching/createSampleMatcher.ts';
import { matchPassages, splitPassages, type MatchedPassage } from '../core/matching/passages.ts';
import type { SampleMatch } from '../core/matching/sampleMatch.ts';

/** Matches in a text, consistent with each other. */
export interface MatchedSample {
  readonly text: string;
  readonly match: SampleMatch;
  readonly passages: readonly MatchedPassage[];
}

/**
 * Matches a text whenever it or the terms change. Earlier matches are kept until new ones arrive;
 * undefined without a text, and before the first match.
 *
 * @param ontologies - A stable array while the terms are the same.
 */
export function useSampleMatch(
  text: string,
  ontologies: readonly MatchedOntology[],
): MatchedSample | undefined {
  const { environment } = useBrainstem();
  const matcher = useRef<ReturnType<typeof createSampleMatcher>>(undefined);
  const [found, setFound] = useState<MatchedSample>();
  useEffect(() => {
    const made = createSampleMatcher({ environment });
    matcher.current = made;
    return () => made.dispose();
  }, [environment]);
  useEffect(() => {
    if (matcher.current === undefined || text === '') return undefined;
    const stop = new AbortController();
    matcher.current.match(text, ontologies, stop.signal).then(
      (match) => {
        if (stop.signal.aborted) return;
        setFound({ text, match, passages: matchPassages(splitPassages(text), match) });
      },
      // Matching only aborts for a newer text or newer terms.
      () => undefined,
    );
    return () => stop.abort();
  }, [text, ontologies]);
  return text === '' ? undefined : found;
}
