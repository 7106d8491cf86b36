import type { TermHit } from '../../../../contract/index.ts';

export type FoundTerm = Pick<TermHit, 'ontologyId' | 'list' | 'term'>;

/** The hits in a text by start. Stored in typed arrays, since a long text has 100,000 of them. */
export interface SampleMatch {
  readonly terms: readonly FoundTerm[];
  /** The start and end of each hit, in UTF-16 code units. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Each hit's index in `terms`. */
  readonly termOf: Uint32Array;
}

export function packHits(hits: readonly TermHit[]): SampleMatch {
  const terms: FoundTerm[] = [];
  const places = new Map<string, number>();
  const starts = new Uint32Array(hits.length);
  const ends = new Uint32Array(hits.length);
  const termOf = new Uint32Array(hits.length);
  for (const [at, hit] of hits.entries()) {
    const { ontologyId, list, term, start, end } = hit;
    const key = termKey(hit);
    let place = places.get(key);
    if (place === undefined) {
      place = terms.push({ ontologyId, list, term }) - 1;
      places.set(key, place);
    }
    starts[at] = start;
    ends[at] = end;
    termOf[at] = place;
  }
  return { terms, starts, ends, termOf };
}

export function termKey({ ontologyId, list, term }: FoundTerm): string {
  return JSON.stringify([ontologyId, list, term]);
}
