import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { isRecord } from './schema/isRecord.ts';
import { nonEmpty, publicListPage } from './schema/ids.ts';

/** Limits of ontologies: items of each term list, characters of a term, and ids that are used at once. */
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
  /** Lowercase and unique in the tenant. */
  ontologyId: v.string(),
  /** The category that matching graph nodes carry. */
  displayName: v.nullish(v.string()),
  /** Domain entity types, compared with an entity's type and subtype. */
  entityTypes: answeredTerms,
  /** Keywords or phrases to find in text. */
  legalTerms: answeredTerms,
  /** Terms that indicate required data points. */
  requiredFields: answeredTerms,
  /** The caller's own version marker. */
  version: v.nullish(integer),
  /** `deleted` for a soft-deleted record, active otherwise. */
  status: v.nullish(v.string()),
  /** Reset when a deleted id is created again. Type: not documented. */
  createdAt: v.optional(v.unknown()),
  /** Reset when a deleted id is created again. Type: not documented. */
  createdBy: v.optional(v.unknown()),
});

/**
 * An ontology: a vocabulary that filters and tags what is uploaded. Only the id is sure to be in an
 * answer, as the documents do not say which of the other fields are always there.
 */
export interface Ontology extends v.InferOutput<typeof ontology> {}

export const ontologyMode = v.picklist(['strict', 'guided']);

/**
 * The treatment of content that matches no ontology: `strict` removes it before the graph is
 * written, `guided` keeps everything and annotates matches.
 */
export type OntologyMode = v.InferOutput<typeof ontologyMode>;

/** Reads an ontology that comes bare or as a field of an object; which of them is not documented. */
const wrappedOntology = v.pipe(
  v.unknown(),
  v.transform((answer) =>
    isRecord(answer) && !('ontologyId' in answer)
      ? Object.values(answer).find((field) => isRecord(field) && 'ontologyId' in field)
      : answer,
  ),
  ontology,
);

/**
 * Reads ontologies that come as a list, as a list in a field of an object, or by id in an object;
 * which of them is not documented.
 */
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
  /** At most 64 items of 128 characters. */
  entityTypes: v.optional(v.pipe(v.array(term), v.maxLength(ontologyLimits.entityTypes))),
  /** At most 256 items of 128 characters. */
  legalTerms: v.optional(v.pipe(v.array(term), v.maxLength(ontologyLimits.legalTerms))),
  /** At most 128 items of 128 characters. */
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

/** Body of `PATCH /ontologies/{ontologyId}`: only the fields that are given change. */
export interface UpdateOntologyBody extends v.InferInput<typeof updateOntologyBody> {}

export const upsertOntologyBody = v.object({
  ontologyId: lowercaseId,
  ...updateOntologyBody.entries,
});

/** Body of `POST /ontologies/upsert`: the fields of an ontology, of which only the id must be there. */
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
  /** The platform takes `strict` when ids are given without it. */
  ontologyMode: v.optional(ontologyMode),
  /** Lowercase letters, digits, `_` and `-`. */
  documentGroup: v.optional(v.pipe(v.string(), v.regex(documentGroup))),
});

/**
 * The ontologies that an upload, or a try of one, uses. `ontologyMode` goes with `ontologyIds` alone,
 * and there are at most eight of them.
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

/** Body of `POST /ontologies/resolve`. Which of its fields are required is not documented. */
export interface ResolveOntologiesBody extends v.InferInput<typeof resolveOntologiesBody> {}

/** Scopes of these routes are not documented. */
const ontologies = { host: 'public', credential: 'serviceActorToken' } as const;

const params = v.object({ ontologyId: nonEmpty });

/**
 * `POST {public_url}/ontologies`: creates, and never changes an active ontology (409). A deleted id
 * is created again. The response body is not documented.
 */
export const createOntology = defineEndpoint({
  ...ontologies,
  name: 'createOntology',
  method: 'POST',
  path: '/ontologies',
  idempotent: false,
  body: { type: 'json', schema: createOntologyBody },
  response: { type: 'json', status: 201, schema: v.unknown() },
});

/**
 * `PATCH {public_url}/ontologies/{ontologyId}`: changes the fields that are given; 404 when it is
 * unknown or deleted. The response body is not documented. An index of the documents lists PUT here
 * too; their contract is PATCH, so PUT is not declared.
 */
export const updateOntology = defineEndpoint({
  ...ontologies,
  name: 'updateOntology',
  method: 'PATCH',
  path: '/ontologies/{ontologyId}',
  idempotent: true,
  params,
  body: { type: 'json', schema: updateOntologyBody },
  response: { type: 'json', status: 200, schema: v.unknown() },
});

/**
 * `GET {public_url}/ontologies`: the active ontologies of the tenant. Their envelope is
 * not documented, so they are read from a list, from a list in a field, or from an object by id.
 */
export const listOntologies = defineEndpoint({
  ...ontologies,
  name: 'listOntologies',
  method: 'GET',
  path: '/ontologies',
  idempotent: true,
  query: v.object(publicListPage),
  response: { type: 'json', status: 200, schema: wrappedOntologies },
});

/**
 * `GET {public_url}/ontologies/{ontologyId}`: one active ontology in full. Its envelope is
 * not documented, so it is read bare or from a field.
 */
export const getOntology = defineEndpoint({
  ...ontologies,
  name: 'getOntology',
  method: 'GET',
  path: '/ontologies/{ontologyId}',
  idempotent: true,
  params,
  response: { type: 'json', status: 200, schema: wrappedOntology },
});

/**
 * `DELETE {public_url}/ontologies/{ontologyId}`: hides it from list, get and resolve; annotations
 * on graph nodes remain. 200 also when it was deleted before, 404 when the id is unknown. The
 * response body is not documented.
 */
export const deleteOntology = defineEndpoint({
  ...ontologies,
  name: 'deleteOntology',
  method: 'DELETE',
  path: '/ontologies/{ontologyId}',
  idempotent: true,
  params,
  response: { type: 'json', status: 200, schema: v.unknown() },
});

const resolvedOntologies = v.object({
  /** Normalised. */
  ontologyIds: v.array(v.string()),
  /** The mode in effect. */
  ontologyMode: v.nullish(v.string()),
  documentGroup: v.nullish(v.string()),
  /** The definitions in full. Whether as a list or by id is not documented; both are read. */
  ontologyBundle: wrappedOntologies,
});

/** The ontologies that an upload with a choice would use. */
export interface ResolvedOntologies extends v.InferOutput<typeof resolvedOntologies> {}

/**
 * `POST {public_url}/ontologies/resolve`: what an upload with this choice would use. 400 when an id
 * is unknown.
 */
export const resolveOntologies = defineEndpoint({
  ...ontologies,
  name: 'resolveOntologies',
  method: 'POST',
  path: '/ontologies/resolve',
  idempotent: true,
  body: { type: 'json', schema: resolveOntologiesBody },
  response: { type: 'json', status: 200, schema: resolvedOntologies },
});

/**
 * `POST {public_url}/ontologies/upsert`: creates or updates; legacy, kept for compatibility. Request
 * and response bodies are not documented; the request is taken to be an ontology's fields.
 */
export const upsertOntology = defineEndpoint({
  ...ontologies,
  name: 'upsertOntology',
  method: 'POST',
  path: '/ontologies/upsert',
  idempotent: true,
  body: { type: 'json', schema: upsertOntologyBody },
  response: { type: 'json', status: 200, schema: v.unknown() },
});
