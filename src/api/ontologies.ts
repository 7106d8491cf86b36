import { DecodeError, type BrainstemClient, type CallOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type {
  CreateOntologyBody,
  Ontology,
  ResolvedOntologies,
  ResolveOntologiesBody,
  UpdateOntologyBody,
  UpsertOntologyBody,
} from '../contract/index.ts';
import { maxPages, readAllPages } from './readAllPages.ts';

/**
 * Creates an ontology with at least one term: `POST /ontologies`. Rejects with 409 if an active one
 * has the id; the id of a deleted one can be reused.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function createOntology(
  client: BrainstemClient,
  params: CreateOntologyBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.createOntology, { body: params }, options);
}

/**
 * Changes the given fields of an ontology: `PATCH /ontologies/{ontologyId}`. Rejects with 404 if it
 * is unknown or deleted.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function updateOntology(
  client: BrainstemClient,
  { ontologyId, ...body }: UpdateOntologyBody & { ontologyId: string },
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.updateOntology, { params: { ontologyId }, body }, options);
}

/**
 * Lists the tenant's active ontologies from all pages: `GET /ontologies`.
 *
 * @throws DecodeError if the list doesn't end within 100 pages.
 */
export async function listOntologies(
  client: BrainstemClient,
  options?: CallOptions,
): Promise<Ontology[]> {
  const { items, isEndless } = await readAllPages(
    async (page) => ({
      items: await client.json(contract.listOntologies, { query: page }, options),
    }),
    ({ ontologyId }) => ontologyId,
  );
  if (!isEndless) return items;
  // The return type can't express an incomplete list.
  throw new DecodeError('GET /ontologies', 'response', [
    { path: '', message: `expected a list that ends within ${maxPages} pages` },
  ]);
}

/** Fetches an active ontology: `GET /ontologies/{ontologyId}`. */
export function getOntology(
  client: BrainstemClient,
  ontologyId: string,
  options?: CallOptions,
): Promise<Ontology> {
  return client.json(contract.getOntology, { params: { ontologyId } }, options);
}

/**
 * Removes an ontology from list, get and resolve: `DELETE /ontologies/{ontologyId}`. Idempotent.
 * Annotations on graph nodes remain.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function deleteOntology(
  client: BrainstemClient,
  ontologyId: string,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.deleteOntology, { params: { ontologyId } }, options);
}

/**
 * Previews what an upload with these ontologies would use: `POST /ontologies/resolve`. More than
 * eight ids, or a mode without ids, reject with a DecodeError before sending. Unknown ids: 400.
 */
export function resolveOntologies(
  client: BrainstemClient,
  params: ResolveOntologiesBody,
  options?: CallOptions,
): Promise<ResolvedOntologies> {
  return client.json(contract.resolveOntologies, { body: params }, options);
}

/**
 * Creates or updates an ontology: `POST /ontologies/upsert`. Kept by the platform for
 * compatibility; prefer {@link createOntology} and {@link updateOntology}.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function upsertOntology(
  client: BrainstemClient,
  params: UpsertOntologyBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.upsertOntology, { body: params }, options);
}
