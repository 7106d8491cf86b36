import {
  createTermMatcher,
  normalizeTerm,
  termLists,
  type MatchedOntology,
  type TermHit,
} from '../../../../contract/index.ts';
import { packHits, type SampleMatch } from './sampleMatch.ts';

interface SliceOptions {
  /** The slice length in characters. @default 65536, some 2 ms of work */
  size?: number;
  /** Yields to the main thread between slices. */
  pause: () => Promise<void>;
  signal: AbortSignal;
}

/**
 * Finds the terms of ontologies in a text, in slices that leave the page responsive. They are cut at
 * white space and overlap by the longest term's words, so that no hit is lost or duplicated.
 *
 * @throws The signal's reason on abort.
 */
export async function matchInSlices(
  text: string,
  ontologies: readonly MatchedOntology[],
  { size = 65_536, pause, signal }: SliceOptions,
): Promise<SampleMatch> {
  const matcher = createTermMatcher(ontologies);
  const overlap = longestTerm(ontologies) - 1;
  const hits: TermHit[] = [];
  for (let from = 0; from < text.length;) {
    signal.throwIfAborted();
    const to = nextCut(text, from + size);
    for (const hit of matcher.match(text.slice(from, skipWords(text, to, overlap)))) {
      const start = hit.start + from;
      if (start < to) hits.push({ ...hit, start, end: hit.end + from });
    }
    from = to;
    if (from < text.length) await pause();
  }
  return packHits(hits);
}

function longestTerm(ontologies: readonly MatchedOntology[]): number {
  let longest = 1;
  for (const ontology of ontologies) {
    for (const term of termLists.flatMap((list) => ontology[list])) {
      longest = Math.max(longest, normalizeTerm(term).split(' ').length);
    }
  }
  return longest;
}

/** Returns the first white space from an index on. */
function nextCut(text: string, from: number): number {
  if (from >= text.length) return text.length;
  const space = /\s/g;
  space.lastIndex = from;
  return space.exec(text)?.index ?? text.length;
}

/** Returns the end of the given number of words after an index. */
function skipWords(text: string, from: number, count: number): number {
  const word = /[\p{L}\p{N}\p{M}]+/gu;
  word.lastIndex = from;
  for (let at = 0; at < count; at += 1) {
    if (word.exec(text) === null) return text.length;
  }
  return count === 0 ? from : word.lastIndex;
}
