import * as v from 'valibot';
import { agentcore } from './agentcore.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty } from './schema/ids.ts';
import { withFallbackField, textOrEmpty } from './schema/replacement.ts';

export const attachmentReference = v.object({
  storage_key: v.pipe(v.string(), v.minLength(1)),
  name: v.optional(v.string()),
  content_type: v.optional(v.string()),
  /** In bytes. */
  size: v.optional(v.number()),
});

/** A reference to an uploaded file in a chat body, which never contains the file itself. */
export interface AttachmentReference extends v.InferOutput<typeof attachmentReference> {}

export const uploadedFile = v.object({
  id: withFallbackField(v.string(), 'storage_key'),
  name: withFallbackField(v.string(), 'storage_key'),
  storage_key: v.string(),
  bucket: textOrEmpty,
  content_type: textOrEmpty,
  /** In bytes. */
  size: v.number(),
  storage_uri: textOrEmpty,
  session_id: textOrEmpty,
});

/** An uploaded file of a session. */
export interface UploadedFile extends v.InferOutput<typeof uploadedFile> {}

const fileLimits = v.object({
  /** The maximum bytes of one file. */
  max_bytes: v.pipe(v.number(), v.integer()),
  /** The maximum files of one session. */
  max_files: v.pipe(v.number(), v.integer()),
});

/** The current file limits. */
export interface FileLimits extends v.InferOutput<typeof fileLimits> {}

/** `GET /chat/files/limits`: the authoritative file limits. */
export const getFileLimits = defineEndpoint('getFileLimits', 'GET /chat/files/limits', {
  ...agentcore,
  response: fileLimits,
});

/** `POST /chat/files`: uploads one file into a session. */
export const uploadFile = defineEndpoint('uploadFile', 'POST /chat/files', {
  ...agentcore,
  body: { type: 'multipart', schema: v.object({ session_id: nonEmpty }), fileField: 'file' },
  response: uploadedFile,
});

const sessionFiles = v.object({
  session_id: v.string(),
  files: v.array(uploadedFile),
});

/** The files of a session. */
export interface SessionFiles extends v.InferOutput<typeof sessionFiles> {}

/** `GET /chat/files?session_id=`: the files of a session. */
export const listFiles = defineEndpoint('listFiles', 'GET /chat/files', {
  ...agentcore,
  query: v.object({ session_id: nonEmpty }),
  response: sessionFiles,
});

const fileReference = v.object({ storage_key: nonEmpty, session_id: nonEmpty });

const deletedFile = v.object({ deleted: v.boolean(), storage_key: v.string() });

/** The outcome of deleting a file. */
export interface DeletedFile extends v.InferOutput<typeof deletedFile> {}

/** `DELETE /chat/files?storage_key=&session_id=`: deletes an uploaded file. */
export const deleteFile = defineEndpoint('deleteFile', 'DELETE /chat/files', {
  ...agentcore,
  query: fileReference,
  response: deletedFile,
});

const fileUrl = v.object({
  url: v.pipe(v.string(), v.url()),
  storage_key: v.string(),
});

/** A presigned URL of a file. */
export interface FileUrl extends v.InferOutput<typeof fileUrl> {}

/** `GET /chat/files/url?storage_key=&session_id=`: a presigned download URL of a file. */
export const getFileUrl = defineEndpoint('getFileUrl', 'GET /chat/files/url', {
  ...agentcore,
  query: fileReference,
  response: fileUrl,
});
