import { useEffect, useMemo, useState } from 'react';
import { isPlatformError } from '../../../client/errors/index.ts';
import { usePlatformInfiniteQuery } from '../../../provider/index.ts';
import { driveFilesQuery, joinById, type ConnectionRef } from '../../../query/index.ts';

/**
 * Loads a drive's files by page: `GET /connect/integrations/drive-files`. The last page's error
 * keeps earlier pages. A pending request is aborted when the last component that uses it unmounts.
 */
export function useDriveFiles(ref: ConnectionRef) {
  const { data, error, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    usePlatformInfiniteQuery((client) => driveFilesQuery(client, ref));
  const [wantsAll, setWantsAll] = useState(false);
  const isLoadingAll = wantsAll && hasNextPage && error === null;

  // `isFetching` may never render as true, so the page count is a dependency too.
  const pageCount = data?.pages.length;
  useEffect(() => {
    if (isLoadingAll && !isFetching) void fetchNextPage();
  }, [isLoadingAll, isFetching, pageCount, fetchNextPage]);

  // A file that moves during pagination is on two pages.
  const files = useMemo(
    () => data && joinById((file) => file.id, ...data.pages.map((page) => page.files)),
    [data],
  );
  return {
    files,
    /** The error of the last failed page. */
    error,
    isFetching,
    hasMore: hasNextPage,
    /** True while all pages are being fetched. */
    isLoadingAll,
    loadMore: () => void fetchNextPage(),
    /** Fetches all remaining pages, until an error or `stop`. */
    loadAll: () => {
      setWantsAll(true);
      if (!isFetching) void fetchNextPage();
    },
    stop: () => setWantsAll(false),
    /** Refetches the failed page, or all pages if none failed or the platform refuses its token. */
    refetch: () => void (isFetchNextPageError && !isRefused(error) ? fetchNextPage() : refetch()),
  };
}

export type DriveFiles = ReturnType<typeof useDriveFiles>;

/** Returns true if the platform answers the same each time, as to a page token that has expired. */
function isRefused(error: Error | null): boolean {
  return isPlatformError(error) && !error.retryable;
}
