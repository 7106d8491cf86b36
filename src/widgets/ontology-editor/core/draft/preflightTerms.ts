import { normalizeTerm, ontologyLimits } from '../../../../contract/index.ts';

/** The reason why a pasted term is skipped. */
export type LeftOutReason = 'duplicate' | 'repeated' | 'tooLong' | 'neverMatches' | 'overLimit';

/** A pasted term that would not be added. */
export interface LeftOutTerm {
  readonly term: string;
  readonly reason: LeftOutReason;
  /** The term that it is the same as, once both are normalised. */
  readonly sameAs?: string;
}

/** The effect of pasting a text. */
export interface TermPreflight {
  /** The terms to add, in the order of the text. */
  readonly added: readonly string[];
  readonly leftOut: readonly LeftOutTerm[];
}

/** The input that terms are compared with. */
export interface CheckOptions {
  /** The terms that the list has. */
  existing: readonly string[];
  /** The maximum number of terms in the list. */
  limit: number;
}

/** Options for comparing and splitting a pasted text. */
export interface PreflightOptions extends CheckOptions {
  /** Splits at commas and semicolons too, besides lines and tabs. */
  splitAtCommas: boolean;
}

/**
 * Returns the terms that pasting a text would add and those it would skip, and why. Each line is a
 * term, and so is each cell of a row that comes from a spreadsheet.
 */
export function preflightTerms(
  text: string,
  { splitAtCommas, ...options }: PreflightOptions,
): TermPreflight {
  return checkTerms(splitTerms(text, splitAtCommas), options);
}

/** Returns the terms that would be added to a list, and those that would be skipped and why. */
export function checkTerms(
  terms: readonly string[],
  { existing, limit }: CheckOptions,
): TermPreflight {
  const known = new Map(existing.map((term) => [normalizeTerm(term), term] as const));
  const pasted = new Map<string, string>();
  const added: string[] = [];
  const leftOut: LeftOutTerm[] = [];
  for (const term of terms) {
    const key = normalizeTerm(term);
    const stored = known.get(key);
    const earlier = pasted.get(key);
    if (term.length > ontologyLimits.termLength) leftOut.push({ term, reason: 'tooLong' });
    else if (key === '') leftOut.push({ term, reason: 'neverMatches' });
    else if (stored !== undefined) leftOut.push({ term, reason: 'duplicate', sameAs: stored });
    else if (earlier !== undefined) leftOut.push({ term, reason: 'repeated', sameAs: earlier });
    else if (existing.length + added.length >= limit) leftOut.push({ term, reason: 'overLimit' });
    else {
      added.push(term);
      pasted.set(key, term);
    }
  }
  return { added, leftOut };
}

/** Counts the skipped terms for each reason that occurs. */
export function countReasons(leftOut: readonly LeftOutTerm[]): Map<LeftOutReason, number> {
  const counts = new Map<LeftOutReason, number>();
  for (const { reason } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}

/** By index, the earlier term of a list that a term is the same as once both are normalised. */
export function findDuplicates(terms: readonly string[]): ReadonlyMap<number, string> {
  const firsts = new Map<string, string>();
  const duplicates = new Map<number, string>();
  for (const [index, term] of terms.entries()) {
    const key = normalizeTerm(term);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, term);
    else if (key !== '') duplicates.set(index, first);
  }
  return duplicates;
}

function splitTerms(text: string, splitAtCommas: boolean): string[] {
  return text
    .split(splitAtCommas ? /[\r\n\t,;]+/ : /[\r\n\t]+/)
    .map((term) => term.trim())
    .filter((term) => term !== '');
}
