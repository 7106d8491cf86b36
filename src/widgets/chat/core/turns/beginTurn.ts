import type { Environment } from '../../../../environment/index.ts';
import type { SessionId, SessionMessages } from '../../../../contract/index.ts';
import type { ChatTransport, SessionMemory, TurnParts } from '../../../../query/index.ts';
import {
  patchConversation,
  type ChatStore,
  type Conversation,
  type SeenSession,
  type Turn,
} from '../chatStore.ts';
import { joinWords } from '../messages/joinWords.ts';
import { textOf, type ThreadMessage } from '../messages/threadMessage.ts';
import { threadBefore } from '../messages/threadOf.ts';
import type { RunningTurn, RunningTurns } from './runningTurns.ts';

/** The context that the turns of one mounted chat share. */
export interface TurnContext {
  store: ChatStore;
  transport: ChatTransport;
  /** Streamed data that earlier chats remembered of the sessions. */
  memory: Pick<SessionMemory<SeenSession>, 'get'>;
  environment: Environment;
  running: RunningTurns;
  onError: (error: unknown) => void;
  /** Adds files to a conversation's draft. */
  addFiles: (key: string, files: readonly File[]) => void;
  /** Called with the session of each run that was stopped from here. */
  onStop: (sessionId: SessionId) => void;
  /** Waits before another attempt. Rejects when the signal aborts. */
  pause: (attempt: number, signal: AbortSignal) => Promise<void>;
  /** Creates a message of a turn with a unique key. */
  newMessage: (role: ThreadMessage['role'], fields: Partial<ThreadMessage>) => ThreadMessage;
}

export type OpenStream = (signal: AbortSignal) => Promise<TurnParts>;

/** A turn that is shown and whose first request was sent. */
export interface BegunTurn {
  turn: Turn;
  own: RunningTurn;
  opening: Promise<TurnParts>;
}

export function conversationOf({ store }: TurnContext, key: string): Conversation | undefined {
  return store.getState().conversations[key];
}

/** Returns the history that a turn starts from: its thread's messages, and the stored ids. */
export function historyOf(
  { transport }: TurnContext,
  conversation: Conversation,
  stored: SessionMessages | undefined = transport.cachedMessages(conversation.sessionId),
): Pick<Turn, 'before' | 'known'> {
  return {
    before: threadBefore(conversation, stored),
    known: new Set(stored?.messages.map(({ id }) => id)),
  };
}

/** Shows a turn and sends its first request. */
export function beginTurn(
  { store, running }: TurnContext,
  key: string,
  turn: Turn,
  open: OpenStream,
): BegunTurn {
  const own = running.begin(key);
  patchConversation(store, key, () => ({ turn }));
  return { turn, own, opening: open(own.stream.signal) };
}

/** Drops a turn that the platform doesn't have. Its text and files return to the draft. */
export function giveBack(
  { store, addFiles }: Pick<TurnContext, 'store' | 'addFiles'>,
  key: string,
  { user }: Turn,
): void {
  patchConversation(store, key, ({ draft, replaces }) => ({
    turn: undefined,
    draft: joinWords(textOf(user?.parts ?? []), draft),
    replaces: replaces ?? user?.replaces,
  }));
  const files = user?.attachments.flatMap(({ file }) => file ?? []) ?? [];
  if (files.length > 0) addFiles(key, files);
}
