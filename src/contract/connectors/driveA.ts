import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { reading } from './scopes.ts';
import { nonEmpty } from '../schema/ids.ts';
import { withFallbackField } from '../schema/replacement.ts';

const text = v.nullish(v.string());

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

/** A selected file, in `selectedFiles` of a drive-A connection's metadata. */
export interface SelectedFile extends v.InferOutput<typeof selectedFile> {}

export const driveFile = v.looseObject({
  id: v.string(),
  name: withFallbackField(v.string(), 'id'),
  mimeType: text,
  webViewLink: text,
  createdTime: text,
  modifiedTime: text,
  /** In bytes, as text. */
  size: text,
  iconLink: text,
});

/** A file of the drive. */
export interface DriveFile extends v.InferOutput<typeof driveFile> {}

export const driveFilePage = v.object({
  files: v.array(driveFile),
  /** Present only if there are more pages. */
  nextPageToken: text,
});

/** One page of files. */
export interface DriveFilePage extends v.InferOutput<typeof driveFilePage> {}

/**
 * `GET {public_url}/connect/integrations/drive-files`. The platform's default `providerConfigKey`
 * is `alpha-drive`, the key of sheets.
 */
export const listDriveFiles = defineEndpoint(
  'listDriveFiles',
  'GET /connect/integrations/drive-files',
  {
    ...reading,
    query: v.object({
      connectionId: nonEmpty,
      providerConfigKey: v.optional(nonEmpty),
      /** An integer as text. @default 100 */
      pageSize: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d*$/))),
      pageToken: v.optional(v.string()),
    }),
    response: driveFilePage,
  },
);
