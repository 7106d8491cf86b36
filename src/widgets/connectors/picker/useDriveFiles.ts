import { useEffect, useMemo, useState } from 'react';
import type { DriveFile } from '../../../contract/index.ts';
import { usePlatformInfiniteQuery } from '../../../provider/index.ts';
import { driveFilesQuery, withLeftOut, type ConnectionRef } from '../../../query/index.ts';

/** The files of a drive as far as they were loaded. */
export interface DriveFilesState {
  /** Undefined until the first page came. */
  files: readonly DriveFile[] | undefined;
  /** The error of the last page that couldn't be fetched; earlier pages stay. */
  error: Error | null;
  isFetching: boolean;
  hasMore: boolean;
  /** True while page after page is being fetched. */
  isLoadingAll: boolean;
  loadMore: () => void;
  /** Fetches page after page until the last one, an error, or `stop`. */
  loadAll: () => void;
  stop: () => void;
  /** Fetches the page that failed again, or all of them where none did. */
  retry: () => void;
}

/**
 * The files of a drive: `GET /connect/integrations/drive-files`, a page at a time. A request under
 * way is aborted when the last component that uses it unmounts.
 */
export function useDriveFiles(ref: ConnectionRef): DriveFilesState {
  const { data, error, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    usePlatformInfiniteQuery((client) => driveFilesQuery(client, ref));
  const [wantsAll, setWantsAll] = useState(false);
  const isLoadingAll = wantsAll && hasNextPage && error === null;

  // A page that arrives before the next render is never seen to be fetched: its number is.
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
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** A file that moved while pages were fetched is on two of them. The first counts. */
function uniqueFiles(
  pages: readonly { files: readonly DriveFile[] }[] | undefined,
): readonly DriveFile[] | undefined {
  if (pages === undefined) return undefined;
  const byId = new Map<string, DriveFile>();
  for (const { files } of pages) {
    for (const file of files) if (!byId.has(file.id)) byId.set(file.id, file);
  }
  return withLeftOut([...byId.values()], ...pages.map(({ files }) => files));
}
