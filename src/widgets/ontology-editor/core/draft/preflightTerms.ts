import { normalizeTerm, ontologyLimits } from '../../../../contract/index.ts';

/** The reason why a pasted term is skipped. */
export type SkipReason = 'duplicate' | 'repeated' | 'tooLong' | 'neverMatches' | 'overLimit';

export interface SkippedTerm {
  readonly term: string;
  readonly reason: SkipReason;
  /** The term with the same normalised form. */
  readonly sameAs?: string;
}

export interface TermPreflight {
  readonly added: readonly string[];
  readonly leftOut: readonly SkippedTerm[];
}

interface PreflightOptions {
  existing: readonly string[];
  limit: number;
  /** True to split at commas and semicolons, in addition to lines and tabs. */
  splitAtCommas: boolean;
}

/**
 * Returns the terms that a pasted text would add, and skipped ones with the reason. Each line or
 * spreadsheet cell is a term.
 */
export function preflightTerms(
  text: string,
  { splitAtCommas, ...options }: PreflightOptions,
): TermPreflight {
  return checkTerms(splitTerms(text, splitAtCommas), options);
}

/** Returns the terms to add to a list, and skipped ones with the reason. */
export function checkTerms(
  terms: readonly string[],
  { existing, limit }: Omit<PreflightOptions, 'splitAtCommas'>,
): TermPreflight {
  const known = new Map(existing.map((term) => [normalizeTerm(term), term] as const));
  const pasted = new Map<string, string>();
  const added: string[] = [];
  const leftOut: SkippedTerm[] = [];
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

export function countReasons(leftOut: readonly SkippedTerm[]): Map<SkipReason, number> {
  const counts = new Map<SkipReason, number>();
  for (const { reason } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}

/** Returns, by index, the earlier term with the same normalised form. */
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
