import * as v from 'valibot';
import { agentcore } from './agentcore.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import { isoTimestamp, nonEmpty, pageSize, queryBoolean } from './schema/ids.ts';
import { withDefault, withFallbackField, textOrEmpty } from './schema/replacement.ts';

export const sessionSummary = v.object({
  sessionId: v.string(),
  actorId: textOrEmpty,
  createdAt: withFallbackField(isoTimestamp, 'lastMessageAt'),
  lastMessageAt: withFallbackField(isoTimestamp, 'createdAt'),
  /** Absent if the list was requested without previews. */
  preview: v.nullish(v.string()),
  // Defaults to false: an opened session is checked again anyway.
  running: withDefault(v.boolean(), () => false),
  requiresAction: withDefault(v.boolean(), () => false),
});

/** An entry of the session list. */
export interface SessionSummary extends v.InferOutput<typeof sessionSummary> {}

export const textPart = v.object({
  type: v.literal('text'),
  text: v.string(),
});

/** Text of a message. */
export interface TextPart extends v.InferOutput<typeof textPart> {}

export const toolCallPart = v.object({
  type: v.literal('tool-call'),
  toolCallId: v.string(),
  toolName: v.string(),
  args: v.unknown(),
  result: v.optional(v.unknown()),
});

/** A tool call of the assistant, with its result once there is one. */
export interface ToolCallPart extends v.InferOutput<typeof toolCallPart> {}

/** A part of an undocumented type, kept as received. */
export interface UnknownPart {
  type: 'unknown';
  /** The part as received. */
  raw: unknown;
}

const unknownPart = v.pipe(
  v.unknown(),
  v.transform((raw): UnknownPart => ({ type: 'unknown', raw })),
);

/** Selects by `type`, so that an invalid text part is an error rather than an unknown part. */
const messagePart = v.lazy((input) => {
  const type: unknown =
    typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  if (type === 'text') return textPart;
  return type === 'tool-call' ? toolCallPart : unknownPart;
});

/** One part of a message's content. */
export type MessagePart = v.InferOutput<typeof messagePart>;

export const message = v.object({
  id: v.string(),
  role: v.picklist(['user', 'assistant']),
  // A placeholder part shows that unreadable content is missing.
  content: withDefault(v.array(messagePart), () => [null]),
  /** `complete` on finished assistant messages; other values are not documented. */
  status: v.optional(v.string()),
});

/** A stored message. */
export interface Message extends v.InferOutput<typeof message> {}

const sessionQuery = v.object({
  /** 1 to 100; the platform's default is 20. Accepts a numeric string. */
  max_results: v.optional(pageSize),
  next_token: v.optional(v.string()),
  /** The platform's default is true. */
  include_preview: v.optional(queryBoolean),
});

/** A page of the session list to request. */
export interface SessionQuery extends v.InferInput<typeof sessionQuery> {}

const sessionPage = v.object({
  sessions: v.array(sessionSummary),
  /** The activity cursor of the next page; null on the last one. */
  nextToken: v.nullish(v.string()),
});

/** One page of the session list. */
export interface SessionPage extends v.InferOutput<typeof sessionPage> {}

/** `GET /sessions`: the sessions of the token's user, ranked by last activity. */
export const listSessions = defineEndpoint('listSessions', 'GET /sessions', {
  ...agentcore,
  query: sessionQuery,
  response: sessionPage,
});

const messageQuery = v.object({
  /** 1 to 100; the platform's default is 100. Accepts a numeric string. */
  max_results: v.optional(pageSize),
  /** True to include an assistant turn in progress. The platform's default is false. */
  include_partial: v.optional(queryBoolean),
});

/** A selection of a session's messages. */
export interface MessageQuery extends v.InferInput<typeof messageQuery> {}

const sessionMessages = v.object({
  sessionId: v.string(),
  messages: v.array(message),
  preview: v.nullish(v.string()),
  running: v.boolean(),
  requiresAction: v.boolean(),
});

/** A session's stored messages and state. */
export interface SessionMessages extends v.InferOutput<typeof sessionMessages> {}

/**
 * `GET /sessions/{session_id}/messages`: the messages of a session. Only `max_results` sets the
 * page size; other names for it are ignored.
 */
export const listMessages = defineEndpoint('listMessages', 'GET /sessions/{session_id}/messages', {
  ...agentcore,
  params: v.object({ session_id: nonEmpty }),
  query: messageQuery,
  response: sessionMessages,
});

const sessionStatus = v.object({ sessionId: v.string(), running: v.boolean() });

/** The state of a session: whether a run is in progress. */
export interface SessionStatus extends v.InferOutput<typeof sessionStatus> {}

/** `GET /sessions/{session_id}/status`: whether a run is in progress. */
export const getSessionStatus = defineEndpoint(
  'getSessionStatus',
  'GET /sessions/{session_id}/status',
  { ...agentcore, params: v.object({ session_id: nonEmpty }), response: sessionStatus },
);

const deletedSession = v.object({
  sessionId: v.string(),
  /** 0 for a session without events. */
  deletedEvents: v.pipe(v.number(), v.integer()),
});

/** The outcome of deleting a session. */
export interface DeletedSession extends v.InferOutput<typeof deletedSession> {}

/** `DELETE /sessions/{session_id}`: deletes a session; `deletedEvents` is 0 for an empty one. */
export const deleteSession = defineEndpoint('deleteSession', 'DELETE /sessions/{session_id}', {
  ...agentcore,
  params: v.object({ session_id: nonEmpty }),
  response: deletedSession,
});
