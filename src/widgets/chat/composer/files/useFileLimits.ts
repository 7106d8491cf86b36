import type { UseQueryResult } from '@tanstack/react-query';
import type { FileLimits } from '../../../../contract/index.ts';
import { usePlatformQuery } from '../../../../provider/index.ts';
import { fileLimitsQuery } from '../../../../query/index.ts';

/** Fetches the current file limits: `GET /chat/files/limits`. */
export function useFileLimits(): UseQueryResult<FileLimits> {
  return usePlatformQuery(fileLimitsQuery);
}
