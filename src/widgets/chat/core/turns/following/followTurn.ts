import { hasStatus, isScopeError } from '../../../../../client/errors/index.ts';
import type { SessionMessages } from '../../../../../contract/index.ts';
import { patchTurn, type Turn, patchConversation, type ChatStore } from '../../chatStore.ts';
import { fromStored } from '../../messages/fromStored.ts';
import { withStored } from '../../messages/mergeJoined.ts';
import { hasAnswer } from '../../messages/threadMessage.ts';
import {
  beginTurn,
  conversationOf,
  historyOf,
  type BegunTurn,
  type OpenStream,
  type TurnContext,
  giveBack,
} from '../beginTurn.ts';
import type { RunningTurn } from '../runningTurns.ts';
import { reconcile } from './reconcile.ts';
import { runTurn, splitPartial } from './runTurn.ts';
import { adoptId, settle } from './settleTurn.ts';
import { endTurn, isFinalFailure, type TurnEnd } from './turnEnd.ts';

/** Runs a turn from its first request until stored messages replace it. */
export async function startTurn(
  context: TurnContext,
  key: string,
  turn: Turn,
  open: OpenStream,
): Promise<void> {
  await follow(context, key, beginTurn(context, key, turn, open), false);
}

/** @param joins - True if the run was already running. */
async function follow(
  context: TurnContext,
  key: string,
  { turn, own, opening }: BegunTurn,
  joins: boolean,
): Promise<void> {
  const { store, running } = context;
  const assistantKey = turn.assistant.key;
  const end = await runTurn({
    ...context,
    key,
    assistantKey,
    signal: own.stream.signal,
    joins,
    sessionId: () => conversationOf(context, key)?.sessionId ?? '',
    open: async () => {
      const parts = await opening;
      void adoptId(context, key, own.all.signal);
      return parts;
    },
  });
  // A stream whose end was missed is still open.
  own.stream.abort();
  if (await own.stopped) patchTurn(store, key, assistantKey, () => ({ stop: 'done' }));
  if (!own.all.signal.aborted) await finish(context, key, assistantKey, end, own.all.signal);
  patchTurn(store, key, assistantKey, ({ status }) =>
    status === 'settling' ? { status: 'over' } : {},
  );
  running.end(key, own);
}

/** Joins a run that the stored messages report as running. */
export async function joinTurn(
  context: TurnContext,
  key: string,
  stored: SessionMessages,
): Promise<void> {
  const { transport, memory, newMessage } = context;
  const conversation = conversationOf(context, key);
  if (conversation === undefined || conversation.turn !== undefined || !stored.running) return;
  const { before, partial } = splitPartial(stored);
  const known = memory.get(stored.sessionId)?.live?.parts ?? [];
  const found = partial === undefined ? [] : fromStored(partial).parts;
  const parts = withStored(known, found) ?? found;
  const turn: Turn = {
    ...historyOf(context, conversation, { ...stored, messages: [...before] }),
    user: undefined,
    assistant: newMessage('assistant', { parts }),
    status: 'streaming',
  };
  const { sessionId } = stored;
  const attach: OpenStream = (signal) => transport.attach(sessionId, signal);
  await follow(context, key, beginTurn(context, key, turn, attach), true);
}

/**
 * Determines the outcome of a message whose answer didn't arrive. Joins the run if it is still
 * running, and settles the turn if it is over.
 *
 * @returns True if the message is to be sent again: the platform doesn't have it, or didn't answer
 * it, and the user hasn't stopped it meanwhile.
 */
export async function findAnswer(
  context: TurnContext,
  key: string,
  turn: Turn,
  { all, stream }: RunningTurn,
): Promise<boolean> {
  const isUnanswered = await find(context, key, turn, all.signal);
  if (!isUnanswered || !stream.signal.aborted) return isUnanswered;
  if (!all.signal.aborted) giveBack(context, key, turn);
  return false;
}

