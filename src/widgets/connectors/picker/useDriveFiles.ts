import { useEffect, useMemo, useState } from 'react';
import { isPlatformError } from '../../../client/errors/index.ts';
import type { DriveFile } from '../../../contract/index.ts';
import { usePlatformInfiniteQuery } from '../../../provider/index.ts';
import type { ItemLoading } from './ItemPicker.tsx';
import { driveFilesQuery, withUnreadableCount, type ConnectionRef } from '../../../query/index.ts';

/** The loaded files of a drive. The last page's error keeps earlier pages. */
export interface DriveFilesState extends ItemLoading {
  /** Undefined until the first page has loaded. */
  files: readonly DriveFile[] | undefined;
}

/**
 * Loads a drive's files by page: `GET /connect/integrations/drive-files`. A pending request is
 * aborted when the last component that uses it unmounts.
 */
export function useDriveFiles(ref: ConnectionRef): DriveFilesState {
  const { data, error, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    usePlatformInfiniteQuery((client) => driveFilesQuery(client, ref));
  const [wantsAll, setWantsAll] = useState(false);
  const isLoadingAll = wantsAll && hasNextPage && error === null;

  // `isFetching` may never render as true, so the page count is a dependency too.
  const pageCount = data?.pages.length;
  useEffect(() => {
    if (isLoadingAll && !isFetching) void fetchNextPage();
  }, [isLoadingAll, isFetching, pageCount, fetchNextPage]);

  const files = useMemo(() => uniqueFiles(data?.pages), [data]);
  return {
    files,
    error,
    isFetching,
    hasMore: hasNextPage,
    isLoadingAll,
    loadMore: () => void fetchNextPage(),
    loadAll: () => {
      setWantsAll(true);
      if (!isFetching) void fetchNextPage();
    },
    stop: () => setWantsAll(false),
    refetch: () => void (isFetchNextPageError && !isRefused(error) ? fetchNextPage() : refetch()),
  };
}

/** Returns true if the platform answers the same each time, as to a page token that has expired. */
function isRefused(error: Error | null): boolean {
  return isPlatformError(error) && !error.retryable;
}

/** Removes duplicates: a file that moves during pagination is on two pages. Keeps the first. */
function uniqueFiles(
  pages: readonly { files: readonly DriveFile[] }[] | undefined,
): readonly DriveFile[] | undefined {
  if (pages === undefined) return undefined;
  const byId = new Map<string, DriveFile>();
  for (const { files } of pages) {
    for (const file of files) if (!byId.has(file.id)) byId.set(file.id, file);
  }
  return withUnreadableCount([...byId.values()], ...pages.map(({ files }) => files));
}
