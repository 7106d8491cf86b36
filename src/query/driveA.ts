import * as api from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import { connectionKeys, type ConnectionRef } from './connectors.ts';
import { infiniteQueryOptions } from './options.ts';

const firstPage: string | null = null;

/** The files of a drive, page by page: `GET /connect/integrations/drive-files`. */
export function driveFilesQuery(client: BrainstemClient, ref: ConnectionRef) {
  return infiniteQueryOptions({
    queryKey: [...connectionKeys.content(client, ref.connectionId), 'drive-files'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.listDriveFiles(
        client,
        { ...ref, ...(pageParam === null ? {} : { pageToken: pageParam }) },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextPageToken ?? undefined,
    // A drive is paged by the tokens of one pass; fetching every page again would take minutes.
    staleTime: Infinity,
  });
}
