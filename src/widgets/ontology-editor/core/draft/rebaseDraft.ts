import { termLists } from '../../../../contract/index.ts';
import type { OntologyDraft } from './ontologyDraft.ts';

/** Fields of an ontology that two people can change at once. */
export const draftFields = ['displayName', ...termLists, 'version'] as const;

/** See {@link draftFields}. */
export type DraftField = (typeof draftFields)[number];

/** A draft on top of what somebody else saved: fields that nobody changed here take theirs. */
export function rebaseDraft(
  draft: OntologyDraft,
  base: OntologyDraft,
  theirs: OntologyDraft,
): OntologyDraft {
  const untouched = draftFields.filter((field) => isSameField(draft, base, field));
  return takeFields(draft, theirs, untouched);
}

/** Fields that were changed on both sides, and not to the same. */
export function conflictingFields(
  draft: OntologyDraft,
  base: OntologyDraft,
  theirs: OntologyDraft,
): DraftField[] {
  return draftFields.filter(
    (field) =>
      !isSameField(draft, base, field) &&
      !isSameField(theirs, base, field) &&
      !isSameField(draft, theirs, field),
  );
}

/** A draft with some fields of another. */
export function takeFields(
  draft: OntologyDraft,
  other: OntologyDraft,
  fields: readonly DraftField[],
): OntologyDraft {
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
}

function isSameField(a: OntologyDraft, b: OntologyDraft, field: DraftField): boolean {
  return JSON.stringify(a[field]) === JSON.stringify(b[field]);
}
