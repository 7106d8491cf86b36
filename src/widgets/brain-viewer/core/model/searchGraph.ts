import { foldText } from '../../../../search/index.ts';
import type { BrainGraph } from './brainGraph.ts';

/** A label that matches a search. */
export interface Match {
  readonly label: string;
  /** The matching property or relationship type, if it wasn't the name. */
  readonly by: { readonly kind: 'property' | 'relation'; readonly name: string } | undefined;
}

/** Rank offsets that sort matches in properties and relationship types after those in names. */
const ranks = { property: 10, relation: 20 } as const;

/**
 * Finds labels by name, then by property, then by relationship type. Matches word prefixes in any
 * order, also in camel-case names such as `MedicationRequest`. Longer words may have one typo.
 */
export function searchGraph({ labels, links }: BrainGraph, typed: string, most = 20): Match[] {
  const terms = wordsOf(typed);
  if (terms.length === 0) return [];
  const found = new Map<string, Match & { rank: number }>();
  const add = (label: string, rank: number | undefined, by: Match['by']): void => {
    const known = found.get(label);
    if (rank === undefined || (known !== undefined && known.rank <= rank)) return;
    found.set(label, { label, by, rank });
  };
  for (const { name, properties } of labels.values()) {
    add(name, rankOf(name, terms), undefined);
    for (const property of properties) {
      const by = { kind: 'property', name: property.name } as const;
      add(name, plus(rankOf(property.name, terms), ranks.property), by);
    }
  }
  for (const { source, target, type } of links.flatMap(({ relations }) => relations)) {
    const rank = plus(rankOf(type, terms), ranks.relation);
    for (const label of [source, target]) add(label, rank, { kind: 'relation', name: type });
  }
  return [...found.values()]
    .sort((a, b) => a.rank - b.rank || (a.label < b.label ? -1 : 1))
    .slice(0, most)
    .map(({ label, by }) => ({ label, by }));
}

function plus(rank: number | undefined, more: number): number | undefined {
  return rank === undefined ? undefined : rank + more;
}

/** Returns the rank of a match, 0 for the best, or undefined for none. */
function rankOf(text: string, terms: readonly string[]): number | undefined {
  const words = wordsOf(text);
  const [whole, typed] = [words.join(''), terms.join('')];
  if (whole.startsWith(typed)) return 0;
  if (terms.every((term) => words.some((word) => word.startsWith(term)))) return 1;
  if (whole.includes(typed)) return 2;
  const isClose = (term: string): boolean => words.some((word) => isNearly(word, term));
  if (terms.every(isClose) || isNearly(whole, typed)) return 3;
  return undefined;
}

/** The minimum length of a term that may have a typo. */
const minLengthWithTypo = 4;

/** Returns true if a word or its prefix is within one edit of a term. */
function isNearly(word: string, term: string): boolean {
  if (word.startsWith(term)) return true;
  if (term.length < minLengthWithTypo) return false;
  return [-1, 0, 1].some((more) => isOneEdit(word.slice(0, term.length + more), term));
}

/** Returns true if texts differ by one insertion, deletion, substitution or transposition. */
function isOneEdit(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** Splits a text or name into words, without case and accents: `MedicationRequest`, `WORKS_IN`. */
function wordsOf(text: string): string[] {
  const spaced = text
    .normalize('NFC')
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return foldText(spaced)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
