import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ResolvedOntologies } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { ontologyFields, type OntologyPick } from './ontologyPick.ts';
import { resolvedOntologiesQuery } from './ontologyQueries.ts';

/**
 * What an upload with these ontologies would use: `POST /ontologies/resolve`. Asked a moment after
 * the last change, and only where ontologies are picked. 400 when one of them is unknown.
 */
export function useResolvedOntologies(pick: OntologyPick): UseQueryResult<ResolvedOntologies> {
  return useQuery({
    ...resolvedOntologiesQuery(useBrainstem().client, ontologyFields(pick)),
    enabled: pick.ontologyIds.length > 0,
    placeholderData: keepPreviousData,
  });
}
