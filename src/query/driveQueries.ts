import { infiniteQueryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';
import { connectionKeys, type ConnectionRef } from './connectionQueries.ts';

type Client = BrainstemContextValue['client'];

/** The files of a drive, page after page: `GET /connect/integrations/drive-files`. */
export function driveFilesQuery(client: Client, ref: ConnectionRef) {
  return infiniteQueryOptions({
    queryKey: [...connectionKeys.content(client, ref), 'drive-files'],
    queryFn: ({ pageParam, signal }) =>
      api.listDriveFiles(
        client,
        { ...ref, ...(pageParam === null ? {} : { pageToken: pageParam }) },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextPageToken ?? undefined,
    // A drive is paged by tokens of one pass; fetching every page anew would take minutes.
    staleTime: Infinity,
  });
}

const firstPage: string | null = null;
