import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBrainstem } from '../provider/index.ts';
import { createOntologyChanges, type OntologyChanges } from './createOntologyChanges.ts';

/** Changes to ontologies, bound to the provider's client and cache. */
export function useOntologyChanges(): OntologyChanges {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMemo(() => createOntologyChanges(client, queries), [client, queries]);
}
