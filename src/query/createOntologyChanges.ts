import type { QueryClient } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { CreateOntologyBody, Ontology, UpdateOntologyBody } from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';
import { ontologiesQuery, ontologyKeys } from './ontologyQueries.ts';

/** Changes to ontologies, with the cached list kept in step. */
export interface OntologyChanges {
  /** `POST /ontologies`: 409 when an active one has the id. */
  create(body: CreateOntologyBody, signal?: AbortSignal): Promise<void>;
  /** `PATCH /ontologies/{ontologyId}`: 404 when it is unknown or deleted. */
  update(ontologyId: string, changes: UpdateOntologyBody, signal?: AbortSignal): Promise<void>;
  /** `DELETE /ontologies/{ontologyId}`. */
  remove(ontologyId: string): Promise<void>;
}

/** Binds the changes to a client and its cache. */
export function createOntologyChanges(
  client: BrainstemContextValue['client'],
  queries: QueryClient,
): OntologyChanges {
  const { queryKey } = ontologiesQuery(client);
  /** The list shows the change at once; what the platform made of it is fetched behind it. */
  const show = async (change: (list: Ontology[]) => Ontology[]): Promise<void> => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (list) => (list === undefined ? list : change(list)));
    void queries.invalidateQueries({ queryKey: ontologyKeys.all(client) });
  };
  const options = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });

  return {
    async create(body, signal) {
      await api.createOntology(client, body, options(signal));
      const { entityTypes = [], legalTerms = [], requiredFields = [] } = body;
      const created = { ...body, entityTypes, legalTerms, requiredFields };
      await show((list) => [
        ...list.filter(({ ontologyId }) => ontologyId !== body.ontologyId),
        created,
      ]);
    },
    async update(ontologyId, changes, signal) {
      await api.updateOntology(client, { ontologyId, ...changes }, options(signal));
      await show((list) =>
        list.map((one) => (one.ontologyId === ontologyId ? { ...one, ...changes } : one)),
      );
    },
    async remove(ontologyId) {
      await api.deleteOntology(client, ontologyId);
      await show((list) => list.filter((one) => one.ontologyId !== ontologyId));
    },
  };
}
