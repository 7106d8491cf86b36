import { termLists, type TermList } from '../../../../contract/index.ts';
import { mergeTerms } from './mergeTerms.ts';
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