async function find(
  context: TurnContext,
  key: string,
  turn: Turn,
  signal: AbortSignal,
): Promise<boolean> {
  const { transport, newMessage } = context;
  const sessionId = conversationOf(context, key)?.sessionId ?? '';
  const assistantKey = turn.assistant.key;
  const found = await transport.messages(sessionId, signal).catch((error: unknown) => ({ error }));
  if (signal.aborted || turnOf(context, key, assistantKey) === undefined) return false;
  if ('error' in found) {
    if (hasStatus(found.error, 404)) return true;
    fail(context, key, turn, found.error);
    return false;
  }
  const { userStored, complete } = reconcile(turn, found);
  if (complete && !found.running) {
    await settle(context, key, assistantKey, { how: 'ended-unseen' }, signal);
    return false;
  }
  if (!userStored || !found.running) return true;
  const again: Turn = { ...turn, assistant: newMessage('assistant', {}), status: 'sending' };
  const attach: OpenStream = (joining) => transport.attach(found.sessionId, joining);
  await follow(context, key, beginTurn(context, key, again, attach), true);
  return false;
}

/** Ends a turn whose stream is over, and settles it. */
async function finish(
  context: TurnContext,
  key: string,
  assistantKey: string,
  end: TurnEnd,
  signal: AbortSignal,
): Promise<void> {
  const { store, onError } = context;
  const turn = turnOf(context, key, assistantKey);
  if (turn === undefined) return;
  if (end.how === 'aborted' && turn.stop !== 'done') {
    // The user didn't stop it: the send itself was aborted.
    const isUnanswered = await find(context, key, turn, signal);
    if (isUnanswered && !signal.aborted) giveBack(context, key, turn);
    return;
  }
  const isKnown = isSure(turn, end);
  if (end.how === 'failed' || end.how === 'unfinished') {
    const isGivenBack = giveBackFailed(context, key, turn, end.error);
    if ((isKnown || isGivenBack) && turn.stop !== 'done') onError(end.error);
    if (isGivenBack) return;
  }
  if (isKnown) {
    patchTurn(store, key, assistantKey, (ending) => endTurn(ending, end, false));
  }
  await settle(context, key, assistantKey, end, signal);
}

/**
 * Returns the user's input if the platform didn't accept it: a missing scope makes the chat
 * read-only, and a question whose answer failed opens again.
 */
function giveBackFailed(context: TurnContext, key: string, turn: Turn, error: unknown): boolean {
  if (isScopeError(error)) {
    giveBack(context, key, turn);
    return true;
  }
  return turn.status === 'sending' && reopenQuestion(context.store, key, turn, error);
}

function fail({ store, onError }: TurnContext, key: string, turn: Turn, error: unknown): void {
  patchTurn(store, key, turn.assistant.key, (ending) => ({
    ...endTurn(ending, { how: 'failed', error }, false),
    status: 'over',
  }));
  onError(error);
}

function turnOf(context: TurnContext, key: string, assistantKey: string): Turn | undefined {
  const turn = conversationOf(context, key)?.turn;
  return turn?.assistant.key === assistantKey ? turn : undefined;
}

/**
 * Returns true if the outcome is certain without the stored messages. A joined answer may lack its
 * last words, an empty one may be stored with content, and one that failed here may be stored in
 * full.
 */
function isSure({ stop, assistant, status }: Turn, end: TurnEnd): boolean {
  if (stop === 'done') return true;
  if (end.how === 'ended-unseen') return false;
  if (end.how === 'failed') return status === 'sending' || isFinalFailure(end);
  return end.how !== 'finished' || (end.isSure && hasAnswer(assistant.parts));
}

/**
 * Reopens the question whose answer couldn't be sent, with the error.
 *
 * @returns True if the turn answered a question.
 */
function reopenQuestion(
  store: ChatStore,
  key: string,
  { answering }: Turn,
  error: unknown,
): boolean {
  if (answering === undefined) return false;
  const failedAnswer = { toolCallId: answering.toolCallId, error };
  patchConversation(store, key, () => ({ turn: undefined, failedAnswer }));
  return true;
}
