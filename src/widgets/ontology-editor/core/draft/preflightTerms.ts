import { normalizeTerm, ontologyLimits } from '../../../../contract/index.ts';

/** Why a pasted term is left out. */
export type LeftOutReason = 'duplicate' | 'repeated' | 'tooLong' | 'neverMatches' | 'overLimit';

/** A pasted term that would not be added. */
export interface LeftOutTerm {
  readonly term: string;
  readonly reason: LeftOutReason;
  /** The term that it is the same as, once both are normalised. */
  readonly sameAs?: string;
}

/** What pasting a text would do. */
export interface TermPreflight {
  /** What would be added, in the order of the text. */
  readonly added: readonly string[];
  readonly leftOut: readonly LeftOutTerm[];
}

/** What terms are compared with. */
export interface CheckOptions {
  /** The terms that the list has. */
  existing: readonly string[];
  /** How many the list can hold. */
  limit: number;
}

/** What a pasted text is compared with, and how it is split. */
export interface PreflightOptions extends CheckOptions {
  /** Whether commas and semicolons separate terms too, beside lines and tabs. */
  splitAtCommas: boolean;
}

/**
 * Says what pasting a text would add and what it would leave out, and why. Each line is a term, and
 * so is each cell of a row that comes from a spreadsheet.
 */
export function preflightTerms(
  text: string,
  { splitAtCommas, ...options }: PreflightOptions,
): TermPreflight {
  return checkTerms(splitTerms(text, splitAtCommas), options);
}

/** Says which terms would be added to a list, and which would be left out and why. */
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

/** How many terms are left out for each reason that occurs. */
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
