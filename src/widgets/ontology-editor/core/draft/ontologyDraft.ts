import {
  hasTerms,
  ontologyLimits,
  termLists,
  type CreateOntologyBody,
  type Ontology,
  type TermList,
  type UpdateOntologyBody,
} from '../../../../contract/index.ts';
import { foldText } from '../../../../search/index.ts';

/** An ontology as it is edited. */
export interface OntologyDraft extends Readonly<Record<TermList, readonly string[]>> {
  readonly ontologyId: string;
  /** Empty for none. */
  readonly displayName: string;
  /** The caller's own marker. Undefined where the platform has none. */
  readonly version: number | undefined;
}

/** An ontology that nobody has written yet. */
export const blankDraft: OntologyDraft = {
  ontologyId: '',
  displayName: '',
  version: 1,
  entityTypes: [],
  legalTerms: [],
  requiredFields: [],
};

/** Returns the editable parts of a stored ontology. */
export function draftOf(ontology: Ontology): OntologyDraft {
  const { ontologyId, displayName, version, entityTypes, legalTerms, requiredFields } = ontology;
  return {
    ontologyId,
    displayName: displayName ?? '',
    version: version ?? undefined,
    entityTypes,
    legalTerms,
    requiredFields,
  };
}

/** Returns whether two drafts are exactly equal. */
export function isSameDraft(a: OntologyDraft, b: OntologyDraft): boolean {
  return (
    a.ontologyId === b.ontologyId &&
    a.displayName === b.displayName &&
    a.version === b.version &&
    termLists.every((list) => isSameList(a[list], b[list]))
  );
}

/** Something that the platform would refuse, and the field that it is in. */
export type DraftProblem =
  | { field: 'ontologyId'; reason: 'missing' | 'notLowercase' | 'taken' }
  | { field: 'terms'; reason: 'missing' }
  | { field: TermList; reason: 'tooMany'; count: number }
  | { field: TermList; reason: 'tooLong'; term: string };

/**
 * All that the platform would refuse, so that nobody learns it from a 400 or 409.
 *
 * @param takenIds - Ids that the draft can't have, as it is a new one. @default none
 */
export function draftProblems(
  draft: OntologyDraft,
  takenIds: readonly string[] = [],
): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const { ontologyId } = draft;
  if (ontologyId === '') problems.push({ field: 'ontologyId', reason: 'missing' });
  else if (ontologyId !== ontologyId.toLowerCase()) {
    problems.push({ field: 'ontologyId', reason: 'notLowercase' });
  } else if (takenIds.includes(ontologyId)) {
    problems.push({ field: 'ontologyId', reason: 'taken' });
  }
  if (!hasTerms(draft)) problems.push({ field: 'terms', reason: 'missing' });
  for (const list of termLists) {
    const count = draft[list].length;
    if (count > ontologyLimits[list]) problems.push({ field: list, reason: 'tooMany', count });
    for (const term of draft[list]) {
      if (term.length > ontologyLimits.termLength) {
        problems.push({ field: list, reason: 'tooLong', term });
      }
    }
  }
  return problems;
}

/** Returns the body that creates this ontology. A missing name or version is omitted. */
export function creationOf(draft: OntologyDraft): CreateOntologyBody {
  return {
    ontologyId: draft.ontologyId,
    ...(draft.displayName === '' ? {} : { displayName: draft.displayName }),
    ...(draft.version === undefined ? {} : { version: draft.version }),
    entityTypes: [...draft.entityTypes],
    legalTerms: [...draft.legalTerms],
    requiredFields: [...draft.requiredFields],
  };
}

/** The fields that differ: a change sends no more, so that it overwrites nothing else. */
export function changesOf(base: OntologyDraft, draft: OntologyDraft): UpdateOntologyBody {
  const changes: UpdateOntologyBody = {};
  if (draft.displayName !== base.displayName) changes.displayName = draft.displayName;
  if (draft.version !== undefined && draft.version !== base.version) {
    changes.version = draft.version;
  }
  for (const list of termLists) {
    if (!isSameList(draft[list], base[list])) changes[list] = [...draft[list]];
  }
  return changes;
}

/** Characters of the longest id that is suggested. The documents give no limit. */
const longestId = 64;

/**
 * An id that fits a name: lowercase letters without accents, digits, and `-` between its words.
 * Empty where the name has neither letters nor digits.
 */
export function suggestId(displayName: string): string {
  const id = foldText(displayName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longestId)
    .replace(/-$/, '');
  return id === '' && /[\p{L}\p{N}]/u.test(displayName) ? 'ontology' : id;
}

/**
 * Returns whether an id has nothing that an address, a file or another system may stumble over. The
 * platform only asks for a lowercase one.
 */
export function isPlainId(ontologyId: string): boolean {
  return ontologyId.length <= longestId && /^[a-z0-9_-]*$/.test(ontologyId);
}

/** An id that none of the known ones has: the one given, or with the first free number behind it. */
export function freeId(wanted: string, known: readonly string[]): string {
  if (!known.includes(wanted)) return wanted;
  let number = 2;
  while (known.includes(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((term, index) => term === b[index]);
}
