import * as v from 'valibot';
import { agentcore } from './agentcore.ts';
import { attachmentReference } from './chatFiles.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty } from './schema/ids.ts';
import { recordOf } from './schema/recordOf.ts';

/** `threadId` is accepted wherever `session_id` is. */
const sessionReference = { session_id: v.optional(nonEmpty), threadId: v.optional(nonEmpty) };

export const chatBody = v.object({
  ...sessionReference,
  message: v.optional(v.string()),
  /** Only the last user text is used. The items' shape is not documented. */
  messages: v.optional(v.array(v.unknown())),
  attachments: v.optional(v.array(attachmentReference)),
});

/**
 * Body of `POST /chat/stream` and `POST /chat`. `message` is required unless `messages` or
 * `attachments` is given. Tenant and user come from the token and are never sent.
 */
export interface ChatBody extends v.InferInput<typeof chatBody> {}

/** The tool whose call pauses a run until the user answers through `POST /chat/resume`. */
export const humanInputTool = 'request_human_input';

export const resumeBody = v.object({
  ...sessionReference,
  tool_call_id: nonEmpty,
  tool_input: recordOf(v.unknown()),
  /** Any value, but required. */
  result: v.unknown(),
  /** Defaults to `request_human_input`. */
  tool_name: v.optional(v.string()),
});

/** Body of `POST /chat/resume`. */
export interface ResumeBody extends v.InferInput<typeof resumeBody> {}

export const asyncCallback = v.variant('status', [
  v.object({ session_id: v.string(), status: v.literal('completed'), answer: v.string() }),
  v.object({ session_id: v.string(), status: v.literal('failed'), error: v.string() }),
]);

/** The body that the service POSTs to `callback_url` when an async run ends. */
export type AsyncCallback = v.InferOutput<typeof asyncCallback>;

/** `POST /chat/stream`: sends a message, answers a data-stream v1. */
export const streamChat = defineEndpoint('streamChat', 'POST /chat/stream', {
  ...agentcore,
  body: chatBody,
  response: { type: 'data-stream', status: 200 },
});

const chatAnswer = v.object({
  /** May differ from the sent id, which it then replaces. */
  session_id: v.string(),
  answer: v.string(),
});

/** A message's complete answer, with its session. */
export interface ChatAnswer extends v.InferOutput<typeof chatAnswer> {}

/** `POST /chat`: sends a message and returns the complete answer. */
export const sendChat = defineEndpoint('sendChat', 'POST /chat', {
  ...agentcore,
  body: chatBody,
  response: chatAnswer,
});

const sendChatAsyncBody = v.object({
  session_id: v.optional(nonEmpty),
  /** An HTTPS URL. */
  callback_url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  message: v.optional(v.string()),
});

/** A message whose answer is sent to a URL of the host's backend. */
export interface SendChatAsyncBody extends v.InferInput<typeof sendChatAsyncBody> {}

const acceptedChat = v.object({
  session_id: v.string(),
  status: v.literal('accepted'),
});

/** Confirmation that the platform has accepted a message. */
export interface AcceptedChat extends v.InferOutput<typeof acceptedChat> {}

/** `POST /chat/async`: sends a message and answers 202; the answer goes to `callback_url`. */
export const sendChatAsync = defineEndpoint('sendChatAsync', 'POST /chat/async', {
  ...agentcore,
  body: sendChatAsyncBody,
  response: { type: 'json', status: 202, schema: acceptedChat },
});

/** `POST /chat/resume`: answers a paused run's question, answers a data-stream v1. */
export const resumeChat = defineEndpoint('resumeChat', 'POST /chat/resume', {
  ...agentcore,
  body: resumeBody,
  response: { type: 'data-stream', status: 200 },
});

const cancelledChat = v.object({
  session_id: v.string(),
  /** False if nothing was stopped. */
  cancelled: v.boolean(),
  had_live_run: v.boolean(),
  runtime_stopped: v.boolean(),
});

/** The outcome of stopping a run. */
export interface CancelledChat extends v.InferOutput<typeof cancelledChat> {}

/** `POST /chat/cancel`: stops a session's run. Idempotent. */
export const cancelChat = defineEndpoint('cancelChat', 'POST /chat/cancel', {
  ...agentcore,
  idempotent: true,
  body: v.object({ session_id: nonEmpty }),
  response: cancelledChat,
});

/**
 * `POST /chat/attach`: joins a running turn after a reload, answers a data-stream v1 built by
 * polling session memory. It is not documented whether it replays the turn or only tails it.
 */
export const attachChat = defineEndpoint('attachChat', 'POST /chat/attach', {
  ...agentcore,
  idempotent: true,
  body: v.object(sessionReference),
  response: { type: 'data-stream', status: 200 },
});
