import { queryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';
import { connectionKeys } from './connectionQueries.ts';

type Client = BrainstemContextValue['client'];

/** A folder of a site's drive. */
export interface FolderRef {
  connectionId: string;
  /** As a site names it. */
  driveId?: string;
  /** From the drive's top, as `Audits/2026`. @default the top */
  folderPath?: string;
}

/** The sites of a connection: `GET /connectors/docs-online/sites`. */
export function sitesQuery(client: Client, connectionId: string) {
  return queryOptions({
    queryKey: [...connectionKeys.content(client, { connectionId }), 'sites'],
    queryFn: ({ signal }) => api.listSites(client, connectionId, { signal }),
    staleTime: 60_000,
  });
}

/** What a folder holds: `GET /connectors/docs-online/folders`. */
export function siteFoldersQuery(client: Client, folder: FolderRef) {
  const { driveId = null, folderPath = '' } = folder;
  return queryOptions({
    queryKey: [...connectionKeys.content(client, folder), 'folders', driveId, folderPath],
    queryFn: ({ signal }) => api.listSiteFolders(client, folder, { signal }),
    staleTime: 60_000,
  });
}
