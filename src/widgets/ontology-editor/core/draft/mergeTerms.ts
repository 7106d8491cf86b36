import { normalizeTerm } from '../../../../contract/index.ts';

/**
 * Merges a list of terms that two people changed. Terms that either added appear once, terms that
 * either removed don't, and the order is that of `mine`; terms only in `theirs` come last.
 *
 * @param base - The list that both began with.
 */
export function mergeTerms(
  mine: readonly string[],
  base: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const before = new Set(base.map(normalizeTerm));
  const kept = new Set(theirs.map(normalizeTerm));
  const own = new Set(mine.map(normalizeTerm));
  const isRemoved = (term: string): boolean =>
    before.has(normalizeTerm(term)) && !kept.has(normalizeTerm(term));
  const isNew = (term: string): boolean =>
    !before.has(normalizeTerm(term)) && !own.has(normalizeTerm(term));
  return [...mine.filter((term) => !isRemoved(term)), ...theirs.filter(isNew)];
}
