import { normalizeTerm, termLists, type Ontology } from '../../../../contract/index.ts';

/**
 * Returns, by index, an earlier term that is nearly the same: singular and plural, the same words
 * joined, or one letter apart. Terms that differ in a digit are different. Terms with the same
 * normalised form are left to `findDuplicates`.
 */
export function findSimilarTerms(terms: readonly string[]): ReadonlyMap<number, string> {
  const similar = new Map<number, string>();
  const earlier = new Map<string, { term: string; key: string }[]>();
  for (const [index, term] of terms.entries()) {
    const words = normalizeTerm(term);
    const key = singular(words).replaceAll(' ', '');
    const variants = variantsOf(key);
    const found = variants
      .flatMap((variant) => earlier.get(variant) ?? [])
      .find((other) => normalizeTerm(other.term) !== words && isNear(other.key, key));
    if (found !== undefined) similar.set(index, found.term);
    for (const variant of variants) {
      earlier.set(variant, [...(earlier.get(variant) ?? []), { term, key }]);
    }
  }
  return similar;
}

/** Returns, by normalised term, the other ontologies with the term in any list. */
export function findSharedTerms(
  ontologyId: string,
  ontologies: readonly Ontology[],
): ReadonlyMap<string, readonly Ontology[]> {
  const shared = new Map<string, Ontology[]>();
  for (const ontology of ontologies) {
    if (ontology.ontologyId === ontologyId) continue;
    const keys = new Set(termLists.flatMap((list) => ontology[list].map(normalizeTerm)));
    for (const key of keys) shared.set(key, [...(shared.get(key) ?? []), ontology]);
  }
  return shared;
}

/** The minimum length at which one differing letter counts as a typo. */
const minMistypedLength = 6;

/** The maximum length for that: a pasted page has as many variants as characters, each as long. */
const maxMistypedLength = 200;

/** Returns the key and, for long ones, the key without each letter. */
function variantsOf(key: string): string[] {
  if (key.length < minMistypedLength || key.length > maxMistypedLength) return [key];
  return [key, ...Array.from(key, (_letter, index) => key.slice(0, index) + key.slice(index + 1))];
}

/** Returns true if two keys are equal, or one edit apart that changes no digit. */
function isNear(a: string, b: string): boolean {
  if (a === b) return true;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const longest = Math.min(a.length, b.length) - start;
  while (end < longest && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const changed = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return changed.every((part) => part.length <= 1 && !/\p{N}/u.test(part));
}

/** Approximates the English singular, enough to detect similar terms. */
function singular(words: string): string {
  return words
    .split(' ')
    .map((word) =>
      word.length < 4
        ? word
        : word
            .replace(/ies$/, 'y')
            .replace(/(s|x|z|ch|sh)es$/, '$1')
            .replace(/([^s])s$/, '$1'),
    )
    .join(' ');
}
