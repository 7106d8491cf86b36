import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { isoTimestamp, pageSize, queryBoolean } from './ids.ts';

/** A line of the session list. */
export const sessionSummary = v.object({
  sessionId: v.string(),
  actorId: v.string(),
  createdAt: isoTimestamp,
  lastMessageAt: isoTimestamp,
  /** Absent when the list was asked without previews. */
  preview: v.nullish(v.string()),
  running: v.boolean(),
  requiresAction: v.boolean(),
});

/** See {@link sessionSummary}. */
export type SessionSummary = v.InferOutput<typeof sessionSummary>;

/** Words of a message. */
export const textPart = v.object({ type: v.literal('text'), text: v.string() });

/** See {@link textPart}. */
export type TextPart = v.InferOutput<typeof textPart>;

/** A tool that the assistant called, with its result once there is one. */
export const toolCallPart = v.object({
  type: v.literal('tool-call'),
  toolCallId: v.string(),
  toolName: v.string(),
  args: v.unknown(),
  result: v.optional(v.unknown()),
});

/** See {@link toolCallPart}. */
export type ToolCallPart = v.InferOutput<typeof toolCallPart>;

/** A part of a kind that the documents do not list, kept whole. */
export interface UnknownPart {
  type: 'unknown';
  /** The part as it came. */
  raw: unknown;
}

/** One part of a message's content. */
export type MessagePart = TextPart | ToolCallPart | UnknownPart;

const unknownPart = v.pipe(
  v.unknown(),
  v.transform((raw): UnknownPart => ({ type: 'unknown', raw })),
);

/** Picks by `type`, so that a text part with a bad `text` is an error and not an unknown part. */
const messagePart = v.lazy((input) => {
  const type: unknown =
    typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  if (type === 'text') return textPart;
  return type === 'tool-call' ? toolCallPart : unknownPart;
});

/** A stored message. */
export const message = v.object({
  id: v.string(),
  role: v.picklist(['user', 'assistant']),
  content: v.array(messagePart),
  /** `complete` on finished assistant messages; other values are not shown. */
  status: v.optional(v.string()),
});

/** See {@link message}. */
export interface Message extends Omit<v.InferOutput<typeof message>, 'content'> {
  content: MessagePart[];
}

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

const nonEmpty = v.pipe(v.string(), v.minLength(1));

/** `threadId` is accepted wherever `session_id` is. */
const sessionReference = { session_id: v.optional(nonEmpty), threadId: v.optional(nonEmpty) };

/**
 * Body of `POST /chat/stream` and `POST /chat`. `message` is required unless `messages` or
 * `attachments` is given. Tenant and user come from the token and are never sent.
 */
export const chatBody = v.object({
  ...sessionReference,
  message: v.optional(v.string()),
  /** The last user text is used. Shape of the items: not shown. */
  messages: v.optional(v.array(v.unknown())),
  attachments: v.optional(v.array(attachmentReference)),
});

/** See {@link chatBody}. */
export type ChatBody = v.InferInput<typeof chatBody>;

/** The tool whose call pauses a run until a person answers through `POST /chat/resume`. */
export const humanInputTool = 'request_human_input';

/** Body of `POST /chat/resume`. */
export const resumeBody = v.object({
  ...sessionReference,
  tool_call_id: nonEmpty,
  tool_input: v.record(v.string(), v.unknown()),
  /** Any value, but it must be there. */
  result: v.unknown(),
  /** `request_human_input` when omitted. */
  tool_name: v.optional(v.string()),
});

/** See {@link resumeBody}. */
export type ResumeBody = v.InferInput<typeof resumeBody>;

/** What the service POSTs to `callback_url` when an async run ends. */
export const asyncCallback = v.variant('status', [
  v.object({ session_id: v.string(), status: v.literal('completed'), answer: v.string() }),
  v.object({ session_id: v.string(), status: v.literal('failed'), error: v.string() }),
]);

/** See {@link asyncCallback}. */
export type AsyncCallback = v.InferOutput<typeof asyncCallback>;

const agentcore = { host: 'agentcore', credential: 'serviceActorToken' } as const;

/** `POST /chat/stream`: sends a message, answers a data-stream v1. */
export const streamChat = defineEndpoint({
  ...agentcore,
  name: 'streamChat',
  method: 'POST',
  path: '/chat/stream',
  idempotent: false,
  body: { type: 'json', schema: chatBody },
  response: { type: 'data-stream', status: 200 },
});

/** `POST /chat`: sends a message, answers it whole. */
export const sendChat = defineEndpoint({
  ...agentcore,
  name: 'sendChat',
  method: 'POST',
  path: '/chat',
  idempotent: false,
  body: { type: 'json', schema: chatBody },
  response: {
    type: 'json',
    status: 200,
    schema: v.object({ session_id: v.string(), answer: v.string() }),
  },
});

