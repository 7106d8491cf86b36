import {
  attachChat,
  cancelChat,
  resumeChat,
  sendChat,
  sendChatAsync,
  streamChat,
  type AsyncCallback,
  type ToolCallPart,
} from '../../../contract/index.ts';
import { HttpError } from '../../request/httpError.ts';
import { serve, type Route } from '../../serve.ts';
import { finishedStream, streamRun } from '../../state/chat/dataStream.ts';
import { findSession, type Sessions, type RunOutcome } from '../../state/chat/sessions.ts';
import { beginTurn, sendMessage } from './sendMessage.ts';
import type { CallbackDelivery, Environment } from '../../environment.ts';
import type { StoredMessage } from '../../state/chat/messages.ts';

export const chatRoutes: readonly Route[] = [
  serve(streamChat, ({ body }, call) => streamRun(sendMessage(body, call))),

  serve(sendChat, async ({ body }, call) => {
    const run = sendMessage(body, call);
    const outcome = await run.finished;
    if (outcome.status === 'failed') throw new HttpError(503, outcome.error ?? 'Invoke failed');
    return { session_id: run.sessionId, answer: outcome.answer };
  }),

  serve(sendChatAsync, ({ body }, call) => {
    const run = sendMessage(body, call);
    void run.finished.then((outcome) =>
      deliverCallback(call.environment, body.callback_url, run.sessionId, outcome),
    );
    return { session_id: run.sessionId, status: 'accepted' as const };
  }),

  serve(resumeChat, ({ body }, call) => {
    const { caller, world } = call;
    const id = body.session_id ?? body.threadId;
    const found = findToolCall(world.sessions, caller.id, body.tool_call_id, id);
    // Undocumented: the response for an unknown or answered tool call.
    if (found === undefined) throw new HttpError(404, 'Tool call not found');
    const { session, message, part } = found;
    if (message.state !== 'paused' || part.result !== undefined || session.run !== undefined) {
      throw new HttpError(409, 'The tool call does not wait for a result');
    }
    settleToolCall(message, part, body.result);
    message.state = 'in-flight';
    const answered = { toolName: part.toolName, result: body.result };
    return streamRun(beginTurn(call, session, message, { text: '', files: [], answered }));
  }),

  serve(cancelChat, ({ body }, { caller, world, environment }) => {
    const session = findSession(world.sessions, caller.id, body.session_id);
    // Assumption: an unknown session counts as one without a run.
    const run = session?.run;
    if (environment.cancels) run?.stop();
    const isLive = run !== undefined;
    const isStopped = isLive && environment.cancels;
    return {
      session_id: session?.id ?? body.session_id,
      cancelled: isStopped,
      had_live_run: isLive,
      runtime_stopped: isStopped,
    };
  }),

  serve(attachChat, ({ body }, { caller, world, environment }) => {
    const id = body.session_id ?? body.threadId;
    if (id === undefined) throw new HttpError(422, 'session_id: expected a session id');
    const run = findSession(world.sessions, caller.id, id)?.run;
    // Assumption: without a run, the stream finishes immediately.
    if (run === undefined) return finishedStream();
    return streamRun(run, environment.attach === 'tail' ? run.lines.length : 0);
  }),
];

/**
 * Notifies a caller of the end of its async run. Retries and authentication are undocumented, so it
 * is sent once, without a credential. Cancelled runs send none.
 */
async function deliverCallback(
  { callbacks, deliver }: Environment,
  url: string,
  sessionId: string,
  outcome: RunOutcome,
): Promise<void> {
  if (outcome.status === 'stopped') return;
  const { error = 'The run failed' } = outcome;
  const body: AsyncCallback =
    outcome.status === 'failed'
      ? { session_id: sessionId, status: 'failed', error }
      : { session_id: sessionId, status: 'completed', answer: outcome.answer };
  const delivery: CallbackDelivery = { url, body };
  callbacks.push(delivery);
  const headers = { 'content-type': 'application/json' };
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await deliver(request).then(
    ({ status }) => {
      delivery.status = status;
    },
    () => undefined,
  );
}

/**
 * Finds a tool call in an actor's sessions.
 *
 * @param sessionId - Limits the search to one session.
 */
function findToolCall(sessions: Sessions, actorId: string, toolCallId: string, sessionId?: string) {
  for (const session of sessions) {
    if (session.actorId !== actorId) continue;
    if (sessionId !== undefined && !session.aliases.has(sessionId)) continue;
    for (const message of session.messages) {
      for (const part of message.content) {
        if (part.type !== 'tool-call' || part.toolCallId !== toolCallId) continue;
        return { session, message, part };
      }
    }
  }
  return undefined;
}

function settleToolCall(message: StoredMessage, part: ToolCallPart, result: unknown): void {
  message.content = message.content.map((other) => (other === part ? { ...part, result } : other));
}
