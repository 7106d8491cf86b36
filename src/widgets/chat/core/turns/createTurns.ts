import type { Scope } from '../../../../controller/index.ts';
import { wait, type Environment } from '../../../../environment/index.ts';
import type { ResumeBody, SessionId, SessionMessages } from '../../../../contract/index.ts';
import type { ChatTransport, RecordContext, SessionMemory } from '../../../../query/index.ts';
import {
  isBusy,
  patchConversation,
  patchTurn,
  type ChatStore,
  type SeenSession,
  type Turn,
} from '../chatStore.ts';
import { fromStored } from '../messages/fromStored.ts';
import { joinWords } from '../messages/joinWords.ts';
import {
  referenceOf,
  textOf,
  type ReplacedMessage,
  type ThreadAttachment,
  type ThreadMessage,
} from '../messages/threadMessage.ts';
import { threadBefore } from '../messages/threadOf.ts';
import { conversationOf, historyOf, type TurnContext } from './beginTurn.ts';
import { createRunningTurns } from './runningTurns.ts';
import { findAnswer, joinTurn, startTurn } from './following/followTurn.ts';

export interface TurnsOptions {
  store: ChatStore;
  transport: ChatTransport;
  /** The messages that earlier chats saw of the sessions. */
  memory: Pick<SessionMemory<SeenSession>, 'get'>;
  onError: (error: unknown) => void;
  environment: Environment;
  /** Called with the session of each run that the platform stopped from here. */
  onStop: (sessionId: SessionId) => void;
  /** The scope of the current mount: what a turn starts ends with it. */
  scope: () => Scope;
}

/** The turns of a mounted chat's conversations, at most one under way in each. */
export interface Turns {
  send(
    key: string,
    text: string,
    attachments: readonly ThreadAttachment[],
    replaces?: ReplacedMessage,
  ): Promise<void>;
  /** Answers a paused run. */
  resume(key: string, body: Omit<ResumeBody, 'session_id'>, record?: RecordContext): Promise<void>;
  /** Joins a run that the stored messages say is under way. */
  join(key: string, stored: SessionMessages): Promise<void>;
  /** Sends a message again that failed, or asks again for an answer that failed. */
  retry(key: string): Promise<void>;
  /**
   * Stops the run at the platform, then here. If the platform did not stop it, it is followed as
   * before, and the turn says so.
   */
  stop(key: string): Promise<void>;
  /**
   * Gives up what is being sent, and puts its words back into the draft; an answer to a question
   * opens it again.
   *
   * @returns Its files.
   */
  takeBack(key: string): readonly File[];
  /** Aborts a turn here, and leaves the run at the platform alone. */
  abandon(key: string): void;
  /** Shows an answer as stopped that the person stopped in another tab. */
  showStopped(sessionId: SessionId): void;
}

/** The least time between two automatic joins of one conversation, in milliseconds. */
const rejoinInterval = 3_000;

/** Milliseconds before the first try to reconnect; the pause doubles up to the longest. */
const shortestPause = 400;
const longestPause = 15_000;

/** Creates the turns of one mounted chat. */
export function createTurns({
  store,
  transport,
  memory,
  onError,
  environment,
  onStop,
  scope,
}: TurnsOptions): Turns {
  const pause = (attempt: number, signal: AbortSignal): Promise<void> =>
    wait(environment, Math.min(longestPause, shortestPause * 2 ** (attempt - 1)), {
      signal,
      until: 'online',
    });
  let messages = 0;
  const context: TurnContext = {
    store,
    transport,
    memory,
    environment,
    onError,
    onStop,
    pause,
    running: createRunningTurns(scope),
    newMessage(role, fields) {
      messages += 1;
      const at = environment.clock.now();
      const key = `live-${messages}`;
      return { key, role, parts: [], state: 'streaming', attachments: [], at, ...fields };
    },
  };
  const joinedAt = new Map<string, number>();

  return {
    send: (key, text, attachments, replaces) => send(context, key, { text, attachments, replaces }),
    resume: (key, body, record) => resume(context, key, body, record),
    async join(key, stored) {
      // A platform that says "running" of a turn whose stream ends at once is not asked in a loop.
      const now = environment.clock.elapsed();
      if (now - (joinedAt.get(key) ?? -Infinity) < rejoinInterval) return;
      joinedAt.set(key, now);
      await joinTurn(context, key, stored);
    },
    retry: (key) => retry(context, key),
    stop: (key) => stop(context, key),
    takeBack: (key) => takeBack(context, key),
    abandon: (key) => context.running.get(key)?.all.abort(),
    showStopped: (sessionId) => showStopped(context, sessionId),
  };
}

interface SentMessage {
  text: string;
  attachments: readonly ThreadAttachment[];
  replaces?: ReplacedMessage | undefined;
  /** The messages that the thread shows before it. @default those it shows now */
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
  // A lost answer is no lost message: the platform may have it, and be answering or done.
  const own = running.begin(key);
  const isUnanswered = await findAnswer(context, key, turn, own.all.signal);
  if (!isUnanswered || own.all.signal.aborted) return;
  const { parts, attachments, replaces } = turn.user;
  return send(context, key, { text: textOf(parts), attachments, replaces, before: turn.before });
}

async function stop(context: TurnContext, key: string): Promise<void> {
  const { store, transport, running, onError, onStop } = context;
  const conversation = conversationOf(context, key);
  const turn = conversation?.turn;
  const own = running.get(key);
  if (conversation === undefined || turn === undefined || own === undefined) return;
  if (!isBusy(turn) || turn.stop === 'asked') return;
  const assistantKey = turn.assistant.key;
  patchTurn(store, key, assistantKey, () => ({ stop: 'asked' }));
  const cancelled = transport.cancel(conversation.sessionId);
  own.stopped = cancelled.then((answer) => answer.cancelled).catch(() => false);
  const isStopped = await own.stopped;
  await cancelled.catch(onError);
  const status = conversationOf(context, key)?.turn?.status;
  patchTurn(store, key, assistantKey, () => ({ stop: isStopped ? 'done' : 'refused' }));
  if (isStopped) onStop(conversation.sessionId);
  // A message not yet accepted by the platform can be dropped here; a running answer is followed.
  if (isStopped || status === 'sending') own.stream.abort();
}

function takeBack({ store, running, transport }: TurnContext, key: string): readonly File[] {
  const { turn, sessionId, stored } = store.getState().conversations[key] ?? {};
  if (turn?.status !== 'sending') return [];
  const { user } = turn;
  running.get(key)?.all.abort();
  patchConversation(store, key, ({ draft, edits }) => ({
    turn: undefined,
    ...(user === undefined
      ? {}
      : { draft: joinWords(textOf(user.parts), draft), replaces: user.replaces, edits: edits + 1 }),
  }));
  // It may have got through all the same.
  if (stored === true && sessionId !== undefined) transport.refetchMessages(sessionId);
  return user?.attachments.flatMap(({ file }) => file ?? []) ?? [];
}

/** The stop may be heard of before or after the end of the stream, and of what was stored. */
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
