import type { BrainstemClient, CallOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type { DriveFile, DriveFilePage, SavedMetadata } from '../contract/index.ts';
import { changeConnectionMetadata } from './connectionMetadata.ts';

/** The key of drive-A connections, unlike the one that the route takes when none is given. */
const driveKey = 'alpha-drive-files';

/** Which page of which drive. */
export interface DriveFileQuery {
  connectionId: string;
  /** `alpha-drive` for spreadsheets. @default 'alpha-drive-files' */
  providerConfigKey?: string;
  /** Files on a page. @default 100 */
  pageSize?: number;
  /** What the page before answered as `nextPageToken`. */
  pageToken?: string;
}

/** One page of files: `GET /connect/integrations/drive-files`. */
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
 * All files, page after page: `GET /connect/integrations/drive-files` for as long as it answers a
 * token. Leave the loop, or fire the signal, to stop.
 */
export async function* allDriveFiles(
  client: BrainstemClient,
  query: Omit<DriveFileQuery, 'pageToken'>,
  options?: CallOptions,
): AsyncGenerator<DriveFile[], void> {
  let pageToken: string | undefined;
  do {
    const page = pageToken === undefined ? query : { ...query, pageToken };
    const { files, nextPageToken } = await listDriveFiles(client, page, options);
    yield files;
    pageToken = nextPageToken ?? undefined;
  } while (pageToken !== undefined);
}

/** A file to be synced, as the picker knows it. */
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
 * Says which files are synced: writes `selectedFiles` into the metadata and keeps the rest (`GET` and
 * `POST /connect/integrations/connection-metadata`). The list is replaced whole: to remove a file, leave it out.
 */
export function saveSelectedFiles(
  client: BrainstemClient,
  { connectionId, selectedFiles }: { connectionId: string; selectedFiles: FileSelection[] },
  options?: CallOptions,
): Promise<SavedMetadata> {
  const ref = { connectionId, providerConfigKey: driveKey };
  return changeConnectionMetadata(client, ref, { fields: { selectedFiles } }, options);
}
