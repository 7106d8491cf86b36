import {
  createOntology,
  deleteOntology,
  getOntology,
  hasTerms,
  knownMessages,
  listOntologies,
  resolveOntologies,
  updateOntology,
  upsertOntology,
} from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { listPage } from '../../request/listPage.ts';
import { HttpError } from '../../request/httpError.ts';
import { serve, type Call, type Route } from '../../serve.ts';
import {
  addOntology,
  changeOntology,
  listActive,
  normalizeId,
  ontologiesOf,
  requireActive,
  termsMissing,
  type Creation,
  type OrganisationOntologies,
} from '../../state/ontologies.ts';

/** Listed in the documents' index only. Assumption: it equals PATCH. */
const putOntology = { ...updateOntology, name: 'putOntology', method: 'PUT' } as const;

/** The routes of an organisation's custom ontologies. Undocumented bodies are assumptions. */
export const ontologyRoutes: readonly Route[] = [
  serve(createOntology, ({ body }, call) => {
    const own = ownOntologies(call);
    if (own.get(body.ontologyId)?.status === 'active') {
      throw new HttpError(409, `An active ontology ${body.ontologyId} exists`);
    }
    return addOntology(own, body, creationBy(call));
  }),

  ...[updateOntology, putOntology].map((endpoint) =>
    serve(endpoint, ({ params, body }, call) => {
      const ontology = requireActive(ownOntologies(call), params.ontologyId);
      changeOntology(ontology, body);
      return ontology;
    }),
  ),

  serve(listOntologies, ({ query }, call) => ({
    ontologies: listPage(listActive(ownOntologies(call)), query),
  })),

  serve(getOntology, ({ params }, call) => requireActive(ownOntologies(call), params.ontologyId)),

  serve(deleteOntology, ({ params }, call) => {
    const ontology = ownOntologies(call).get(params.ontologyId);
    if (ontology === undefined) throw new HttpError(404, 'Ontology not found');
    ontology.status = 'deleted';
    return { ontologyId: ontology.ontologyId, status: ontology.status };
  }),

  serve(resolveOntologies, ({ body }, call) => {
    // Undocumented: the response for another tenant's id.
    if (body.tenantId !== undefined && body.tenantId !== call.caller.organisationId) {
      throw new HttpError(403, knownMessages.organisationDenied);
    }
    const own = ownOntologies(call);
    const ontologyIds = [...new Set((body.ontologyIds ?? []).map(normalizeId))];
    const unknown = ontologyIds.filter((id) => own.get(id)?.status !== 'active');
    if (unknown.length > 0) throw new HttpError(400, `Unknown ontology ids: ${unknown.join(', ')}`);
    return {
      ontologyIds,
      ontologyMode: body.ontologyMode ?? (ontologyIds.length > 0 ? 'strict' : null),
      documentGroup: body.documentGroup ?? null,
      ontologyBundle: ontologyIds.map((id) => requireActive(own, id)),
    };
  }),

  serve(upsertOntology, ({ body }, call) => {
    const own = ownOntologies(call);
    const { ontologyId, ...fields } = body;
    const known = own.get(ontologyId);
    if (known?.status === 'active') {
      changeOntology(known, fields);
      return known;
    }
    if (!hasTerms(fields)) throw new HttpError(400, termsMissing);
    return addOntology(own, body, creationBy(call));
  }),
];

function ownOntologies({ caller, world }: Call): OrganisationOntologies {
  return ontologiesOf(world.ontologies, caller.organisationId);
}

function creationBy({ caller, environment }: Call): Creation {
  return { createdAt: isoTime(environment.clock.now()), createdBy: caller.id };
}
