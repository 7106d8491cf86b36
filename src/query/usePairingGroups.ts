import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBrainstem } from '../provider/index.ts';
import { pairingGroupsQuery } from './messagingQueries.ts';

/** The groups of a phone that was paired, as the platform answers them: their shape is not shown. */
export function usePairingGroups(sessionId: string): UseQueryResult {
  return useQuery(pairingGroupsQuery(useBrainstem().client, sessionId));
}
