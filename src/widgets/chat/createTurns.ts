import { isPlatformError } from '../../client/errors/index.ts';
import type { AttachmentReference, ResumeBody, SessionMessages } from '../../contract/index.ts';
import type { ChatTransport, TurnParts } from '../../query/index.ts';
import {
  isBusy,
  patchConversation,
  patchTurn,
  type ChatStore,
  type Conversation,
  type Turn,
} from './chatStore.ts';
import { findRenamed } from './findRenamed.ts';
import { reconcile } from './reconcile.ts';
import { runTurn, type TurnEnd } from './runTurn.ts';
import { fromStored, splitPartial, textOf, threadOf, type ThreadMessage } from './threadModel.ts';

/** Options of {@link createTurns}. */
export interface TurnsOptions {
  store: ChatStore;
  transport: ChatTransport;
  onError: (error: unknown) => void;
  /** Waits before a try to reconnect. */
  pause: (attempt: number, signal: AbortSignal) => Promise<void>;
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
  /** Stops the run at the platform, then here. */
  stop(key: string): Promise<void>;
  /** Lets go of a turn on this side alone. */
  abandon(key: string): void;
  dispose(): void;
}

/** The least time between two joins of one conversation that nobody asked for, in milliseconds. */
const rejoinInterval = 3_000;

/** How often stored messages are asked for after a turn, until they say that it is over. */
const settleAttempts = 5;

