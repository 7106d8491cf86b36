import type { Message, SessionMessages } from '../../contract/index.ts';
import type { Turn } from './chatStore.ts';
import { fromStored, textOf, type ThreadMessage } from './threadModel.ts';

/** What became of a turn among the stored messages. */
export interface Reconciliation {
  /**
   * How stored messages that were seen arriving are shown, by their id: with the key they had,
   * their reasoning and sources, their files, and how they ended. Their words are the platform's.
   */
  seen: Record<string, ThreadMessage>;
  /** Whether the platform has what the person said. */
  userStored: boolean;
  /** Whether the stored messages can take the turn's place without anything being lost. */
  complete: boolean;
}

/** Finds a turn that is over among the stored messages. */
export function reconcile(turn: Turn, { messages }: SessionMessages): Reconciliation {
  const fresh = messages.filter(({ id }) => !turn.known.has(id));
  const user = fresh.findLast((message) => isSame(message, turn.user));
  const after = user === undefined ? fresh : fresh.slice(fresh.indexOf(user) + 1);
  const answer = after.findLast(({ role }) => role === 'assistant');

  const seen: Record<string, ThreadMessage> = {};
  if (user !== undefined && turn.user !== undefined) seen[user.id] = asSeen(user, turn.user);
  if (answer !== undefined) seen[answer.id] = asSeen(answer, turn.assistant);

  const userStored = turn.user === undefined || user !== undefined;
  const nothingToKeep = turn.assistant.parts.length === 0 && turn.assistant.state !== 'failed';
  return {
    seen,
    userStored,
    complete: userStored && (answer !== undefined || nothingToKeep || turn.user === undefined),
  };
}

function isSame(message: Message, live: ThreadMessage | undefined): boolean {
  if (live === undefined || message.role !== live.role) return false;
  return textOf(fromStored(message).parts).trim() === textOf(live.parts).trim();
}

function asSeen(message: Message, live: ThreadMessage): ThreadMessage {
  const stored = fromStored(message);
  const state = live.state === 'failed' || live.state === 'stopped' ? live.state : 'complete';
  return {
    ...stored,
    key: live.key,
    parts: isSame(message, live) ? withLiveExtras(stored, live) : stored.parts,
    attachments: live.attachments,
    state,
    error: live.error,
  };
}

/** Reasoning and sources come by stream alone; the rest is taken from what is stored. */
function withLiveExtras(stored: ThreadMessage, live: ThreadMessage): ThreadMessage['parts'] {
  const hasExtras = live.parts.some(({ type }) => type === 'reasoning' || type === 'source');
  if (!hasExtras) return stored.parts;
  return live.parts.map((part) => {
    if (part.type !== 'tool-call') return part;
    const kept = stored.parts.find(
      (other) => other.type === 'tool-call' && other.toolCallId === part.toolCallId,
    );
    return kept ?? part;
  });
}
