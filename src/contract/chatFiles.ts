import * as v from 'valibot';
import { agentcore } from './agentcore.ts';
import { defineEndpoint } from './endpoint.ts';
import { nonEmpty } from './ids.ts';

/** Names an uploaded file on a chat body. Bytes never travel there. */
export const attachmentReference = v.object({
  storage_key: v.pipe(v.string(), v.minLength(1)),
  name: v.optional(v.string()),
  content_type: v.optional(v.string()),
  /** Bytes. */
  size: v.optional(v.number()),
});

/** See {@link attachmentReference}. */
export type AttachmentReference = v.InferOutput<typeof attachmentReference>;

/** A file that was uploaded into a session. */
export const uploadedFile = v.object({
  id: v.string(),
  name: v.string(),
  storage_key: v.string(),
  bucket: v.string(),
  content_type: v.string(),
  /** Bytes. */
  size: v.number(),
  storage_uri: v.string(),
  session_id: v.string(),
});

/** See {@link uploadedFile}. */
export type UploadedFile = v.InferOutput<typeof uploadedFile>;

/** `GET /chat/files/limits`: the authority for file limits. */
export const getFileLimits = defineEndpoint({
  ...agentcore,
  name: 'getFileLimits',
  method: 'GET',
  path: '/chat/files/limits',
  idempotent: true,
  response: {
    type: 'json',
    status: 200,
    schema: v.object({
      /** Bytes of one file. */
      max_bytes: v.pipe(v.number(), v.integer()),
      /** Files of one session. */
      max_files: v.pipe(v.number(), v.integer()),
    }),
  },
});

/** Live file limits: bytes of one file, and how many files. */
export type FileLimits = v.InferOutput<(typeof getFileLimits)['response']['schema']>;

/** `POST /chat/files`: uploads one file into a session. */
export const uploadFile = defineEndpoint({
  ...agentcore,
  name: 'uploadFile',
  method: 'POST',
  path: '/chat/files',
  idempotent: false,
  body: { type: 'multipart', schema: v.object({ session_id: nonEmpty }), fileField: 'file' },
  response: { type: 'json', status: 200, schema: uploadedFile },
});

/** `GET /chat/files?session_id=`: the files of a session. */
export const listFiles = defineEndpoint({
  ...agentcore,
  name: 'listFiles',
  method: 'GET',
  path: '/chat/files',
  idempotent: true,
  query: v.object({ session_id: nonEmpty }),
  response: {
    type: 'json',
    status: 200,
    schema: v.object({ session_id: v.string(), files: v.array(uploadedFile) }),
  },
});

const fileReference = v.object({ storage_key: nonEmpty, session_id: nonEmpty });

/** `DELETE /chat/files?storage_key=&session_id=`: deletes an uploaded file. */
export const deleteFile = defineEndpoint({
  ...agentcore,
  name: 'deleteFile',
  method: 'DELETE',
  path: '/chat/files',
  idempotent: true,
  query: fileReference,
  response: {
    type: 'json',
    status: 200,
    schema: v.object({ deleted: v.boolean(), storage_key: v.string() }),
  },
});

/** `GET /chat/files/url?storage_key=&session_id=`: a presigned address to download a file from. */
export const getFileUrl = defineEndpoint({
  ...agentcore,
  name: 'getFileUrl',
  method: 'GET',
  path: '/chat/files/url',
  idempotent: true,
  query: fileReference,
  response: {
    type: 'json',
    status: 200,
    schema: v.object({ url: v.pipe(v.string(), v.url()), storage_key: v.string() }),
  },
});
