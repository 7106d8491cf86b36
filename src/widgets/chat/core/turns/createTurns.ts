import type { Scope } from '../../../../controller/index.ts';
import { wait, type Environment } from '../../../../environment/index.ts';
import { isPlatformError } from '../../../../client/errors/index.ts';
import type {
  AttachmentReference,
  ResumeBody,
  SessionMessages,
} from '../../../../contract/index.ts';
import type { ChatTransport, TurnParts } from '../../../../query/index.ts';
import {
  isBusy,
  patchConversation,
  patchTurn,
  type ChatStore,
  type Conversation,
  type Turn,
} from '../chatStore.ts';
import { rejoinDelay } from './rejoinDelay.ts';
import { reconcile } from './reconcile.ts';
import { runTurn } from './runTurn.ts';
import { createSettlement } from './settleTurn.ts';
import { fromStored, splitPartial } from '../messages/fromStored.ts';
import { hasAnswer, textOf, type ThreadMessage } from '../messages/threadMessage.ts';
import { threadBefore } from '../messages/threadOf.ts';
import { endTurn, type TurnEnd } from './turnEnd.ts';

/** Options of {@link createTurns}. */
export interface TurnsOptions {
  store: ChatStore;
  transport: ChatTransport;
  onError: (error: unknown) => void;
  environment: Environment;
  /** The scope of the current mount: what a turn starts ends with it. */
  scope: () => Scope;
}

/** The turns of a mounted chat's conversations, at most one under way in each. */
export interface Turns {
  send(key: string, text: string, attachments: readonly AttachmentReference[]): Promise<void>;
  /** Answers a paused run. */
  resume(key: string, body: Omit<ResumeBody, 'session_id'>): Promise<void>;
  /** Joins a run that the stored messages say is under way. */
  join(key: string, stored: SessionMessages): Promise<void>;
  /** Sends a message that failed once more, or asks again for an answer that failed. */
  retry(key: string): Promise<void>;
  /**
   * Stops the run at the platform, then here. Where the platform did not stop it, it is followed
   * as before, and the turn says so.
   */
  stop(key: string): Promise<void>;
  /** Lets go of a turn on this side alone. */
  abandon(key: string): void;
}

/** The least time between two joins of one conversation that nobody asked for, in milliseconds. */
const rejoinInterval = 3_000;

/** What can be ended of a turn: its stream alone, or all that it does. */
interface RunningTurn {
  stream: AbortController;
  all: AbortController;
  /** Whether the platform stopped the run, once it was asked to. */
  stopped?: Promise<boolean>;
}

