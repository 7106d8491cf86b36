import type { IdentityState } from '../../state/identity/identity.ts';
import type { ChatState } from '../../state/chat/chatFiles.ts';
import {
  attachChat,
  cancelChat,
  resumeChat,
  sendChat,
  sendChatAsync,
  streamChat,
} from '../../../contract/index.ts';
import { deliverCallback } from '../../deliverCallback.ts';
import { HttpError } from '../../request/httpError.ts';
import { serveWith, type Route } from '../../serve.ts';
import { finishedStream, streamRun } from '../../state/chat/dataStream.ts';
import { findSession } from '../../state/chat/sessions.ts';
import { findToolCall, settleToolCall } from '../../state/chat/toolCalls.ts';
import { beginTurn, sendMessage } from './sendMessage.ts';

type State = ChatState & IdentityState;

const serve = serveWith<State>();

/** Undocumented: the scope of the chat routes. */
const options = { chosenScope: 'analytics:query' } as const;

/** The routes that send, resume, cancel and join runs. */
export const chatRoutes: readonly Route[] = [
  serve(streamChat, ({ body }, call) => streamRun(sendMessage(body, call)), options),

  serve(
    sendChat,
    async ({ body }, call) => {
      const run = sendMessage(body, call);
      const outcome = await run.finished;
      if (outcome.status === 'failed') throw new HttpError(503, outcome.error ?? 'Invoke failed');
      return { session_id: run.sessionId, answer: outcome.answer };
    },
    options,
  ),

  serve(
    sendChatAsync,
    ({ body }, call) => {
      const run = sendMessage(body, call);
      void run.finished.then((outcome) =>
        deliverCallback(call.environment, body.callback_url, run.sessionId, outcome),
      );
      return { session_id: run.sessionId, status: 'accepted' as const };
    },
    options,
  ),

  serve(
    resumeChat,
    ({ body }, call) => {
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
    },
    options,
  ),

  serve(
    cancelChat,
    ({ body }, { caller, world, environment }) => {
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
    },
    options,
  ),

  serve(
    attachChat,
    ({ body }, { caller, world, environment }) => {
      const id = body.session_id ?? body.threadId;
      if (id === undefined) throw new HttpError(422, 'session_id: expected a session id');
      const run = findSession(world.sessions, caller.id, id)?.run;
      // Assumption: without a run, the stream finishes immediately.
      if (run === undefined) return finishedStream();
      return streamRun(run, environment.attach === 'tail' ? run.lines.length : 0);
    },
    options,
  ),
];
