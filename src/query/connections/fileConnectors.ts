import { keepPreviousData } from '@tanstack/query-core';
import * as api from '../../api/index.ts';
import { hasStatus, type BrainstemClient } from '../../client/index.ts';
import { connectionKeys, type ConnectionRef } from '../connectors.ts';
import { infiniteQueryOptions, minute, mutationOptions, queryOptions } from '../options.ts';

/** The first page, of the platform's default size. */
const firstPage: Pick<api.DriveFileQuery, 'pageToken' | 'pageSize'> = {};

/** The platform's page size unless another is requested. */
const usualPage = 100;

const maxPageSize = 1_000;

/**
 * Fetches a drive's files page by page: `GET /connect/integrations/drive-files`. Doubles the page
 * size after each full page, up to 1,000 files, until the platform returns fewer or refuses. A
 * repeated page token ends the list.
 */
export function driveFilesQuery(client: BrainstemClient, ref: ConnectionRef) {
  return infiniteQueryOptions({
    queryKey: [...connectionKeys.content(client, ref.connectionId), 'drive-files'] as const,
    queryFn: async ({ pageParam, signal }) => {
      const { pageToken, pageSize } = pageParam;
      const read = (page: typeof firstPage) =>
        api.listDriveFiles(client, { ...ref, ...page }, { signal });
      try {
        return await read(pageParam);
      } catch (error) {
        // The maximum page size isn't documented.
        if (pageSize === undefined || !hasStatus(error, 400, 422)) throw error;
        return await read({ pageToken });
      }
    },
    initialPageParam: firstPage,
    getNextPageParam: (
      { files, nextPageToken },
      pages,
      last,
      earlier,
    ): typeof firstPage | undefined => {
      const pageToken = nextPageToken ?? '';
      if (pageToken === '' || earlier.some((page) => page.pageToken === pageToken))
        return undefined;
      const requestedSize = last.pageSize ?? (pages.length === 1 ? usualPage : Infinity);
      if (files.length < requestedSize) return { pageToken };
      return { pageToken, pageSize: Math.min(requestedSize * 2, maxPageSize) };
    },
    // A drive's page tokens belong to one pass; refetching every page would take minutes.
    staleTime: Infinity,
  });
}

/** A tab of a spreadsheet. */
export interface SheetRef {
  connectionId: string;
  spreadsheetId: string;
  /** @default the first tab */
  sheetName?: string;
}

/**
 * Fetches the first rows of a tab: `GET /connect/integrations/sheet-preview`. While another tab
 * of the spreadsheet loads, the data is the previous tab’s, for its list of tabs.
 */
export function sheetPreviewQuery(client: BrainstemClient, sheet: SheetRef) {
  const { connectionId, spreadsheetId, sheetName = null } = sheet;
  const content = connectionKeys.content(client, connectionId);
  return queryOptions({
    queryKey: [...content, 'preview', spreadsheetId, sheetName] as const,
    queryFn: ({ signal }) => api.getSheetPreview(client, sheet, { signal }),
    staleTime: 5 * minute,
    placeholderData: keepPreviousData,
  });
}

/** A folder of a site's drive. */
export interface FolderRef {
  connectionId: string;
  /** The drive's id, from its site. */
  driveId?: string;
  /** The path from the drive's root, such as `Audits/2026`. @default the root */
  folderPath?: string;
}

/** Fetches a connection's sites: `GET /connectors/docs-online/sites`. */
export function docsOnlineSitesQuery(client: BrainstemClient, connectionId: string) {
  return queryOptions({
    queryKey: [...connectionKeys.content(client, connectionId), 'sites'] as const,
    queryFn: ({ signal }) => api.listSites(client, connectionId, { signal }),
    staleTime: minute,
  });
}

/** Lists a folder: `GET /connectors/docs-online/folders`. */
export function docsOnlineFoldersQuery(client: BrainstemClient, folder: FolderRef) {
  const { connectionId, driveId = null, folderPath = '' } = folder;
  const content = connectionKeys.content(client, connectionId);
  return queryOptions({
    queryKey: [...content, 'folders', driveId, folderPath] as const,
    queryFn: ({ signal }) => api.listSiteFolders(client, folder, { signal }),
    staleTime: minute,
  });
}

/** Resolves a site by its address: `GET /connectors/docs-online/resolve-site`. */
export function resolveSiteMutation(client: BrainstemClient, connectionId: string) {
  return mutationOptions({
    mutationFn: (siteUrl: string) => api.resolveSite(client, { connectionId, siteUrl }),
  });
}
