import type { StoreApi } from 'zustand/vanilla';
import type { UploadState } from '../../../controller/index.ts';
import type { FileLimits, SessionId, UploadedFile } from '../../../contract/index.ts';
import type { ThreadMessage } from './messages/threadMessage.ts';

/** Where a file that is to be sent stands. */
export type DraftFileState =
  | UploadState<UploadedFile>
  | { status: 'refused'; reason: 'too-large' | 'too-many' | 'empty'; limits: FileLimits }
  | { status: 'refused'; reason: 'wrong-type' };

/** A file in the composer. */
export interface DraftFile {
  key: string;
  file: File;
  state: DraftFileState;
}

/** A turn that is under way, or that ended and is not yet among the stored messages. */
export interface Turn {
  /** What the thread showed when it began. */
  before: readonly ThreadMessage[];
  /** Ids of the messages that were stored when it began. What is stored beside them is new. */
  known: ReadonlySet<string>;
  /** What the person said; absent when the turn was joined or resumed. */
  user: ThreadMessage | undefined;
  assistant: ThreadMessage;
  /** The answer to a paused run's question that began it. It counts once the platform took it. */
  answering?: { toolCallId: string; value: unknown } | undefined;
  /** `settling`: it has ended, and the stored messages that take its place are being fetched. */
  status: 'sending' | 'streaming' | 'reconnecting' | 'settling' | 'over';
  /**
   * Whether the person asked to stop it, and what came of it: the platform stopped it, or did not,
   * and then it goes on.
   */
  stop?: 'asked' | 'done' | 'refused';
}

/** What was sent and waits for the answer under way, or for the line to be back. */
export interface QueuedMessage {
  key: string;
  text: string;
  /** Its files, all uploaded. */
  files: readonly DraftFile[];
}

/** One conversation of a mounted chat. */
export interface Conversation {
  /** Stays the same when the platform gives the session another id. */
  key: string;
  /** The id to use in calls. */
  sessionId: SessionId;
  /** Whether it was begun here. Only then does it open with the host's initial messages. */
  begun: boolean;
  /** Whether the platform has it: only then are there messages to fetch. */
  stored: boolean;
  draft: string;
  /** How often words were put into the draft for the person to go on from: the cursor follows. */
  edits: number;
  files: readonly DraftFile[];
  turn: Turn | undefined;
  /** Messages that go out next, in this order. */
  queue: readonly QueuedMessage[];
  /** Whether the queue waits for the person, who stopped an answer. */
  isQueuePaused: boolean;
  /** Stored messages that were seen arriving, as they were seen, by their stored id. */
  seen: Readonly<Record<string, ThreadMessage>>;
  /** An answer to a question that did not reach the platform. The question is open again. */
  failedAnswer: { toolCallId: string; error: unknown } | undefined;
}

/** The state of one mounted chat. */
export interface ChatState {
  activeKey: string;
  conversations: Readonly<Record<string, Conversation>>;
  /** Keys of the conversations in which an answer ended while another was open. */
  unread: ReadonlySet<string>;
  /** The scope that a write was refused for. Reading goes on. */
  missingScope: string | undefined;
}

/** Reads and writes the state of one mounted chat. Server state stays in the query cache. */
export type ChatStore = Pick<StoreApi<ChatState>, 'getState' | 'setState'>;

/** A conversation that nothing has happened in yet. */
export function emptyConversation(
  key: string,
  sessionId: SessionId,
  stored: boolean,
): Conversation {
  return {
    key,
    sessionId,
    begun: !stored,
    stored,
    draft: '',
    edits: 0,
    files: [],
    turn: undefined,
    queue: [],
    isQueuePaused: false,
    seen: {},
    failedAnswer: undefined,
  };
}

/** The state with one conversation open. */
export function initialState(first: Conversation): ChatState {
  return {
    activeKey: first.key,
    conversations: { [first.key]: first },
    unread: new Set<string>(),
    missingScope: undefined,
  };
}

/** Changes one conversation, if it is still there. */
export function patchConversation(
  store: ChatStore,
  key: string,
  change: (conversation: Conversation) => Partial<Conversation>,
): void {
  store.setState(({ conversations }) => {
    const conversation = conversations[key];
    if (conversation === undefined) return {};
    return {
      conversations: { ...conversations, [key]: { ...conversation, ...change(conversation) } },
    };
  });
}

/** Changes the turn of a conversation, if it is still the one that is meant. */
export function patchTurn(
  store: ChatStore,
  key: string,
  assistantKey: string,
  change: (turn: Turn) => Partial<Turn>,
): void {
  patchConversation(store, key, ({ turn }) =>
    turn?.assistant.key === assistantKey ? { turn: { ...turn, ...change(turn) } } : {},
  );
}

/** Whether a turn keeps the person from sending another message. */
export function isBusy(turn: Turn | undefined): boolean {
  return turn !== undefined && turn.status !== 'over' && turn.status !== 'settling';
}

const none = emptyConversation('', '', false);

/** The conversation that is open. */
export function activeConversation({ activeKey, conversations }: ChatState): Conversation {
  return conversations[activeKey] ?? none;
}
