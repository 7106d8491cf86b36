import { useEffect, useState } from 'react';
import type { MatchedOntology } from '../../../contract/index.ts';
import { wait } from '../../../environment/index.ts';
import { useBrainstem } from '../../../provider/index.ts';
import { matchInSlices } from '../core/matching/matchInSlices.ts';
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
  const [found, setFound] = useState<MatchedSample>();
  useEffect(() => {
    if (text === '') return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const pause = (): Promise<void> => wait(environment, 0, { signal });
    matchInSlices(text, ontologies, { pause, signal }).then(
      (match) => {
        if (signal.aborted) return;
        setFound({ text, match, passages: matchPassages(splitPassages(text), match) });
      },
      // Matching only aborts for a newer text or newer terms.
      () => undefined,
    );
    return () => stop.abort();
  }, [text, ontologies, environment]);
  return text === '' ? undefined : found;
}
