import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { isRecord } from './schema/isRecord.ts';
import { nonEmpty, publicListPage } from './schema/ids.ts';

/** Limits of ontologies: items of each term list, characters of a term, and ids per use. */
export const ontologyLimits = {
  entityTypes: 64,
  legalTerms: 256,
  requiredFields: 128,
  termLength: 128,
  ontologyIds: 8,
} as const;

const integer = v.pipe(v.number(), v.integer());
const answeredTerms = v.nullish(v.array(v.string()), []);

export const ontology = v.object({
  /** Lowercase, and unique within the tenant. */
  ontologyId: v.string(),
  /** The category added to matching graph nodes. */
  displayName: v.nullish(v.string()),
  /** Domain entity types, compared with an entity's type and subtype. */
  entityTypes: answeredTerms,
  /** Keywords or phrases to find in text. */
  legalTerms: answeredTerms,
  /** Terms that indicate required data points. */
  requiredFields: answeredTerms,
  /** The caller's version marker. */
  version: v.nullish(integer),
  /** `deleted` for a soft-deleted record, active otherwise. */
  status: v.nullish(v.string()),
  /** Reset when a deleted id is reused. Its type is not documented. */
  createdAt: v.optional(v.unknown()),
  /** Reset when a deleted id is reused. Its type is not documented. */
  createdBy: v.optional(v.unknown()),
});

/**
 * An ontology: a vocabulary that filters and tags uploads. Only its id can be relied on: it is not
 * documented which other fields are always present.
 */
export interface Ontology extends v.InferOutput<typeof ontology> {}

export const ontologyMode = v.picklist(['strict', 'guided']);

/**
 * The treatment of content that matches no ontology: `strict` removes it before the graph is
 * written, `guided` keeps everything and annotates matches.
 */
export type OntologyMode = v.InferOutput<typeof ontologyMode>;

/** Reads an ontology, either bare or as a field of an object: the envelope is not documented. */
const wrappedOntology = v.pipe(
  v.unknown(),
  v.transform((answer) =>
    isRecord(answer) && !('ontologyId' in answer)
      ? Object.values(answer).find((field) => isRecord(field) && 'ontologyId' in field)
      : answer,
  ),
  ontology,
);

/** Reads ontologies from a list, a list in a field, or an object by id, as none is documented. */
const wrappedOntologies = v.pipe(
  v.unknown(),
  v.transform((answer) => {
    if (!isRecord(answer)) return answer;
    const fields = Object.values(answer);
    return fields.every(isRecord) ? fields : fields.find((field) => Array.isArray(field));
  }),
  v.array(ontology),
);

const term = v.pipe(v.string(), v.maxLength(ontologyLimits.termLength));

const termLists = {
  /** Up to 64 items of 128 characters. */
  entityTypes: v.optional(v.pipe(v.array(term), v.maxLength(ontologyLimits.entityTypes))),
  /** Up to 256 items of 128 characters. */
  legalTerms: v.optional(v.pipe(v.array(term), v.maxLength(ontologyLimits.legalTerms))),
  /** Up to 128 items of 128 characters. */
  requiredFields: v.optional(v.pipe(v.array(term), v.maxLength(ontologyLimits.requiredFields))),
};

const lowercaseId = v.pipe(
  nonEmpty,
  v.check((id) => id === id.toLowerCase(), 'expected a lowercase id'),
);

export const updateOntologyBody = v.object({
  displayName: v.optional(v.string()),
  ...termLists,
  version: v.optional(integer),
});

/** Body of `PATCH /ontologies/{ontologyId}`: changes only the given fields. */
export interface UpdateOntologyBody extends v.InferInput<typeof updateOntologyBody> {}

export const upsertOntologyBody = v.object({
  ontologyId: lowercaseId,
  ...updateOntologyBody.entries,
});

/** Body of `POST /ontologies/upsert`: an ontology's fields, of which only the id is required. */
export interface UpsertOntologyBody extends v.InferInput<typeof upsertOntologyBody> {}

/** Returns true if at least one of the three term lists has a term. */
export function hasTerms(lists: {
  entityTypes?: readonly string[];
  legalTerms?: readonly string[];
  requiredFields?: readonly string[];
}): boolean {
  const { entityTypes = [], legalTerms = [], requiredFields = [] } = lists;
  return entityTypes.length + legalTerms.length + requiredFields.length > 0;
}

export const createOntologyBody = v.pipe(
  upsertOntologyBody,
  v.check(
    (body) => hasTerms(body),
    'expected a term in at least one of entityTypes, legalTerms and requiredFields, received none',
  ),
);

/** Body of `POST /ontologies`. At least one of the three term lists is required. */
export interface CreateOntologyBody extends v.InferInput<typeof createOntologyBody> {}

const documentGroup = /^[a-z0-9_-]+$/;

