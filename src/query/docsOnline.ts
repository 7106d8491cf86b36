import * as api from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import { connectionKeys } from './connectors.ts';
import { mutationOptions, queryOptions } from './options.ts';

/** A folder of a site's drive. */
export interface FolderRef {
  connectionId: string;
  /** As a site names it. */
  driveId?: string;
  /** From the top of the drive, as `Audits/2026`. @default the top */
  folderPath?: string;
}

/** The sites of a connection: `GET /connectors/docs-online/sites`. */
export function docsOnlineSitesQuery(client: BrainstemClient, connectionId: string) {
  return queryOptions({
    queryKey: [...connectionKeys.content(client, connectionId), 'sites'] as const,
    queryFn: ({ signal }) => api.listSites(client, connectionId, { signal }),
    staleTime: 60_000,
  });
}

/** What a folder holds: `GET /connectors/docs-online/folders`. */
export function docsOnlineFoldersQuery(client: BrainstemClient, folder: FolderRef) {
  const { connectionId, driveId = null, folderPath = '' } = folder;
  const content = connectionKeys.content(client, connectionId);
  return queryOptions({
    queryKey: [...content, 'folders', driveId, folderPath] as const,
    queryFn: ({ signal }) => api.listSiteFolders(client, folder, { signal }),
    staleTime: 60_000,
  });
}

/** Finds the site behind an address: `GET /connectors/docs-online/resolve-site`. */
export function resolveSiteMutation(client: BrainstemClient, connectionId: string) {
  return mutationOptions({
    mutationFn: (siteUrl: string) => api.resolveSite(client, { connectionId, siteUrl }),
  });
}
