import * as v from 'valibot';
import { agentcore } from './agentcore.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import { isoTimestamp, nonEmpty, pageSize, queryBoolean } from './schema/ids.ts';
import { orBlank, orField, textOrBlank } from './schema/replacement.ts';

/** Schema of {@link SessionSummary}. */
export const sessionSummary = v.object({
  sessionId: v.string(),
  actorId: textOrBlank,
  createdAt: orField(isoTimestamp, 'lastMessageAt'),
  lastMessageAt: orField(isoTimestamp, 'createdAt'),
  preview: v.nullish(v.string()),
  // What is opened asks again whether it runs, so that a list may go without.
  running: orBlank(v.boolean(), () => false),
  requiresAction: orBlank(v.boolean(), () => false),
}) satisfies v.GenericSchema<unknown, SessionSummary>;

/** A line of the session list. */
export interface SessionSummary {
  sessionId: string;
  actorId: string;
  createdAt: string;
  lastMessageAt: string;
  /** Absent when the list was asked without previews. */
  preview?: string | null;
  running: boolean;
  requiresAction: boolean;
}

/** Schema of {@link TextPart}. */
export const textPart = v.object({
  type: v.literal('text'),
  text: v.string(),
}) satisfies v.GenericSchema<unknown, TextPart>;

/** Words of a message. */
export interface TextPart {
  type: 'text';
  text: string;
}

/** Schema of {@link ToolCallPart}. */
export const toolCallPart = v.object({
  type: v.literal('tool-call'),
  toolCallId: v.string(),
  toolName: v.string(),
  args: v.unknown(),
  result: v.optional(v.unknown()),
}) satisfies v.GenericSchema<unknown, ToolCallPart>;

/** A tool that the assistant called, with its result once there is one. */
export interface ToolCallPart {
  type: 'tool-call';
  toolCallId: string;
  toolName: string;
  args: unknown;
  result?: unknown;
}

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

/** Schema of {@link Message}. */
export const message = v.object({
  id: v.string(),
  role: v.picklist(['user', 'assistant']),
  // One part that nobody can read says where something was.
  content: orBlank(v.array(messagePart), () => [null]),
  status: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, Message>;

/** A stored message. */
export interface Message {
  id: string;
  role: 'user' | 'assistant';
  content: MessagePart[];
  /** `complete` on finished assistant messages; other values are not documented. */
  status?: string;
}

/** Which page of the session list to get. */
export interface SessionQuery {
  /** 1 to 100; the platform takes 20 when it is absent. A numeric string is read as its number. */
  max_results?: number | string;
  next_token?: string;
  /** The platform takes true when it is absent. */
  include_preview?: boolean | 'true' | 'false';
}

/** One page of the session list. */
export interface SessionPage {
  sessions: SessionSummary[];
  /** Activity cursor of the next page, or null on the last one. */
  nextToken?: string | null;
}

/** `GET /sessions`: the sessions of the token's user, ranked by last activity. */
export const listSessions = defineEndpoint({
  ...agentcore,
  name: 'listSessions',
  method: 'GET',
  path: '/sessions',
  idempotent: true,
  query: v.object({
    max_results: v.optional(pageSize),
    next_token: v.optional(v.string()),
    include_preview: v.optional(queryBoolean),
  }) satisfies v.GenericSchema<SessionQuery, unknown>,
  response: {
    type: 'json',
    status: 200,
    schema: v.object({
      sessions: v.array(sessionSummary),
      nextToken: v.nullish(v.string()),
    }) satisfies v.GenericSchema<unknown, SessionPage>,
  },
});

/** Which of a session's messages to get. */
export interface MessageQuery {
  /** 1 to 100; the platform takes 100 when it is absent. A numeric string is read as its number. */
  max_results?: number | string;
  /** Includes an assistant turn that is still running. The platform takes false when absent. */
  include_partial?: boolean | 'true' | 'false';
}

/** A session's stored messages and state. */
export interface SessionMessages {
  sessionId: string;
  messages: Message[];
  preview?: string | null;
  running: boolean;
  requiresAction: boolean;
}

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
    max_results: v.optional(pageSize),
    include_partial: v.optional(queryBoolean),
  }) satisfies v.GenericSchema<MessageQuery, unknown>,
  response: {
    type: 'json',
    status: 200,
    schema: v.object({
      sessionId: v.string(),
      messages: v.array(message),
      preview: v.nullish(v.string()),
      running: v.boolean(),
      requiresAction: v.boolean(),
    }) satisfies v.GenericSchema<unknown, SessionMessages>,
  },
});

/** Whether a session has a run in progress. */
export interface SessionStatus {
  sessionId: string;
  running: boolean;
}

/** `GET /sessions/{session_id}/status`: whether a run is in progress. */
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
    schema: v.object({ sessionId: v.string(), running: v.boolean() }) satisfies v.GenericSchema<
      unknown,
      SessionStatus
    >,
  },
});

/** How the deletion of a session ended. */
export interface DeletedSession {
  sessionId: string;
  /** 0 for a session without events. */
  deletedEvents: number;
}

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
    schema: v.object({
      sessionId: v.string(),
      deletedEvents: v.pipe(v.number(), v.integer()),
    }) satisfies v.GenericSchema<unknown, DeletedSession>,
  },
});
