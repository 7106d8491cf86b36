import type { Scope } from '../../../../controller/index.ts';
import { wait } from '../../../../environment/index.ts';
import type { ResumeBody, SessionId, SessionMessages } from '../../../../contract/index.ts';
import type { RecordContext } from '../../../../query/index.ts';
import { isBusy, patchConversation, patchTurn, type Turn } from '../chatStore.ts';
import { fromStored } from '../messages/fromStored.ts';
import {
  referenceOf,
  textOf,
  type ReplacedMessage,
  type ThreadAttachment,
  type ThreadMessage,
} from '../messages/threadMessage.ts';
import { threadBefore } from '../messages/threadOf.ts';
import { conversationOf, historyOf, type TurnContext, giveBack } from './beginTurn.ts';
import { createRunningTurns } from './runningTurns.ts';
import { findAnswer, joinTurn, startTurn } from './following/followTurn.ts';

export interface TurnsOptions extends Omit<TurnContext, 'running' | 'pause' | 'newMessage'> {
  /** The scope of the current mount, which ends everything that a turn starts. */
  scope: () => Scope;
}

/** The turns of a mounted chat's conversations, at most one running in each. */
export interface Turns {
  send(
    key: string,
    text: string,
    attachments: readonly ThreadAttachment[],
    replaces?: ReplacedMessage,
  ): Promise<void>;
  /** Answers a paused run. */
  resume(key: string, body: Omit<ResumeBody, 'session_id'>, record?: RecordContext): Promise<void>;
  /** Joins a run that the stored messages report as running. */
  join(key: string, stored: SessionMessages): Promise<void>;
  /** Follows on the turns that the end of an earlier mount cut off. */
  followOn(): void;
  /** Resends a failed message, or asks again for a failed answer. */
  retry(key: string): Promise<void>;
  /**
   * Stops the run at the platform, then here. If the platform refuses, the stream continues and the
   * turn's `stop` is `refused`.
   */
  stop(key: string): Promise<void>;
  /**
   * Cancels what is being sent and returns its text and files to the draft. If it was an answer to a
   * question, the question opens again.
   */
  takeBack(key: string): void;
  /** Stops following a turn, without stopping the run at the platform. */
  abandon(key: string): void;
  /** Marks an answer as stopped that the user stopped in another tab. */
  showStopped(sessionId: SessionId): void;
}

/** The minimum time between two automatic joins of one conversation, in milliseconds. */
const rejoinInterval = 3_000;

/** In milliseconds. The backoff before reconnecting doubles from the shortest to the longest. */
const minPause = 400;
const maxPause = 15_000;

export function createTurns({ scope, ...options }: TurnsOptions): Turns {
  const { environment } = options;
  let messages = 0;
  const context: TurnContext = {
    ...options,
    running: createRunningTurns(scope),
    pause: (attempt, signal) =>
      wait(environment, Math.min(maxPause, minPause * 2 ** (attempt - 1)), {
        signal,
        until: 'online',
      }),
    newMessage(role, fields) {
      messages += 1;
      const at = environment.clock.now();
      const key = `live-${messages}`;
      return { key, role, parts: [], state: 'streaming', attachments: [], at, ...fields };
    },
  };
  const joinedAt = new Map<string, number>();

  return {
    send(key, text, attachments, replaces) {
      saveRefused(context, key, text, replaces);
      return send(context, key, { text, attachments, replaces });
    },
    resume(key, body, record) {
      saveRefused(context, key, '');
      return resume(context, key, body, record);
    },
    async join(key, stored) {
      // Throttles joins, in case the platform reports a run whose stream ends immediately.
      const now = environment.clock.elapsed();
      if (now - (joinedAt.get(key) ?? -Infinity) < rejoinInterval) return;
      joinedAt.set(key, now);
      await joinTurn(context, key, stored);
    },
    followOn() {
      for (const { key, turn } of Object.values(context.store.getState().conversations)) {
        // A message that was sent before the first mount is on its way.
        const isCutOff = context.running.get(key)?.all.signal.aborted !== false;
        if (turn !== undefined && isBusy(turn) && isCutOff) void followOn(context, key, turn);
      }
    },
    retry: (key) => retry(context, key),
    stop: (key) => stop(context, key),
    takeBack: (key) => takeBack(context, key),
    abandon: (key) => context.running.get(key)?.all.abort(),
    showStopped: (sessionId) => showStopped(context, sessionId),
  };
}

