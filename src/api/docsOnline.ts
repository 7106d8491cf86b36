import type { BrainstemClient, CallOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type { DocumentSite, SiteFolder } from '../contract/index.ts';

/** The sites that a connection reaches: `GET /connectors/docs-online/sites`. */
export async function listSites(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<DocumentSite[]> {
  const query = { connectionId };
  return (await client.json(contract.listSites, { query }, options)).sites;
}

/**
 * What a folder of a drive holds: `GET /connectors/docs-online/folders`.
 *
 * @param folder - `driveId` as a site names it; `folderPath` from the drive's top, as `Audits/2026`.
 */
export async function listSiteFolders(
  client: BrainstemClient,
  folder: { connectionId: string; driveId?: string; folderPath?: string },
  options?: CallOptions,
): Promise<SiteFolder[]> {
  return (await client.json(contract.listSiteFolders, { query: folder }, options)).folders;
}

/** The site behind an address that a person pasted: `GET /connectors/docs-online/resolve-site`. */
export async function resolveSite(
  client: BrainstemClient,
  query: { connectionId: string; siteUrl: string },
  options?: CallOptions,
): Promise<DocumentSite> {
  return (await client.json(contract.resolveSite, { query }, options)).site;
}
