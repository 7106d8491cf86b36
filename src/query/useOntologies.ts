import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Ontology } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { ontologiesQuery } from './ontologyQueries.ts';

/** The active ontologies of the tenant: `GET /ontologies`. */
export function useOntologies(): UseQueryResult<Ontology[]> {
  return useQuery(ontologiesQuery(useBrainstem().client));
}