/**
 * Returns a refused message to the draft, unless the next one is its edit or its copy: it would go
 * with its turn, once the next one is stored.
 */
function saveRefused(
  context: TurnContext,
  key: string,
  text: string,
  replaces?: ReplacedMessage,
): void {
  const { turn } = conversationOf(context, key) ?? {};
  const user = turn?.user;
  if (turn === undefined || user?.state !== 'failed' || user.key === replaces?.key) return;
  if (textOf(user.parts) !== text) giveBack(context, key, turn);
}

interface SentMessage {
  text: string;
  attachments: readonly ThreadAttachment[];
  replaces?: ReplacedMessage | undefined;
  /** The messages that the thread shows before it. @default those shown now */
  before?: readonly ThreadMessage[];
}

async function send(
  context: TurnContext,
  key: string,
  { text, attachments, replaces, before }: SentMessage,
): Promise<void> {
  const { transport, newMessage } = context;
  const conversation = conversationOf(context, key);
  if (conversation === undefined) return;
  const parts: ThreadMessage['parts'] = text === '' ? [] : [{ type: 'text', text }];
  const turn: Turn = {
    ...historyOf(context, conversation),
    ...(before === undefined ? {} : { before }),
    user: newMessage('user', {
      parts,
      attachments,
      state: 'sending',
      ...(replaces === undefined ? {} : { replaces }),
    }),
    assistant: newMessage('assistant', { isOwn: true }),
    status: 'sending',
  };
  const body = {
    session_id: conversation.sessionId,
    ...(text === '' ? {} : { message: text }),
    ...(attachments.length === 0 ? {} : { attachments: attachments.map(referenceOf) }),
  };
  await startTurn(context, key, turn, (signal) => transport.stream(body, signal));
}

async function resume(
  context: TurnContext,
  key: string,
  body: Omit<ResumeBody, 'session_id'>,
  record: RecordContext | undefined,
): Promise<void> {
  const { store, transport, newMessage } = context;
  const conversation = conversationOf(context, key);
  if (conversation === undefined) return;
  const turn: Turn = {
    ...historyOf(context, conversation),
    user: undefined,
    assistant: newMessage('assistant', { isOwn: true }),
    answering: { toolCallId: body.tool_call_id, value: body.result },
    status: 'sending',
  };
  patchConversation(store, key, () => ({ failedAnswer: undefined }));
  const params = { ...body, session_id: conversation.sessionId };
  await startTurn(context, key, turn, (signal) => transport.resume(params, signal, record));
}

/** Joins or settles a turn that was cut off, or gives back what the platform doesn't have. */
async function followOn(context: TurnContext, key: string, turn: Turn): Promise<void> {
  const own = context.running.begin(key);
  if (await findAnswer(context, key, turn, own)) giveBack(context, key, turn);
  context.running.end(key, own);
}

async function retry(context: TurnContext, key: string): Promise<void> {
  const { store, transport, running } = context;
  const conversation = conversationOf(context, key);
  if (conversation === undefined || isBusy(conversation.turn)) return;
  const { turn, sessionId } = conversation;
  if (turn?.user === undefined) {
    const thread = threadBefore(conversation, transport.cachedMessages(sessionId));
    const question = thread.findLast(({ role }) => role === 'user');
    if (question === undefined) return;
    return send(context, key, {
      text: textOf(question.parts),
      attachments: question.attachments,
      replaces: { key: question.key, how: 'asked-again' },
      before: thread,
    });
  }
  patchTurn(store, key, turn.assistant.key, ({ assistant }) => ({
    status: 'sending',
    stop: undefined,
    assistant: { ...assistant, state: 'streaming', error: undefined },
  }));
  // The platform may have received the message although its answer was lost.
  if (!(await findAnswer(context, key, turn, running.begin(key)))) return;
  const { parts, attachments, replaces } = turn.user;
  return send(context, key, { text: textOf(parts), attachments, replaces, before: turn.before });
}

