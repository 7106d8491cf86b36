import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { FindingDetail } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { findingQuery } from './findingsQueries.ts';

/** How often a finding that is being processed is fetched anew, in milliseconds. */
const processingInterval = 2_000;

/** One finding, followed while it is being processed: `GET /findings/{finding_id}`. */
export function useFinding(id: string | undefined): UseQueryResult<FindingDetail> {
  return useQuery({
    ...findingQuery(useBrainstem().client, id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.processing === true ? processingInterval : false),
  });
}
