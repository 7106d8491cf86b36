import { joinById, type BrainstemClient, type CallOptions } from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import type {
  DocumentSite,
  DriveFile,
  DriveFilePage,
  SavedMetadata,
  SheetPreview,
  SiteFolder,
} from '../../contract/index.ts';
import { changeConnectionMetadata } from './connectionMetadata.ts';

/** The provider config key of drive-A connections; the route's default is another one. */
const driveKey = 'alpha-drive-files';

/** A page of a drive's files. */
export interface DriveFileQuery {
  connectionId: string;
  /** `alpha-drive` for spreadsheets. @default 'alpha-drive-files' */
  providerConfigKey?: string;
  /** The number of files per page. @default 100 */
  pageSize?: number;
  /** The previous page's `nextPageToken`. */
  pageToken?: string;
}

/** Lists one page of files: `GET /connect/integrations/drive-files`. */
export function listDriveFiles(
  client: BrainstemClient,
  { providerConfigKey = driveKey, pageSize, ...rest }: DriveFileQuery,
  options?: CallOptions,
): Promise<DriveFilePage> {
  const size = pageSize === undefined ? {} : { pageSize: String(pageSize) };
  const query = { ...rest, ...size, providerConfigKey };
  return client.json(contract.listDriveFiles, { query }, options);
}

/**
 * Lists all files page by page, until the page token repeats or is missing:
 * `GET /connect/integrations/drive-files`. To stop, leave the loop or abort the signal.
 */
export async function* allDriveFiles(
  client: BrainstemClient,
  query: Omit<DriveFileQuery, 'pageToken'>,
  options?: CallOptions,
): AsyncGenerator<DriveFile[], void> {
  const tokens = new Set<string | undefined>();
  let pageToken: string | undefined;
  do {
    tokens.add(pageToken);
    const page = pageToken === undefined ? query : { ...query, pageToken };
    const { files, nextPageToken } = await listDriveFiles(client, page, options);
    yield files;
    pageToken = nextPageToken ?? undefined;
  } while (!tokens.has(pageToken));
}

/** A file to sync, as returned by the picker. */
export interface FileSelection {
  id: string;
  name: string;
  url?: string;
  mimeType?: string;
  type?: string;
  addedAt?: string;
  addedBy?: string;
  description?: string;
  addedVia?: string;
}

/**
 * Sets the files to sync: writes `selectedFiles` into the metadata and keeps the rest (`GET` and
 * `POST /connect/integrations/connection-metadata`). Replaces the list: omit a file to remove it.
 */
export function saveSelectedFiles(
  client: BrainstemClient,
  { connectionId, selectedFiles }: { connectionId: string; selectedFiles: FileSelection[] },
  options?: CallOptions,
): Promise<SavedMetadata> {
  const ref = { connectionId, providerConfigKey: driveKey };
  return changeConnectionMetadata(client, ref, { fields: { selectedFiles } }, options);
}

const sheetsKey = 'alpha-drive';

/** Fetches the first rows of a spreadsheet: `GET /connect/integrations/sheet-preview`. */
export function getSheetPreview(
  client: BrainstemClient,
  sheet: { connectionId: string; spreadsheetId: string; sheetName?: string },
  options?: CallOptions,
): Promise<SheetPreview> {
  const query = { ...sheet, providerConfigKey: sheetsKey };
  return client.json(contract.getSheetPreview, { query }, options);
}

/** A spreadsheet to sync, as returned by the picker. Its `type` is the MIME type of spreadsheets. */
export interface SheetSelection extends Omit<FileSelection, 'mimeType' | 'addedVia'> {}

/**
 * Sets the spreadsheets to sync: writes `selectedSheets` into the metadata and keeps the rest
 * (`GET` and `POST /connect/integrations/connection-metadata`). Replaces the list.
 */
export function saveSelectedSheets(
  client: BrainstemClient,
  { connectionId, selectedSheets }: { connectionId: string; selectedSheets: SheetSelection[] },
  options?: CallOptions,
): Promise<SavedMetadata> {
  const ref = { connectionId, providerConfigKey: sheetsKey };
  return changeConnectionMetadata(client, ref, { fields: { selectedSheets } }, options);
}

/** Lists the sites that a connection can access: `GET /connectors/docs-online/sites`. */
export async function listSites(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<DocumentSite[]> {
  const query = { connectionId };
  const { sites } = await client.json(contract.listSites, { query }, options);
  return joinById((site) => site.id, sites);
}

/**
 * Lists a folder of a drive: `GET /connectors/docs-online/folders`.
 *
 * @param folder - `driveId` from its site; `folderPath` from the drive's root, such as
 * `Audits/2026`.
 */
export async function listSiteFolders(
  client: BrainstemClient,
  folder: { connectionId: string; driveId?: string; folderPath?: string },
  options?: CallOptions,
): Promise<SiteFolder[]> {
  const { folders } = await client.json(contract.listSiteFolders, { query: folder }, options);
  return joinById((entry) => entry.id, folders);
}

/** Resolves a pasted address to a site: `GET /connectors/docs-online/resolve-site`. */
export async function resolveSite(
  client: BrainstemClient,
  query: { connectionId: string; siteUrl: string },
  options?: CallOptions,
): Promise<DocumentSite> {
  return (await client.json(contract.resolveSite, { query }, options)).site;
}
