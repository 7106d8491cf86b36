import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { FindingList } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { findingsQuery, type FindingsList } from './findingsQueries.ts';

/**
 * A list of findings with the platform's counters, fetched anew every half minute while it is
 * shown: `GET /findings`, `GET /findings/approved`, `GET /findings/rejected`.
 *
 * @param isWanted - Whether to fetch it at all.
 */
export function useFindingsList(
  list: FindingsList,
  isWanted: boolean,
): UseQueryResult<FindingList> {
  return useQuery({ ...findingsQuery(useBrainstem().client, list), enabled: isWanted });
}
