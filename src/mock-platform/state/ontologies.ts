import { hasTerms, type UpdateOntologyBody } from '../../contract/index.ts';
import { HttpError } from '../request/httpError.ts';

/** An ontology as stored, including deleted ones. */
export interface StoredOntology {
  readonly ontologyId: string;
  displayName: string;
  entityTypes: string[];
  legalTerms: string[];
  requiredFields: string[];
  version: number;
  /** Undocumented: the value for one that isn't deleted. */
  status: 'active' | 'deleted';
  /** Assumption: ISO 8601. */
  createdAt: string;
  /** Assumption: the service actor's id. */
  createdBy: string;
}

export type OrganisationOntologies = Map<string, StoredOntology>;

export type Ontologies = Map<string, OrganisationOntologies>;

export interface OntologiesState {
  readonly ontologies: Ontologies;
}

/** The message if all terms are missing. Undocumented. */
export const termsMissing = 'entityTypes, legalTerms and requiredFields are all empty';

export interface Creation {
  createdAt: string;
  createdBy: string;
}

export function ontologiesOf(
  ontologies: Ontologies,
  organisationId: string,
): OrganisationOntologies {
  const known = ontologies.get(organisationId);
  if (known !== undefined) return known;
  const own: OrganisationOntologies = new Map();
  ontologies.set(organisationId, own);
  return own;
}

/** Returns the undeleted ontologies in creation order. */
export function listActive(own: OrganisationOntologies): StoredOntology[] {
  return [...own.values()].filter(({ status }) => status === 'active');
}

/**
 * Returns an undeleted ontology.
 *
 * @throws HttpError 404 if it is unknown or deleted.
 */
export function requireActive(own: OrganisationOntologies, id: string): StoredOntology {
  const found = own.get(id);
  if (found?.status !== 'active') throw new HttpError(404, 'Ontology not found');
  return found;
}

/** Adds an ontology, replacing a deleted one with the same id. */
export function addOntology(
  own: OrganisationOntologies,
  { ontologyId, ...fields }: UpdateOntologyBody & { ontologyId: string },
  creation: Creation,
): StoredOntology {
  const created: StoredOntology = {
    ontologyId,
    // Undocumented: the defaults of omitted fields.
    displayName: fields.displayName ?? ontologyId,
    entityTypes: fields.entityTypes ?? [],
    legalTerms: fields.legalTerms ?? [],
    requiredFields: fields.requiredFields ?? [],
    version: fields.version ?? 1,
    status: 'active',
    ...creation,
  };
  own.delete(ontologyId);
  own.set(ontologyId, created);
  return created;
}

/**
 * Updates the given fields.
 *
 * @throws HttpError 400 if no terms would remain. Undocumented.
 */
export function changeOntology(ontology: StoredOntology, fields: UpdateOntologyBody): void {
  if (!hasTerms({ ...ontology, ...fields })) throw new HttpError(400, termsMissing);
  Object.assign(ontology, fields);
}

/** Normalises an id as for resolve. Undocumented: the rules. Here trimming and lower case. */
export function normalizeId(id: string): string {
  return id.trim().toLowerCase();
}
