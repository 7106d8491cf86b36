import { useEffect, useRef, useState } from 'react';
import type { MatchedOntology } from '../../../contract/index.ts';
import { useBrainstem } from '../../../provider/index.ts';
import {
  createSampleMatcher,
  matchPassages,
  splitPassages,
  type MatchedPassage,
  type SampleMatch,
  type SampleMatcher,
} from '../core/index.ts';

/** The matches in a text; all of one moment. */
export interface MatchedSample {
  readonly text: string;
  readonly match: SampleMatch;
  readonly passages: readonly MatchedPassage[];
}

/**
 * Finds the terms of ontologies in a text as either changes. Earlier matches stay until the new
 * ones arrive; undefined while there is no text, and before the first match.
 *
 * @param ontologies - The same array while their terms are the same.
 */
export function useSampleMatch(
  text: string,
  ontologies: readonly MatchedOntology[],
): MatchedSample | undefined {
  const { environment } = useBrainstem();
  const matcher = useRef<SampleMatcher>(undefined);
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
      // Only a newer text or newer terms end a match.
      () => undefined,
    );
    return () => stop.abort();
  }, [text, ontologies]);
  return text === '' ? undefined : found;
}
