import * as v from 'valibot';
import { agentcore } from './agentcore.ts';
import { attachmentReference } from './chatFiles.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty } from './schema/ids.ts';
import { recordOf } from './schema/recordOf.ts';

/** `threadId` is accepted wherever `session_id` is. */
const sessionReference = { session_id: v.optional(nonEmpty), threadId: v.optional(nonEmpty) };

/** Schema of {@link ChatBody}. */
export const chatBody = v.object({
  ...sessionReference,
  message: v.optional(v.string()),
  messages: v.optional(v.array(v.unknown())),
  attachments: v.optional(v.array(attachmentReference)),
}) satisfies v.GenericSchema<ChatBody, unknown>;

/**
 * Body of `POST /chat/stream` and `POST /chat`. `message` is required unless `messages` or
 * `attachments` is given. Tenant and user come from the token and are never sent.
 */
export interface ChatBody {
  message?: string;
  /** The last user text is used. Shape of the items: not documented. */
  messages?: unknown[];
  attachments?: {
    storage_key: string;
    name?: string;
    content_type?: string;
    /** Bytes. */
    size?: number;
  }[];
  session_id?: string;
  threadId?: string;
}

/** The tool whose call pauses a run until a person answers through `POST /chat/resume`. */
export const humanInputTool = 'request_human_input';

/** Schema of {@link ResumeBody}. */
export const resumeBody = v.object({
  ...sessionReference,
  tool_call_id: nonEmpty,
  tool_input: recordOf(v.unknown()),
  result: v.unknown(),
  tool_name: v.optional(v.string()),
}) satisfies v.GenericSchema<ResumeBody, unknown>;

/** Body of `POST /chat/resume`. */
export interface ResumeBody {
  tool_call_id: string;
  tool_input: Record<string, unknown>;
  /** Any value, but it must be there. */
  result: unknown;
  /** `request_human_input` when omitted. */
  tool_name?: string;
  session_id?: string;
  threadId?: string;
}

/** Schema of {@link AsyncCallback}. */
export const asyncCallback = v.variant('status', [
  v.object({ session_id: v.string(), status: v.literal('completed'), answer: v.string() }),
  v.object({ session_id: v.string(), status: v.literal('failed'), error: v.string() }),
]) satisfies v.GenericSchema<unknown, AsyncCallback>;

/** What the service POSTs to `callback_url` when an async run ends. */
export type AsyncCallback =
  | {
      session_id: string;
      status: 'completed';
      answer: string;
    }
  | {
      session_id: string;
      status: 'failed';
      error: string;
    };

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

/** A message's whole answer, in the session that it went to. */
export interface ChatAnswer {
  /** May differ from the id that was sent; use this one from then on. */
  session_id: string;
  answer: string;
}

/** `POST /chat`: sends a message and returns the whole answer. */
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
    schema: v.object({ session_id: v.string(), answer: v.string() }) satisfies v.GenericSchema<
      unknown,
      ChatAnswer
    >,
  },
});

/** A message whose answer goes to an address of the host's backend. */
export interface SendChatAsyncBody {
  session_id?: string;
  /** An HTTPS address. */
  callback_url: string;
  message?: string;
}

/** That the platform has accepted a message. */
export interface AcceptedChat {
  session_id: string;
  status: 'accepted';
}

/** `POST /chat/async`: sends a message and answers 202; the answer goes to `callback_url`. */
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
    }) satisfies v.GenericSchema<SendChatAsyncBody, unknown>,
  },
  response: {
    type: 'json',
    status: 202,
    schema: v.object({
      session_id: v.string(),
      status: v.literal('accepted'),
    }) satisfies v.GenericSchema<unknown, AcceptedChat>,
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

/** How the stopping of a run ended. */
export interface CancelledChat {
  session_id: string;
  /** False when nothing was stopped. */
  cancelled: boolean;
  had_live_run: boolean;
  runtime_stopped: boolean;
}

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
    }) satisfies v.GenericSchema<unknown, CancelledChat>,
  },
});

/**
 * `POST /chat/attach`: joins a running turn after a refresh, answers a data-stream v1 built by
 * polling session memory. Whether it replays the turn or only tails it is not documented.
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
