import { termLists, type TermList, normalizeTerm } from '../../../../contract/index.ts';
import type { OntologyDraft } from './ontologyDraft.ts';

const draftFields = [
  'displayName',
  ...termLists,
  'version',
] as const satisfies readonly DraftField[];

const singleFields = ['displayName', 'version'] as const;

/** A field that can be changed concurrently. */
export type DraftField = 'displayName' | 'version' | TermList;

/**
 * Rebases a draft onto someone else's save: fields unchanged here take their values, and lists
 * changed on both sides are merged.
 */
export function rebaseDraft(
  draft: OntologyDraft,
  base: OntologyDraft,
  remote: OntologyDraft,
): OntologyDraft {
  const untouched = draftFields.filter((field) => isSameField(draft, base, field));
  const merged = termLists.filter((list) => !untouched.includes(list));
  return {
    ...withFieldsOf(draft, remote, untouched),
    ...Object.fromEntries(
      merged.map((list) => [list, mergeTerms(draft[list], base[list], remote[list])]),
    ),
  };
}

/** Returns the fields, except lists, with different changes on both sides. */
export function conflictingFields(
  draft: OntologyDraft,
  base: OntologyDraft,
  remote: OntologyDraft,
): DraftField[] {
  return singleFields.filter(
    (field) =>
      !isSameField(draft, base, field) &&
      !isSameField(remote, base, field) &&
      !isSameField(draft, remote, field),
  );
}

export function withFieldsOf(
  draft: OntologyDraft,
  other: OntologyDraft,
  fields: readonly DraftField[],
): OntologyDraft {
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
}

function isSameField(a: OntologyDraft, b: OntologyDraft, field: DraftField): boolean {
  return JSON.stringify(a[field]) === JSON.stringify(b[field]);
}

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
