import * as v from 'valibot';
import { agentcore } from './agentcore.ts';
import { defineEndpoint } from './endpoint.ts';
import { isoTimestamp, nonEmpty, pageSize, queryBoolean } from './ids.ts';

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
