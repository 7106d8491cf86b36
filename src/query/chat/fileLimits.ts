import * as api from '../../api/index.ts';
import type { BrainstemClient } from '../../client/index.ts';
import { minute, queryOptions } from '../options.ts';
import { chatKeys } from './chatKeys.ts';

/** Fetches the current file limits: `GET /chat/files/limits`. */
export function fileLimitsQuery(client: BrainstemClient) {
  return queryOptions({
    queryKey: chatKeys.limits(client),
    queryFn: ({ signal }) => api.getFileLimits(client, { signal }),
    staleTime: 5 * minute,
  });
}
