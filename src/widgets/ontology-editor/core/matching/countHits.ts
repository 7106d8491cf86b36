import { termKey, type SampleMatch } from './sampleMatch.ts';

/** Counts the hits of each term, by {@link termKey}. */
export function countByTerm(match: SampleMatch | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (match === undefined) return counts;
  const byPlace = new Uint32Array(match.terms.length);
  for (const place of match.termOf) byPlace[place] = (byPlace[place] ?? 0) + 1;
  for (const [place, { ontologyId, list, term }] of match.terms.entries()) {
    counts.set(termKey(ontologyId, list, term), byPlace[place] ?? 0);
  }
  return counts;
}

export function countByOntology(match: SampleMatch | undefined): ReadonlyMap<string, number> {
  return countBy(match, ({ ontologyId }) => ontologyId);
}

export function countByList(match: SampleMatch | undefined): ReadonlyMap<string, number> {
  return countBy(match, ({ list }) => list);
}

function countBy(
  match: SampleMatch | undefined,
  groupOf: (term: SampleMatch['terms'][number]) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (match === undefined) return counts;
  const groups = match.terms.map(groupOf);
  for (const place of match.termOf) {
    const group = groups[place] ?? '';
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}