async function stop(context: TurnContext, key: string): Promise<void> {
  const { store, transport, running, onError, onStop } = context;
  const conversation = conversationOf(context, key);
  const turn = conversation?.turn;
  const own = running.get(key);
  if (conversation === undefined || turn === undefined || own === undefined) return;
  if (!isBusy(turn) || turn.stop === 'asked' || turn.stop === 'done') return;
  const assistantKey = turn.assistant.key;
  patchTurn(store, key, assistantKey, () => ({ stop: 'asked' }));
  const cancelled = transport.cancel(conversation.sessionId);
  own.stopped = cancelled.then((answer) => answer.cancelled).catch(() => false);
  const isStopped = await own.stopped;
  await cancelled.catch(onError);
  const status = conversationOf(context, key)?.turn?.status;
  // Another tab may have stopped it meanwhile, so that nothing was left to stop.
  patchTurn(store, key, assistantKey, (current) => ({
    stop: isStopped || current.stop === 'done' ? 'done' : 'refused',
  }));
  if (isStopped) onStop(conversation.sessionId);
  // A message that isn't accepted yet can be dropped; an unstopped answer keeps streaming.
  if (isStopped || status === 'sending') own.stream.abort();
}

function takeBack(context: TurnContext, key: string): void {
  const { store, running, transport } = context;
  const { turn, sessionId, stored } = store.getState().conversations[key] ?? {};
  if (turn?.status !== 'sending') return;
  running.get(key)?.all.abort();
  giveBack(context, key, turn);
  if (turn.user !== undefined) {
    patchConversation(store, key, ({ edits }) => ({ edits: edits + 1 }));
  }
  // The message may have reached the platform before the abort.
  if (sessionId === undefined) return;
  if (stored === true) transport.refetchMessages(sessionId);
  else void findArrived(context, key, sessionId);
}

/** Shows a conversation whose first message the platform has, though it was taken back. */
async function findArrived(
  { store, transport }: TurnContext,
  key: string,
  id: SessionId,
): Promise<void> {
  const found = await transport.messages(id).catch(() => undefined);
  if (found === undefined || found.messages.length === 0) return;
  const { sessionId } = found;
  transport.seedMessages(sessionId, found);
  patchConversation(store, key, ({ stored }) => (stored ? {} : { sessionId, stored: true }));
}

/** Marks a turn as stopped in another tab, be it still streaming, over or already stored. */
function showStopped({ store, transport }: TurnContext, sessionId: SessionId): void {
  const conversations = Object.values(store.getState().conversations);
  for (const { key, turn } of conversations.filter((each) => each.sessionId === sessionId)) {
    if (turn !== undefined) {
      patchTurn(store, key, turn.assistant.key, ({ assistant }) => ({
        stop: 'done',
        assistant: assistant.state === 'incomplete' ? asStopped(assistant) : assistant,
      }));
      continue;
    }
    const last = transport.cachedMessages(sessionId)?.messages.at(-1);
    const answer = last === undefined ? undefined : fromStored(last);
    if (last === undefined || answer?.state !== 'incomplete') continue;
    patchConversation(store, key, ({ seen }) => ({
      seen: { ...seen, [last.id]: asStopped(seen[last.id] ?? answer) },
    }));
  }
}

function asStopped(answer: ThreadMessage): ThreadMessage {
  return { ...answer, state: 'stopped', error: undefined };
}
