import type { FoundTerm, SampleMatch } from './sampleMatch.ts';

/** Counts the hits of the terms that have a key in common. */
export function countHits(
  { terms, termOf }: SampleMatch,
  keyOf: (term: FoundTerm) => string,
): ReadonlyMap<string, number> {
  const byPlace = new Uint32Array(terms.length);
  for (const place of termOf) byPlace[place] = (byPlace[place] ?? 0) + 1;
  const counts = new Map<string, number>();
  for (const [place, term] of terms.entries()) {
    const key = keyOf(term);
    counts.set(key, (counts.get(key) ?? 0) + (byPlace[place] ?? 0));
  }
  return counts;
}
