import type { TermList } from '../../../../contract/index.ts';
import type { SampleMatch } from './sampleMatch.ts';

export interface Passage {
  readonly start: number;
  readonly end: number;
}

/** The maximum passage length in characters; longer lines are cut at white space. */
const maxPassageLength = 2000;

/** Splits a text into its non-blank lines, trimmed. */
export function splitPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  for (const { index, 0: line } of text.matchAll(/\S[^\r\n]*/g)) {
    const end = index + line.trimEnd().length;
    for (let start = index; start < end;) {
      const cut = end - start > maxPassageLength ? cutBefore(text, start) : end;
      passages.push({ start, end: cut });
      start = cut;
    }
  }
  return passages;
}

/** A passage with its hits: the range from `from` to `to`, exclusive. */
export interface MatchedPassage extends Passage {
  readonly from: number;
  readonly to: number;
}

/** Assigns hits to passages; a hit that spans two belongs to the first. */
export function matchPassages(
  passages: readonly Passage[],
  { starts }: SampleMatch,
): MatchedPassage[] {
  let at = 0;
  return passages.map(({ start, end }) => {
    while (at < starts.length && (starts[at] ?? 0) < start) at += 1;
    const from = at;
    while (at < starts.length && (starts[at] ?? 0) < end) at += 1;
    return { start, end, from, to: at };
  });
}

/** A part of a passage under one mark, or none. */
export interface Segment {
  readonly text: string;
  /** The covering terms with their lists, longest first; empty for plain text. */
  readonly terms: readonly { list: TermList; term: string }[];
}

/**
 * Splits a passage where the longest hit changes, so that each mark is whole. A segment lists the
 * terms of all its hits.
 */
export function passageSegments(
  text: string,
  { start, end, from, to }: MatchedPassage,
  match: SampleMatch,
): Segment[] {
  const hits = Array.from({ length: to - from }, (_, offset) => ({
    start: match.starts[from + offset] ?? 0,
    end: Math.min(end, match.ends[from + offset] ?? 0),
    term: match.terms[match.termOf[from + offset] ?? 0],
  })).sort((a, b) => b.end - b.start - (a.end - a.start));
  const cuts = new Set([start, end, ...hits.flatMap((hit) => [hit.start, hit.end])]);
  const places = [...cuts].sort((a, b) => a - b);
  const longestAt = places.map((place) =>
    hits.find((hit) => hit.start <= place && hit.end > place),
  );
  const begins = places.filter(
    (place, at) => place < end && (at === 0 || longestAt[at] !== longestAt[at - 1]),
  );
  return begins.map((place, at) => {
    const next = begins[at + 1] ?? end;
    return {
      text: text.slice(place, next),
      terms: hits.flatMap((hit) =>
        hit.term !== undefined && hit.start < next && hit.end > place
          ? [{ list: hit.term.list, term: hit.term.term }]
          : [],
      ),
    };
  });
}

/**
 * Returns the first passages within limits of passages and hits, at least one, since a text may
 * have 100,000 hits.
 */
export function firstPassages(
  passages: readonly MatchedPassage[],
  limits: { passages: number; hits: number },
): readonly MatchedPassage[] {
  let hits = 0;
  const end = passages.findIndex(({ from, to }, at) => {
    hits += to - from;
    return at >= limits.passages || (at > 0 && hits > limits.hits);
  });
  return end < 0 ? passages : passages.slice(0, end);
}

/** Returns the last white space within the maximum length, or that length. */
function cutBefore(text: string, start: number): number {
  for (let at = start + maxPassageLength; at > start; at -= 1) {
    if (/\s/.test(text.charAt(at))) return at;
  }
  return start + maxPassageLength;
}
