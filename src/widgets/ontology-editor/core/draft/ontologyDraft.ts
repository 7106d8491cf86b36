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

/** An ontology being edited. */
export interface OntologyDraft extends Readonly<Record<TermList, readonly string[]>> {
  readonly ontologyId: string;
  /** Empty for none. */
  readonly displayName: string;
  /** The caller's own marker. Undefined if the platform has none. */
  readonly version: number | undefined;
}

export function perList<T>(make: (list: TermList) => T): Record<TermList, T> {
  return {
    entityTypes: make('entityTypes'),
    legalTerms: make('legalTerms'),
    requiredFields: make('requiredFields'),
  };
}

/** An empty draft. */
export const blankDraft: OntologyDraft = {
  ontologyId: '',
  displayName: '',
  version: 1,
  ...perList(() => []),
};

/** Returns the editable parts of a stored ontology. */
export function draftOf(ontology: Ontology): OntologyDraft {
  return {
    ontologyId: ontology.ontologyId,
    displayName: ontology.displayName ?? '',
    version: ontology.version ?? undefined,
    ...perList((list) => ontology[list]),
  };
}

export function isSameDraft(a: OntologyDraft, b: OntologyDraft): boolean {
  return (
    a.ontologyId === b.ontologyId &&
    a.displayName === b.displayName &&
    a.version === b.version &&
    termLists.every((list) => isSameList(a[list], b[list]))
  );
}

/** A value that the platform would reject, with its field. */
export type DraftProblem =
  | { field: 'ontologyId'; reason: 'missing' | 'notLowercase' | 'taken' }
  | { field: 'terms'; reason: 'missing' }
  | { field: TermList; reason: 'tooMany'; count: number }
  | { field: TermList; reason: 'tooLong'; term: string };

/** Returns everything the platform would reject, to prevent a 400 or 409. */
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

/** Returns the body that creates the ontology. Omits a missing name or version. */
export function creationOf(draft: OntologyDraft): CreateOntologyBody {
  return {
    ontologyId: draft.ontologyId,
    ...(draft.displayName === '' ? {} : { displayName: draft.displayName }),
    ...(draft.version === undefined ? {} : { version: draft.version }),
    ...perList((list) => [...draft[list]]),
  };
}

/** Returns the changed fields only, so that saving overwrites nothing else. */
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

/** The maximum length of suggested ids. The platform documents no limit. */
const maxIdLength = 64;

/**
 * Derives an id from a name: lower-case letters without accents, digits, and `-` between words.
 * Empty if the name has no letters or digits.
 */
export function suggestId(displayName: string): string {
  const id = foldText(displayName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxIdLength)
    .replace(/-$/, '');
  return id === '' && /[\p{L}\p{N}]/u.test(displayName) ? 'ontology' : id;
}

/**
 * Returns true if an id is safe in URLs, file names and other systems. The platform only requires
 * lower case.
 */
export function isPlainId(ontologyId: string): boolean {
  return ontologyId.length <= maxIdLength && /^[a-z0-9_-]*$/.test(ontologyId);
}

/** Returns the wanted id, or that id with the first free number appended. */
export function freeId(wanted: string, known: readonly string[]): string {
  if (!known.includes(wanted)) return wanted;
  let number = 2;
  while (known.includes(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((term, index) => term === b[index]);
}
