import { normalizeTerm } from '../../../../contract/index.ts';

/**
 * Three-way merges a list of terms: terms added on either side appear once, terms removed on either
 * side are dropped. Keeps the order of `mine`; terms only in `theirs` come last.
 *
 * @param base - The common ancestor.
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