/** Creates the turns of one mounted chat. */
export function createTurns({
  store,
  transport,
  onError,
  environment,
  scope,
}: TurnsOptions): Turns {
  const pause = (attempt: number, signal: AbortSignal): Promise<void> =>
    wait(environment, rejoinDelay(attempt), { signal, until: 'online' });
  const running = new Map<string, RunningTurn>();
  const joinedAt = new Map<string, number>();
  const settlement = createSettlement({ store, transport, onError, pause });
  let count = 0;

  const conversationOf = (key: string): Conversation | undefined =>
    store.getState().conversations[key];

  function live(role: ThreadMessage['role'], rest: Partial<ThreadMessage>): ThreadMessage {
    count += 1;
    const at = environment.clock.now();
    return {
      ...{ key: `live-${count}`, role, parts: [], state: 'streaming', attachments: [], at },
      ...rest,
    };
  }

  function begin(key: string): RunningTurn {
    const turn = { stream: new AbortController(), all: new AbortController() };
    turn.all.signal.addEventListener('abort', () => turn.stream.abort());
    scope().onEnd(() => turn.all.abort());
    running.get(key)?.all.abort();
    running.set(key, turn);
    return turn;
  }

  async function start(
    key: string,
    turn: Turn,
    open: (signal: AbortSignal) => Promise<TurnParts>,
    joins = false,
  ): Promise<void> {
    const own = begin(key);
    const { signal } = own.stream;
    patchConversation(store, key, () => ({ turn }));
    const assistantKey = turn.assistant.key;
    const end = await runTurn({
      ...{ store, transport, key, assistantKey, signal, joins, pause },
      sessionId: () => conversationOf(key)?.sessionId ?? '',
      open: async () => {
        const parts = await open(signal);
        void settlement.adoptId(key, own.all.signal);
        return parts;
      },
    });
    if (await own.stopped) patchTurn(store, key, assistantKey, () => ({ stop: 'done' }));
    if (!own.all.signal.aborted) await finish(key, assistantKey, end, own.all.signal);
    patchTurn(store, key, assistantKey, ({ status }) =>
      status === 'settling' ? { status: 'over' } : {},
    );
    if (running.get(key) === own) running.delete(key);
  }

  /** Ends a turn whose stream is over, and settles it. */
  async function finish(
    key: string,
    assistantKey: string,
    end: TurnEnd,
    signal: AbortSignal,
  ): Promise<void> {
    const turn = conversationOf(key)?.turn;
    if (turn?.assistant.key !== assistantKey) return;
    if (end.how === 'aborted' && turn.stop !== 'done') return recover(key, turn, signal);
    if (end.how === 'failed' || end.how === 'unfinished') {
      if (turn.stop !== 'done') onError(end.error);
      if (giveBackWithoutScope(key, turn, end.error)) return;
      if (turn.answering !== undefined && turn.status === 'sending') {
        const { toolCallId } = turn.answering;
        const failedAnswer = { toolCallId, error: end.error };
        patchConversation(store, key, () => ({ turn: undefined, failedAnswer }));
        return;
      }
    }
    if (isSure(turn, end)) {
      patchTurn(store, key, assistantKey, (ending) => endTurn(ending, end, false));
    }
    await settlement.settle(key, assistantKey, end, signal);
  }

  /** A write that lacks the scope goes back into the composer, and the chat turns read-only. */
  function giveBackWithoutScope(key: string, turn: Turn, error: unknown): boolean {
    if (!isPlatformError(error) || error.missingScope === undefined) return false;
    store.setState({ missingScope: error.missingScope });
    settlement.giveBack(key, turn);
    return true;
  }

  function fail(key: string, turn: Turn, error: unknown): void {
    const end: TurnEnd = { how: 'failed', error };
    patchTurn(store, key, turn.assistant.key, (ending) => ({
      ...endTurn(ending, end, false),
      status: 'over',
    }));
    onError(error);
  }

  /**
   * Finds out what became of a message whose answer did not reach us, and shows that: it is
   * joined while the platform is at it, and settled when the platform is done.
   *
   * @returns Whether the platform does not have the message, or did not answer it.
   */
  async function takeUp(key: string, turn: Turn, signal: AbortSignal): Promise<boolean> {
    const sessionId = conversationOf(key)?.sessionId ?? '';
    const assistantKey = turn.assistant.key;
    const found = await transport
      .messages(sessionId, signal)
      .catch((error: unknown) => ({ error }));
    if (signal.aborted || conversationOf(key)?.turn?.assistant.key !== assistantKey) return false;
    if ('error' in found) {
      if (isPlatformError(found.error) && found.error.status === 404) return true;
      fail(key, turn, found.error);
      return false;
    }
    const { userStored, complete } = reconcile(turn, found);
    if (complete && !found.running) {
      await settlement.settle(key, assistantKey, { how: 'ended-unseen' }, signal);
      return false;
    }
    if (!userStored || !found.running) return true;
    const again: Turn = { ...turn, assistant: live('assistant', {}), status: 'sending' };
    await start(key, again, (joining) => transport.attach(found.sessionId, joining), true);
    return false;
  }

  /** A message that was given up while it went out, and that nobody stopped. */
  async function recover(key: string, turn: Turn, signal: AbortSignal): Promise<void> {
    const isUnanswered = await takeUp(key, turn, signal);
    if (isUnanswered && !signal.aborted) settlement.giveBack(key, turn);
  }

  function send(
    key: string,
    text: string,
    attachments: readonly AttachmentReference[],
    before?: readonly ThreadMessage[],
  ): Promise<void> {
    const conversation = conversationOf(key);
    if (conversation === undefined) return Promise.resolve();
    const cached = transport.cachedMessages(conversation.sessionId);
    const parts: ThreadMessage['parts'] = text === '' ? [] : [{ type: 'text', text }];
    const turn: Turn = {
      before: before ?? threadBefore(conversation, cached),
      known: idsOf(cached),
      user: live('user', { parts, attachments, state: 'sending' }),
      assistant: live('assistant', {}),
      status: 'sending',
    };
    const body = {
      session_id: conversation.sessionId,
      ...(text === '' ? {} : { message: text }),
      ...(attachments.length === 0 ? {} : { attachments: [...attachments] }),
    };
    return start(key, turn, (signal) => transport.stream(body, signal));
  }

  return {
    send,

    resume(key, body) {
      const conversation = conversationOf(key);
      if (conversation === undefined) return Promise.resolve();
      const { sessionId } = conversation;
      const cached = transport.cachedMessages(sessionId);
      const turn: Turn = {
        before: threadBefore(conversation, cached),
        known: idsOf(cached),
        user: undefined,
        assistant: live('assistant', {}),
        answering: { toolCallId: body.tool_call_id, value: body.result },
        status: 'sending',
      };
      patchConversation(store, key, () => ({ failedAnswer: undefined }));
      const params = { ...body, session_id: sessionId };
      return start(key, turn, (signal) => transport.resume(params, signal));
    },

    join(key, stored) {
      const conversation = conversationOf(key);
      if (conversation === undefined || conversation.turn !== undefined || !stored.running) {
        return Promise.resolve();
      }
      // A platform that says "running" of a turn whose stream ends at once is not asked in a loop.
      const now = environment.clock.elapsed();
      if (now - (joinedAt.get(key) ?? -Infinity) < rejoinInterval) return Promise.resolve();
      joinedAt.set(key, now);
      const { before, partial } = splitPartial(stored);
      const parts = partial === undefined ? [] : fromStored(partial).parts;
      const settled = { ...stored, messages: [...before] };
      const turn: Turn = {
        before: threadBefore(conversation, settled),
        known: idsOf(settled),
        user: undefined,
        assistant: live('assistant', { parts }),
        status: 'streaming',
      };
      const attach = (signal: AbortSignal): Promise<TurnParts> =>
        transport.attach(stored.sessionId, signal);
      return start(key, turn, attach, true);
    },

    async retry(key) {
      const conversation = conversationOf(key);
      if (conversation === undefined || isBusy(conversation.turn)) return;
      const { turn, sessionId } = conversation;
      if (turn?.user === undefined) {
        const thread = threadBefore(conversation, transport.cachedMessages(sessionId));
        const question = thread.findLast(({ role }) => role === 'user');
        if (question === undefined) return;
        return send(key, textOf(question.parts), question.attachments, thread);
      }
      patchTurn(store, key, turn.assistant.key, ({ assistant }) => ({
        status: 'sending',
        stop: undefined,
        assistant: { ...assistant, state: 'streaming', error: undefined },
      }));
      // A lost answer is no lost message: the platform may have it, and be answering or done.
      const own = begin(key);
      const isUnanswered = await takeUp(key, turn, own.all.signal);
      if (!isUnanswered || own.all.signal.aborted) return;
      return send(key, textOf(turn.user.parts), turn.user.attachments, turn.before);
    },

    async stop(key) {
      const conversation = conversationOf(key);
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
      const status = conversationOf(key)?.turn?.status;
      patchTurn(store, key, assistantKey, () => ({ stop: isStopped ? 'done' : 'refused' }));
      // What was not taken yet can be given up here; an answer that goes on is followed.
      if (isStopped || status === 'sending') own.stream.abort();
    },

    abandon: (key) => running.get(key)?.all.abort(),
  };
}

/**
 * Whether an end is known without the stored messages. A joined answer may lack its last words
 * until they bring them, and one that was empty may have been stored with content.
 */
function isSure({ stop, assistant }: Turn, end: TurnEnd): boolean {
  if (stop === 'done') return true;
  if (end.how === 'ended-unseen') return false;
  return end.how !== 'finished' || (end.isSure && hasAnswer(assistant.parts));
}

function idsOf(stored: SessionMessages | undefined): ReadonlySet<string> {
  return new Set(stored?.messages.map(({ id }) => id));
}
