import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { FileLimits } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { fileLimitsQuery } from './chatQueries.ts';

/** The live file limits: `GET /chat/files/limits`. */
export function useFileLimits(): UseQueryResult<FileLimits> {
  return useQuery(fileLimitsQuery(useBrainstem().client));
}