/** Creates the turns of one mounted chat. */
export function createTurns({ store, transport, onError, pause }: TurnsOptions): Turns {
  const running = new Map<string, AbortController>();
  const joinedAt = new Map<string, number>();
  let count = 0;

  const conversationOf = (key: string): Conversation | undefined =>
    store.getState().conversations[key];

  function live(role: ThreadMessage['role'], rest: Partial<ThreadMessage>): ThreadMessage {
    count += 1;
    const at = Date.now();
    return {
      ...{ key: `live-${count}`, role, parts: [], state: 'streaming', attachments: [], at },
      ...rest,
    };
  }

  async function start(
    key: string,
    turn: Turn,
    open: (signal: AbortSignal) => Promise<TurnParts>,
    joins = false,
  ): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.get(key)?.abort();
    running.set(key, controller);
    patchConversation(store, key, () => ({ turn }));
    const assistantKey = turn.assistant.key;
    const end = await runTurn({
      ...{ store, transport, key, assistantKey, signal, joins, pause },
      sessionId: () => conversationOf(key)?.sessionId ?? '',
      open: async () => {
        const parts = await open(signal);
        void adoptId(key);
        return parts;
      },
    });
    if (running.get(key) === controller) running.delete(key);
    const current = conversationOf(key)?.turn;
    if (current?.assistant.key !== assistantKey) return;
    if (end.how === 'aborted' && current.status !== 'stopping') return;
    if (end.how === 'failed') {
      onError(end.error);
      if (giveBackWithoutScope(key, turn, end.error)) return;
      if (turn.answering !== undefined && current.status === 'sending') {
        const { toolCallId } = turn.answering;
        const failedAnswer = { toolCallId, error: end.error };
        patchConversation(store, key, () => ({ turn: undefined, failedAnswer }));
        return;
      }
    }
    // A joined answer may lack its last words until the stored messages bring them.
    const isSure = end.how !== 'ended-unseen' && (end.how !== 'finished' || end.isSure);
    if (isSure) patchTurn(store, key, assistantKey, (ending) => endTurn(ending, end));
    await settle(key, assistantKey, end);
  }

  /** Lets the list show a running session, and takes over the id that it is listed under. */
  async function adoptId(key: string): Promise<void> {
    if (conversationOf(key)?.stored === false) {
      const found = await findMessages(key).catch(() => undefined);
      if (found !== undefined && found.messages.length > 0) {
        patchConversation(store, key, () => ({ sessionId: found.sessionId, stored: true }));
      }
    }
    transport.invalidateSessions();
  }

  /** A write that lacks the scope goes back into the composer, and the chat turns read-only. */
  function giveBackWithoutScope(key: string, turn: Turn, error: unknown): boolean {
    if (!isPlatformError(error) || error.missingScope === undefined) return false;
    store.setState({ missingScope: error.missingScope });
    giveBack(key, turn);
    return true;
  }

  function giveBack(key: string, turn: Turn): void {
    const said = turn.user === undefined ? '' : textOf(turn.user.parts);
    patchConversation(store, key, ({ draft }) => ({
      turn: undefined,
      draft: draft === '' ? said : draft,
    }));
  }

  /** Fetches the stored messages, and lets them take the turn's place where they hold it. */
  async function settle(key: string, assistantKey: string, end: TurnEnd): Promise<void> {
    transport.invalidateSessions();
    const found = await findSettled(key, assistantKey).catch(() => undefined);
    patchTurn(store, key, assistantKey, (turn) => (isBusy(turn) ? endTurn(turn, end) : {}));
    const turn = conversationOf(key)?.turn;
    if (found === undefined || turn?.assistant.key !== assistantKey) return;
    const { seen, userStored, complete } = reconcile(turn, found);
    if (!userStored) {
      if (turn.assistant.state === 'stopped') giveBack(key, turn);
      return;
    }
    patchConversation(store, key, (conversation) => ({
      sessionId: found.sessionId,
      stored: true,
      seen: { ...conversation.seen, ...seen },
      turn: complete ? undefined : turn,
    }));
  }

  /** A platform may say for a moment that a run goes on whose stream has ended. */
  async function findSettled(
    key: string,
    assistantKey: string,
  ): Promise<SessionMessages | undefined> {
    const { signal } = new AbortController();
    for (let attempt = 1; attempt <= settleAttempts; attempt += 1) {
      const found = await findMessages(key);
      if (found?.running !== true) return found;
      await pause(attempt, signal);
      if (conversationOf(key)?.turn?.assistant.key !== assistantKey) return undefined;
    }
    return undefined;
  }

  /** The session's messages, under whichever id the platform has given it. */
  async function findMessages(key: string): Promise<SessionMessages | undefined> {
    const conversation = conversationOf(key);
    if (conversation === undefined) return undefined;
    const { sessionId, stored, turn } = conversation;
    let found = await transport.messages(sessionId).catch((error: unknown) => {
      if (!stored && isPlatformError(error) && error.status === 404) return undefined;
      throw error;
    });
    if (!stored && (found === undefined || found.messages.length === 0)) {
      const said = turn?.user === undefined ? '' : textOf(turn.user.parts);
      const known = Object.values(store.getState().conversations).map((other) => other.sessionId);
      const renamed = findRenamed(await transport.latestSessions(), said, new Set(known));
      if (renamed !== undefined) found = await transport.messages(renamed);
    }
    if (found !== undefined && found.sessionId !== sessionId) {
      transport.seedMessages(found.sessionId, found);
    }
    return found;
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
      before: before ?? threadOf(conversation, cached),
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
        before: threadOf(conversation, cached),
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
      const now = Date.now();
      if (now - (joinedAt.get(key) ?? -Infinity) < rejoinInterval) return Promise.resolve();
      joinedAt.set(key, now);
      const { before, partial } = splitPartial(stored);
      const parts = partial === undefined ? [] : fromStored(partial).parts;
      const settled = { ...stored, messages: [...before] };
      const turn: Turn = {
        before: threadOf(conversation, settled),
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
        const thread = threadOf(conversation, transport.cachedMessages(sessionId));
        const question = thread.findLast(({ role }) => role === 'user');
        if (question === undefined) return;
        return send(key, textOf(question.parts), question.attachments, thread);
      }
      const assistantKey = turn.assistant.key;
      patchTurn(store, key, assistantKey, ({ assistant }) => ({
        status: 'sending',
        assistant: { ...assistant, state: 'streaming', error: undefined },
      }));
      // A lost answer is no lost message: the platform may have it, and be answering or done.
      const found = await transport.messages(sessionId).catch((error: unknown) => ({ error }));
      if (conversationOf(key)?.turn?.assistant.key !== assistantKey) return;
      if ('error' in found && !isUnknownSession(found.error)) {
        const end: TurnEnd = { how: 'failed', error: found.error };
        patchTurn(store, key, assistantKey, (ending) => endTurn(ending, end));
        onError(found.error);
        return;
      }
      const stored = 'error' in found ? undefined : found;
      const { userStored, complete } = reconcile(turn, stored);
      if (complete && stored?.running === false) {
        return settle(key, assistantKey, { how: 'ended-unseen' });
      }
      if (userStored && stored?.running === true) {
        const again: Turn = { ...turn, assistant: live('assistant', {}), status: 'sending' };
        return start(key, again, (signal) => transport.attach(stored.sessionId, signal), true);
      }
      return send(key, textOf(turn.user.parts), turn.user.attachments, turn.before);
    },

    async stop(key) {
      const conversation = conversationOf(key);
      const turn = conversation?.turn;
      if (conversation === undefined || turn === undefined || !isBusy(turn)) return;
      patchTurn(store, key, turn.assistant.key, () => ({ status: 'stopping' }));
      try {
        await transport.cancel(conversation.sessionId);
      } catch (error) {
        onError(error);
      }
      running.get(key)?.abort();
    },

    abandon: (key) => running.get(key)?.abort(),

    dispose() {
      for (const controller of running.values()) controller.abort();
      running.clear();
    },
  };
}

function endTurn(turn: Turn, end: TurnEnd): Partial<Turn> {
  const stopped = turn.status === 'stopping';
  const state = stopped ? 'stopped' : end.how === 'failed' ? 'failed' : 'complete';
  const error = end.how === 'failed' && !stopped ? end.error : undefined;
  const unsent = state === 'failed' && turn.assistant.parts.length === 0;
  return {
    status: 'over',
    assistant: { ...turn.assistant, state, error },
    user: turn.user && { ...turn.user, state: unsent ? 'failed' : 'complete' },
  };
}

function isUnknownSession(error: unknown): boolean {
  return isPlatformError(error) && error.status === 404;
}

function idsOf(stored: SessionMessages | undefined): ReadonlySet<string> {
  return new Set(stored?.messages.map(({ id }) => id));
}
