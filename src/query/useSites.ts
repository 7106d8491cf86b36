import {
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { DocumentSite, SiteFolder } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { siteFoldersQuery, sitesQuery, type FolderRef } from './siteQueries.ts';

/** The sites that a connection reaches: `GET /connectors/docs-online/sites`. */
export function useSites(connectionId: string): UseQueryResult<DocumentSite[]> {
  const { client } = useBrainstem();
  return useQuery(sitesQuery(client, connectionId));
}

/** What a folder holds: `GET /connectors/docs-online/folders`. */
export function useSiteFolders(folder: FolderRef): UseQueryResult<SiteFolder[]> {
  const { client } = useBrainstem();
  return useQuery(siteFoldersQuery(client, folder));
}

/** Finds the site behind an address: `GET /connectors/docs-online/resolve-site`. */
export function useResolveSite(
  connectionId: string,
): UseMutationResult<DocumentSite, Error, string> {
  const { client } = useBrainstem();
  return useMutation({
    mutationFn: (siteUrl: string) => api.resolveSite(client, { connectionId, siteUrl }),
    gcTime: 0,
  });
}
