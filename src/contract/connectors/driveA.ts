import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { nonEmpty } from '../schema/ids.ts';
import { orField } from '../schema/replacement.ts';

const text = v.nullish(v.string());

/** Schema of {@link SelectedFile}. */
export const selectedFile = v.looseObject({
  id: v.string(),
  name: text,
  url: text,
  mimeType: text,
  type: text,
  addedAt: text,
  addedBy: text,
  description: text,
  syncStatus: text,
  addedVia: text,
}) satisfies v.GenericSchema<unknown, SelectedFile>;

/** A file that a person selected, in the metadata of a drive-A connection as `selectedFiles`. */
export interface SelectedFile {
  id: string;
  name?: string | null;
  url?: string | null;
  mimeType?: string | null;
  /** For example `file`. */
  type?: string | null;
  addedAt?: string | null;
  addedBy?: string | null;
  description?: string | null;
  /** Missing or `never` before the first sync. */
  syncStatus?: string | null;
  /** For example `picker`. */
  addedVia?: string | null;
  [key: string]: unknown;
}

/** Schema of {@link DriveFile}. */
export const driveFile = v.looseObject({
  id: v.string(),
  name: orField(v.string(), 'id'),
  mimeType: text,
  webViewLink: text,
  createdTime: text,
  modifiedTime: text,
  size: text,
  iconLink: text,
}) satisfies v.GenericSchema<unknown, DriveFile>;

/** A file of the drive. */
export interface DriveFile {
  id: string;
  name: string;
  mimeType?: string | null;
  webViewLink?: string | null;
  createdTime?: string | null;
  modifiedTime?: string | null;
  /** Bytes, as text. */
  size?: string | null;
  iconLink?: string | null;
  [key: string]: unknown;
}

/** Schema of {@link DriveFilePage}. */
export const driveFilePage = v.object({
  files: v.array(driveFile),
  nextPageToken: text,
}) satisfies v.GenericSchema<unknown, DriveFilePage>;

/** One page of files. */
export interface DriveFilePage {
  files: DriveFile[];
  /** Present only when there are more pages. */
  nextPageToken?: string | null;
}

/**
 * `GET {public_url}/connect/integrations/drive-files`. Without `providerConfigKey` the platform takes
 * `alpha-drive`, the key of sheets.
 */
export const listDriveFiles = defineEndpoint({
  name: 'listDriveFiles',
  method: 'GET',
  host: 'public',
  path: '/connect/integrations/drive-files',
  credential: 'serviceActorToken',
  scope: 'connectors:read',
  idempotent: true,
  query: v.object({
    connectionId: nonEmpty,
    providerConfigKey: v.optional(nonEmpty),
    /** A whole number as text. @default 100 */
    pageSize: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d*$/))),
    pageToken: v.optional(v.string()),
  }),
  response: { type: 'json', status: 200, schema: driveFilePage },
});
