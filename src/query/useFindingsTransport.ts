import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBrainstem } from '../provider/index.ts';
import { createFindingsTransport, type FindingsTransport } from './findingsTransport.ts';

/** The routes of validation, bound to the provider's client and cache. */
export function useFindingsTransport(): FindingsTransport {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMemo(() => createFindingsTransport(client, queries), [client, queries]);
}