/** Returns true for a valid name of a document group: lowercase letters, digits, `_` and `-`. */
export function isDocumentGroup(name: string): boolean {
  return documentGroup.test(name);
}

export const ontologyChoice = v.object({
  ontologyIds: v.optional(v.pipe(v.array(nonEmpty), v.maxLength(ontologyLimits.ontologyIds))),
  /** The platform's default with ids is `strict`. */
  ontologyMode: v.optional(ontologyMode),
  /** Lowercase letters, digits, `_` and `-`. */
  documentGroup: v.optional(v.pipe(v.string(), v.regex(documentGroup))),
});

/**
 * The ontologies of an upload or its preview. `ontologyMode` requires `ontologyIds`, of which there
 * are at most eight.
 */
export interface OntologyChoice extends v.InferInput<typeof ontologyChoice> {}

/** Returns true if a choice has `ontologyMode` only with `ontologyIds`. */
export function hasIdsForMode(choice: OntologyChoice): boolean {
  return choice.ontologyMode === undefined || (choice.ontologyIds ?? []).length > 0;
}

export const resolveOntologiesBody = v.pipe(
  v.object({ tenantId: v.optional(nonEmpty), ...ontologyChoice.entries }),
  v.forward(
    v.check(
      (choice) => hasIdsForMode(choice),
      'expected ontologyIds with ontologyMode, received none',
    ),
    ['ontologyMode'],
  ),
);

/** Body of `POST /ontologies/resolve`. It is not documented which fields are required. */
export interface ResolveOntologiesBody extends v.InferInput<typeof resolveOntologiesBody> {}

/** Scopes of these routes are not documented. */
const ontologies = { host: 'public', credential: 'serviceActorToken' } as const;

const params = v.object({ ontologyId: nonEmpty });

/**
 * `POST {public_url}/ontologies`: creates an ontology; 409 if an active one has the id. A deleted
 * id can be reused. The response body is not documented.
 */
export const createOntology = defineEndpoint('createOntology', 'POST /ontologies', {
  ...ontologies,
  body: createOntologyBody,
  response: { type: 'json', status: 201, schema: v.unknown() },
});

/**
 * `PATCH {public_url}/ontologies/{ontologyId}`: changes the given fields; 404 if it is unknown or
 * deleted. The response body is not documented. The documentation's index also lists PUT, but its
 * contract is PATCH, so PUT is not declared.
 */
export const updateOntology = defineEndpoint('updateOntology', 'PATCH /ontologies/{ontologyId}', {
  ...ontologies,
  params,
  body: updateOntologyBody,
});

/**
 * `GET {public_url}/ontologies`: the active ontologies of the tenant. The envelope is not
 * documented, so a list, a list in a field and an object by id are all accepted.
 */
export const listOntologies = defineEndpoint('listOntologies', 'GET /ontologies', {
  ...ontologies,
  query: v.object(publicListPage),
  response: wrappedOntologies,
});

/**
 * `GET {public_url}/ontologies/{ontologyId}`: one active ontology. The envelope is not documented,
 * so it is accepted bare or in a field.
 */
export const getOntology = defineEndpoint('getOntology', 'GET /ontologies/{ontologyId}', {
  ...ontologies,
  params,
  response: wrappedOntology,
});

/**
 * `DELETE {public_url}/ontologies/{ontologyId}`: removes it from list, get and resolve; annotations
 * on graph nodes remain. 200 even if it was already deleted, 404 if the id is unknown. The response
 * body is not documented.
 */
export const deleteOntology = defineEndpoint('deleteOntology', 'DELETE /ontologies/{ontologyId}', {
  ...ontologies,
  params,
});

const resolvedOntologies = v.object({
  /** The normalised ids. */
  ontologyIds: v.array(v.string()),
  /** The mode in effect. */
  ontologyMode: v.nullish(v.string()),
  documentGroup: v.nullish(v.string()),
  /**
   * The complete definitions. A list and an object by id are accepted, as neither is documented.
   */
  ontologyBundle: wrappedOntologies,
});

/** The ontologies that an upload would use. */
export interface ResolvedOntologies extends v.InferOutput<typeof resolvedOntologies> {}

/** `POST {public_url}/ontologies/resolve`: previews an upload. 400 if an id is unknown. */
export const resolveOntologies = defineEndpoint('resolveOntologies', 'POST /ontologies/resolve', {
  ...ontologies,
  idempotent: true,
  body: resolveOntologiesBody,
  response: resolvedOntologies,
});

/**
 * `POST {public_url}/ontologies/upsert`: creates or updates; legacy, kept for compatibility.
 * Request and response bodies are not documented; the request is assumed to be an ontology.
 */
export const upsertOntology = defineEndpoint('upsertOntology', 'POST /ontologies/upsert', {
  ...ontologies,
  idempotent: true,
  body: upsertOntologyBody,
});
