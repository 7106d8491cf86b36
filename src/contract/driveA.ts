import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { nonEmpty } from './ids.ts';

const text = v.nullish(v.string());

/** A file that a person selected, in the metadata of a drive-A connection as `selectedFiles`. */
export const selectedFile = v.looseObject({
  id: v.string(),
  name: text,
  url: text,
  mimeType: text,
  /** For example `file`. */
  type: text,
  addedAt: text,
  addedBy: text,
  description: text,
  /** Missing or `never` before the first sync. */
  syncStatus: text,
  /** For example `picker`. */
  addedVia: text,
});

/** See {@link selectedFile}. */
export type SelectedFile = v.InferOutput<typeof selectedFile>;

/** A file of the drive. */
export const driveFile = v.looseObject({
  id: v.string(),
  name: v.string(),
  mimeType: text,
  webViewLink: text,
  createdTime: text,
  modifiedTime: text,
  /** Bytes, as text. */
  size: text,
  iconLink: text,
});

/** See {@link driveFile}. */
export type DriveFile = v.InferOutput<typeof driveFile>;

/** One page of files. */
export const driveFilePage = v.object({
  files: v.array(driveFile),
  /** Present only when there are more pages. */
  nextPageToken: text,
});

/** See {@link driveFilePage}. */
export type DriveFilePage = v.InferOutput<typeof driveFilePage>;

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
