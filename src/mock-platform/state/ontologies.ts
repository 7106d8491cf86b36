import { hasTerms, type UpdateOntologyBody } from '../../contract/index.ts';
import { Refusal } from '../request/refusal.ts';

/** An ontology as the mock keeps it, deleted ones too. */
export interface StoredOntology {
  readonly ontologyId: string;
  displayName: string;
  entityTypes: string[];
  legalTerms: string[];
  requiredFields: string[];
  version: number;
  /** Undocumented: the word for one that is not deleted. */
  status: 'active' | 'deleted';
  /** Assumption: ISO 8601. */
  createdAt: string;
  /** Assumption: the service actor's id. */
  createdBy: string;
}

/** The ontologies of one organisation by id. */
export type OrganisationOntologies = Map<string, StoredOntology>;

/** The ontologies of the world by organisation. */
export type Ontologies = Map<string, OrganisationOntologies>;

/** The ontologies of every organisation. */
export interface OntologiesState {
  readonly ontologies: Ontologies;
}

/** The message of a refusal for want of terms. Undocumented. */
export const termsMissing = 'entityTypes, legalTerms and requiredFields are all empty';

/** The creator of an ontology, and the time. */
export interface Creation {
  createdAt: string;
  createdBy: string;
}

/** The ontologies of an organisation, to read and to write. */
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

/** Those that are not deleted, in the order of their creation. */
export function listActive(own: OrganisationOntologies): StoredOntology[] {
  return [...own.values()].filter(({ status }) => status === 'active');
}

/**
 * An ontology that is not deleted.
 *
 * @throws Refusal 404 when it is unknown or deleted.
 */
export function requireActive(own: OrganisationOntologies, id: string): StoredOntology {
  const found = own.get(id);
  if (found?.status !== 'active') throw new Refusal(404, 'Ontology not found');
  return found;
}

/** Puts a new ontology in, in place of a deleted one of the same id. */
export function addOntology(
  own: OrganisationOntologies,
  { ontologyId, ...fields }: UpdateOntologyBody & { ontologyId: string },
  creation: Creation,
): StoredOntology {
  const created: StoredOntology = {
    ontologyId,
    // Undocumented: what fields are when they are not given.
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
 * Changes the fields that are given.
 *
 * @throws Refusal 400 when no term would remain. Undocumented.
 */
export function changeOntology(ontology: StoredOntology, fields: UpdateOntologyBody): void {
  if (!hasTerms({ ...ontology, ...fields })) throw new Refusal(400, termsMissing);
  Object.assign(ontology, fields);
}

/** An id as resolve answers it. Undocumented: what normalizing does. Here: trims, lowercases. */
export function normalizeId(id: string): string {
  return id.trim().toLowerCase();
}
