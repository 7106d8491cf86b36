import { hasStatus } from '../../../../../client/errors/index.ts';
import type { SessionMessages, SessionId, SessionSummary } from '../../../../../contract/index.ts';
import {
  isBusy,
  patchConversation,
  patchTurn,
  type Conversation,
  type Turn,
} from '../../chatStore.ts';
import { conversationOf, type TurnContext, giveBack } from '../beginTurn.ts';
import { reconcile } from './reconcile.ts';
import { textOf } from '../../messages/threadMessage.ts';
import { endTurn, type TurnEnd } from './turnEnd.ts';

/** The maximum number of polls until the stored messages report the turn as over. */
const maxPolls = 5;

/**
 * Ends a turn, fetches the stored messages, and replaces the turn with them if they contain it.
 * Stops when the signal aborts.
 */
export async function settle(
  context: TurnContext,
  key: string,
  assistantKey: string,
  end: TurnEnd,
  signal: AbortSignal,
): Promise<void> {
  const { store, transport, onError } = context;
  transport.invalidateSessions();
  const found = await pollUntilOver(context, key, signal).catch(() => undefined);
  const turn = signal.aborted ? undefined : conversationOf(context, key)?.turn;
  if (turn?.assistant.key !== assistantKey) return;
  const ended = isBusy(turn) ? endTurn(turn, end, isAnswerStored(turn, found)) : turn;
  if (ended !== turn) {
    patchTurn(store, key, assistantKey, () => ended);
    if (ended.assistant.error !== undefined) onError(ended.assistant.error);
  }
  if (found === undefined) return;
  const { seen, userStored, complete } = reconcile(ended, found);
  if (!userStored) {
    if (ended.assistant.state === 'stopped') giveBack(context, key, ended);
    return;
  }
  patchConversation(store, key, (conversation) => ({
    sessionId: found.sessionId,
    stored: true,
    seen: { ...conversation.seen, ...seen },
    turn: complete ? undefined : ended,
  }));
}

/** Polls because the platform may briefly report a run as running after its stream has ended. */
async function pollUntilOver(
  context: TurnContext,
  key: string,
  signal: AbortSignal,
): Promise<SessionMessages | undefined> {
  for (let attempt = 1; attempt <= maxPolls; attempt += 1) {
    const found = await findMessages(context, key, signal);
    if (found?.running !== true) return found;
    await context.pause(attempt, signal);
  }
  return undefined;
}

/** Fetches the session's messages, also under another id that the platform gave it. */
async function findMessages(
  context: TurnContext,
  key: string,
  signal: AbortSignal,
): Promise<SessionMessages | undefined> {
  const conversation = conversationOf(context, key);
  if (conversation === undefined) return undefined;
  const { transport } = context;
  const { sessionId, stored } = conversation;
  let found = await transport.messages(sessionId, signal).catch((error: unknown) => {
    if (!stored && hasStatus(error, 404)) return undefined;
    throw error;
  });
  if (!stored && (found === undefined || found.messages.length === 0)) {
    const renamed = await findNewId(context, conversation, signal);
    if (renamed !== undefined) found = await transport.messages(renamed, signal);
  }
  if (found !== undefined && found.sessionId !== sessionId) {
    transport.seedMessages(found.sessionId, found);
  }
  return found;
}

/** Finds the id under which the platform lists a conversation started here. */
async function findNewId(
  { store, transport }: TurnContext,
  { sessionId, turn }: Conversation,
  signal: AbortSignal,
): Promise<string | undefined> {
  const prompt = turn?.user === undefined ? '' : textOf(turn.user.parts);
  const known = Object.values(store.getState().conversations).map((other) => other.sessionId);
  const sessions = await transport.latestSessions(signal);
  if (sessions.some((session) => session.sessionId === sessionId)) return sessionId;
  return findRenamed(sessions, prompt, new Set(known));
}

/** Adopts the id under which the platform lists a session started here. */
export async function adoptId(
  context: TurnContext,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const { store, transport } = context;
  const conversation = conversationOf(context, key);
  if (conversation === undefined) return;
  if (conversation.stored) {
    transport.invalidateSessions();
    return;
  }
  const sessionId = await findNewId(context, conversation, signal).catch(() => undefined);
  if (sessionId === undefined || signal.aborted) return;
  patchConversation(store, key, ({ stored }) => (stored ? {} : { sessionId, stored: true }));
}

/** Returns true if the platform is known to have stored an answer to the turn. */
function isAnswerStored(turn: Turn, found: SessionMessages | undefined): boolean {
  if (found === undefined) return false;
  // A resumed or joined turn may continue a message that was stored before it.
  return turn.user === undefined || reconcile(turn, found).hasAnswer;
}

/**
 * Finds a session to which the platform gave another id than the one sent.
 *
 * @param said - The user's first message, which the preview starts with.
 * @param known - Sessions that existed before.
 * @returns The new id, or undefined unless exactly one session matches.
 */
export function findRenamed(
  sessions: readonly SessionSummary[],
  said: string,
  known: ReadonlySet<SessionId>,
): SessionId | undefined {
  const words = said.trim();
  const candidates = sessions.filter(({ sessionId, preview }) => {
    const start = (preview ?? '').replace(/(…|\.\.\.)$/, '').trim();
    return !known.has(sessionId) && start !== '' && words.startsWith(start);
  });
  return candidates.length === 1 ? candidates[0]?.sessionId : undefined;
}
