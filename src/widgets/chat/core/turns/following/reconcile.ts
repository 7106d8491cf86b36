import type { Message, SessionMessages } from '../../../../../contract/index.ts';
import type { Turn } from '../../chatStore.ts';
import { fromStored } from '../../messages/fromStored.ts';
import { hasAnswer, textOf, type ThreadMessage } from '../../messages/threadMessage.ts';

/** Matches a turn with the stored messages. Without any, nothing matches. */
export function reconcile(turn: Turn, stored: SessionMessages | undefined) {
  const fresh = (stored?.messages ?? []).filter(({ id }) => !turn.known.has(id));
  const user = fresh.findLast((message) => isSame(message, turn.user));
  const after = user === undefined ? fresh : fresh.slice(fresh.indexOf(user) + 1);
  const answer = after.findLast(({ role }) => role === 'assistant');

  const seen: Record<string, ThreadMessage> = {};
  if (user !== undefined && turn.user !== undefined) seen[user.id] = turn.user;
  if (answer !== undefined) seen[answer.id] = turn.assistant;

  const userStored = turn.user === undefined || user !== undefined;
  return {
    /** Messages as streamed here, by their stored id. */
    seen,
    /** True if the platform has the user's message. */
    userStored,
    /** True if the stored messages can replace the turn without loss. */
    complete: userStored && (answer !== undefined || turn.user === undefined),
    /** True if the platform has stored an answer with content. */
    hasAnswer: answer !== undefined && hasAnswer(fromStored(answer).parts),
  };
}

function isSame(message: Message, live: ThreadMessage | undefined): boolean {
  if (live === undefined || message.role !== live.role) return false;
  return textOf(fromStored(message).parts).trim() === textOf(live.parts).trim();
}