/** `POST /chat/async`: sends a message, answers 202; the answer goes to `callback_url`. */
export const sendChatAsync = defineEndpoint({
  ...agentcore,
  name: 'sendChatAsync',
  method: 'POST',
  path: '/chat/async',
  idempotent: false,
  body: {
    type: 'json',
    schema: v.object({
      session_id: v.optional(nonEmpty),
      callback_url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
      message: v.optional(v.string()),
    }),
  },
  response: {
    type: 'json',
    status: 202,
    schema: v.object({ session_id: v.string(), status: v.literal('accepted') }),
  },
});

/** `POST /chat/resume`: answers a paused run's question, answers a data-stream v1. */
export const resumeChat = defineEndpoint({
  ...agentcore,
  name: 'resumeChat',
  method: 'POST',
  path: '/chat/resume',
  idempotent: false,
  body: { type: 'json', schema: resumeBody },
  response: { type: 'data-stream', status: 200 },
});

/** `POST /chat/cancel`: stops a session's run. Stopping a stopped run changes nothing. */
export const cancelChat = defineEndpoint({
  ...agentcore,
  name: 'cancelChat',
  method: 'POST',
  path: '/chat/cancel',
  idempotent: true,
  body: { type: 'json', schema: v.object({ session_id: nonEmpty }) },
  response: {
    type: 'json',
    status: 200,
    schema: v.object({
      session_id: v.string(),
      cancelled: v.boolean(),
      had_live_run: v.boolean(),
      runtime_stopped: v.boolean(),
    }),
  },
});

/**
 * `POST /chat/attach`: joins a running turn after a refresh, answers a data-stream v1 built by
 * polling session memory. Whether it replays the turn or only tails it is not shown.
 */
export const attachChat = defineEndpoint({
  ...agentcore,
  name: 'attachChat',
  method: 'POST',
  path: '/chat/attach',
  idempotent: true,
  body: { type: 'json', schema: v.object(sessionReference) },
  response: { type: 'data-stream', status: 200 },
});

/** `GET /sessions`: the sessions of the token's user, ranked by last activity. */
export const listSessions = defineEndpoint({
  ...agentcore,
  name: 'listSessions',
  method: 'GET',
  path: '/sessions',
  idempotent: true,
  query: v.object({
    /** 1 to 100; the platform takes 20 when it is absent. */
    max_results: v.optional(pageSize),
    next_token: v.optional(v.string()),
    /** The platform takes true when it is absent. */
    include_preview: v.optional(queryBoolean),
  }),
  response: {
    type: 'json',
    status: 200,
    schema: v.object({
      sessions: v.array(sessionSummary),
      /** Activity cursor of the next page, or null on the last one. */
      nextToken: v.nullish(v.string()),
    }),
  },
});

/** One page of the session list. */
export type SessionPage = v.InferOutput<(typeof listSessions)['response']['schema']>;

/**
 * `GET /sessions/{session_id}/messages`: the messages of a session. Only `max_results`
 * pages; other page-size names are ignored.
 */
export const listMessages = defineEndpoint({
  ...agentcore,
  name: 'listMessages',
  method: 'GET',
  path: '/sessions/{session_id}/messages',
  idempotent: true,
  params: v.object({ session_id: nonEmpty }),
  query: v.object({
    /** 1 to 100; the platform takes 100 when it is absent. */
    max_results: v.optional(pageSize),
    /** Keeps an assistant turn that is still under way. The platform takes false when absent. */
    include_partial: v.optional(queryBoolean),
  }),
  response: {
    type: 'json',
    status: 200,
    schema: v.object({
      sessionId: v.string(),
      messages: v.array(message),
      preview: v.nullish(v.string()),
      running: v.boolean(),
      requiresAction: v.boolean(),
    }),
  },
});

/** A session's stored messages and state. */
export type SessionMessages = v.InferOutput<(typeof listMessages)['response']['schema']>;

/** `GET /sessions/{session_id}/status`: whether a run is under way. */
export const getSessionStatus = defineEndpoint({
  ...agentcore,
  name: 'getSessionStatus',
  method: 'GET',
  path: '/sessions/{session_id}/status',
  idempotent: true,
  params: v.object({ session_id: nonEmpty }),
  response: {
    type: 'json',
    status: 200,
    schema: v.object({ sessionId: v.string(), running: v.boolean() }),
  },
});

/** `DELETE /sessions/{session_id}`: deletes a session; `deletedEvents` is 0 for one without any. */
export const deleteSession = defineEndpoint({
  ...agentcore,
  name: 'deleteSession',
  method: 'DELETE',
  path: '/sessions/{session_id}',
  idempotent: true,
  params: v.object({ session_id: nonEmpty }),
  response: {
    type: 'json',
    status: 200,
    schema: v.object({ sessionId: v.string(), deletedEvents: v.pipe(v.number(), v.integer()) }),
  },
});

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
