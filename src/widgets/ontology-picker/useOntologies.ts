import type { UseQueryResult } from '@tanstack/react-query';
import type { Ontology, ResolvedOntologies } from '../../contract/index.ts';
import { usePlatformQuery } from '../../provider/index.ts';
import { ontologiesQuery, resolvedOntologiesQuery, type OntologyPick } from '../../query/index.ts';

/** Fetches the tenant's active ontologies: `GET /ontologies`. */
export function useOntologies(): UseQueryResult<Ontology[]> {
  return usePlatformQuery(ontologiesQuery);
}

/**
 * Fetches the terms that an upload with these ontologies would use: `POST /ontologies/resolve`.
 * Debounced, and only if ontologies are picked. 400 if one of them is unknown.
 */
export function useResolvedOntologies(pick: OntologyPick): UseQueryResult<ResolvedOntologies> {
  return usePlatformQuery((client) => resolvedOntologiesQuery(client, pick));
}
