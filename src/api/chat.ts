import {
  readDataStream,
  type BrainstemClient,
  type CallOptions,
  type DataStreamPart,
  type UploadOptions,
} from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type {
  AcceptedChat,
  AttachmentReference,
  CancelledChat,
  ChatAnswer,
  DeletedFile,
  DeletedSession,
  FileLimits,
  FileUrl,
  MessageQuery,
  ResumeBody,
  SendChatAsyncBody,
  SessionFiles,
  SessionId,
  SessionMessages,
  SessionPage,
  SessionQuery,
  SessionStatus,
  StorageKey,
  UploadedFile,
} from '../contract/index.ts';

/** A message to send. Requires text or attachments. */
export interface SendParams {
  session_id: SessionId;
  message?: string;
  attachments?: AttachmentReference[];
}

/**
 * The parts of a turn as they arrive, in batches. The generator's return value has `finished`; a
 * turn that isn't was cut off, and may continue on the platform.
 */
export type TurnParts = ReturnType<typeof readDataStream>;

/** One batch of parts. */
export type TurnBatch = DataStreamPart[];

/** Sends a message and reads the answer as it streams: `POST /chat/stream`. */
export async function streamChat(
  client: BrainstemClient,
  params: SendParams,
  options: CallOptions = {},
): Promise<TurnParts> {
  return readDataStream(
    await client.stream(contract.streamChat, { body: params }, options),
    options,
  );
}

/** Sends a message and waits for the complete answer: `POST /chat`. */
export function sendChat(
  client: BrainstemClient,
  params: SendParams,
  options?: CallOptions,
): Promise<ChatAnswer> {
  return client.json(contract.sendChat, { body: params }, options);
}

/**
 * Sends a message whose answer the platform POSTs to `callback_url`, an HTTPS URL of the host's
 * backend: `POST /chat/async`.
 */
export function sendChatAsync(
  client: BrainstemClient,
  params: SendChatAsyncBody,
  options?: CallOptions,
): Promise<AcceptedChat> {
  return client.json(contract.sendChatAsync, { body: params }, options);
}

/** Answers a paused run and streams the rest: `POST /chat/resume`. */
export async function resumeChat(
  client: BrainstemClient,
  params: ResumeBody,
  options: CallOptions = {},
): Promise<TurnParts> {
  return readDataStream(
    await client.stream(contract.resumeChat, { body: params }, options),
    options,
  );
}

/** Joins a running turn: `POST /chat/attach`. It may replay the turn or only tail it. */
export async function attachChat(
  client: BrainstemClient,
  session_id: SessionId,
  options: CallOptions = {},
): Promise<TurnParts> {
  return readDataStream(
    await client.stream(contract.attachChat, { body: { session_id } }, options),
    options,
  );
}

/** Stops a run: `POST /chat/cancel`. */
export function cancelChat(
  client: BrainstemClient,
  session_id: SessionId,
  options?: CallOptions,
): Promise<CancelledChat> {
  return client.json(contract.cancelChat, { body: { session_id } }, options);
}

/** Lists one page of sessions by last activity: `GET /sessions`. */
export function listSessions(
  client: BrainstemClient,
  params: SessionQuery = {},
  options?: CallOptions,
): Promise<SessionPage> {
  return client.json(contract.listSessions, { query: params }, options);
}

/** Lists a session's messages, with its state: `GET /sessions/{session_id}/messages`. */
export function listMessages(
  client: BrainstemClient,
  { session_id, ...query }: { session_id: SessionId } & MessageQuery,
  options?: CallOptions,
): Promise<SessionMessages> {
  return client.json(contract.listMessages, { params: { session_id }, query }, options);
}

/** Returns true if a session has a run in progress: `GET /sessions/{session_id}/status`. */
export function getSessionStatus(
  client: BrainstemClient,
  session_id: SessionId,
  options?: CallOptions,
): Promise<SessionStatus> {
  return client.json(contract.getSessionStatus, { params: { session_id } }, options);
}

/** Deletes a session permanently: `DELETE /sessions/{session_id}`. */
export function deleteSession(
  client: BrainstemClient,
  session_id: SessionId,
  options?: CallOptions,
): Promise<DeletedSession> {
  return client.json(contract.deleteSession, { params: { session_id } }, options);
}

/** Fetches the current file limits: `GET /chat/files/limits`. */
export function getFileLimits(client: BrainstemClient, options?: CallOptions): Promise<FileLimits> {
  return client.json(contract.getFileLimits, {}, options);
}

/** Uploads a file into a session: `POST /chat/files`. */
export function uploadFile(
  client: BrainstemClient,
  { session_id, file }: { session_id: SessionId; file: File },
  options?: UploadOptions,
): Promise<UploadedFile> {
  return client.upload(contract.uploadFile, { fields: { session_id }, file }, options);
}

/** Lists a session's files: `GET /chat/files`. */
export function listFiles(
  client: BrainstemClient,
  session_id: SessionId,
  options?: CallOptions,
): Promise<SessionFiles> {
  return client.json(contract.listFiles, { query: { session_id } }, options);
}

/** A file by its key and session. */
export interface FileParams {
  session_id: SessionId;
  storage_key: StorageKey;
}

/** Deletes an uploaded file: `DELETE /chat/files`. */
export function deleteFile(
  client: BrainstemClient,
  params: FileParams,
  options?: CallOptions,
): Promise<DeletedFile> {
  return client.json(contract.deleteFile, { query: params }, options);
}

/** Fetches a presigned download URL of a file: `GET /chat/files/url`. */
export function getFileUrl(
  client: BrainstemClient,
  params: FileParams,
  options?: CallOptions,
): Promise<FileUrl> {
  return client.json(contract.getFileUrl, { query: params }, options);
}
