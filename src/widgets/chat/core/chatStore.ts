import type { StoreApi } from 'zustand/vanilla';
import type { UploadState } from '../../../controller/index.ts';
import type { FileLimits, SessionId, UploadedFile } from '../../../contract/index.ts';
import type { SessionMemory, StoredMessages } from '../../../query/index.ts';
import type { ReplacedMessage, ThreadMessage } from './messages/threadMessage.ts';

/** The state of a file in the composer. */
export type DraftFileState =
  | UploadState<UploadedFile>
  | { status: 'refused'; reason: 'too-large' | 'too-many'; limits: FileLimits }
  | { status: 'refused'; reason: 'empty' }
  | { status: 'refused'; reason: 'wrong-type' };

/** A file in the composer. */
export interface DraftFile {
  key: string;
  file: File;
  state: DraftFileState;
}

/** A running turn, or an ended one that isn't among the stored messages yet. */
export interface Turn {
  /** The thread's messages when it started. */
  before: readonly ThreadMessage[];
  /** Ids of the messages stored when it started. All others are new. */
  known: ReadonlySet<string>;
  /** The user's message. Undefined if the turn was joined or resumed. */
  user: ThreadMessage | undefined;
  assistant: ThreadMessage;
  /** The answer that resumed a paused run. Shown once the platform accepts it. */
  answering?: { toolCallId: string; value: unknown } | undefined;
  /** `settling`: ended, while the stored messages that replace it are being fetched. */
  status: 'sending' | 'streaming' | 'reconnecting' | 'settling' | 'over';
  /**
   * Set once the user asked to stop: `asked` until the platform responds, then `done`, or `refused`
   * if the run continues.
   */
  stop?: 'asked' | 'done' | 'refused';
}

/** A message that waits for the running answer to end, or for the network. */
export interface QueuedMessage {
  key: string;
  text: string;
  /** Its files. It is sent once all of them are uploaded. */
  files: readonly DraftFile[];
  /** The message that it is an edit of. */
  replaces?: ReplacedMessage | undefined;
}

/** One conversation of a mounted chat. */
export interface Conversation {
  /** Unchanged when the platform gives the session another id. */
  key: string;
  /** The id for API calls. */
  sessionId: SessionId;
  /**
   * True if it was started here. Only then does it begin with the host's initial messages. One that
   * was opened and isn't `stored` was deleted, or nothing was sent under the host's id yet.
   */
  begun: boolean;
  /** True if it was deleted elsewhere after it was shown here. */
  isDeleted: boolean;
  /** True if the platform has it. Only then are messages fetched. */
  stored: boolean;
  draft: string;
  /** The message that the draft is an edit of. */
  replaces?: ReplacedMessage | undefined;
  /** Incremented when text is inserted into the draft, which focuses the field. */
  edits: number;
  files: readonly DraftFile[];
  /** Incremented when the user sends something, which scrolls the thread to its end. */
  sent: number;
  turn: Turn | undefined;
  /** Queued messages, in sending order. */
  queue: readonly QueuedMessage[];
  /** True while the queue is paused, after the user stopped an answer. */
  isQueuePaused: boolean;
  /** Messages as streamed here, by their stored id. */
  seen: Readonly<Record<string, ThreadMessage>>;
  /** An answer to a question that couldn't be sent. The question is open again. */
  failedAnswer: { toolCallId: string; error: unknown } | undefined;
}

/** Streamed data of a session that isn't stored, for the next chat that opens it. */
export interface SeenSession {
  seen: Conversation['seen'];
  /** The answer that was running when its chat unmounted. */
  live?: ThreadMessage;
}

/** The stored messages of the open conversation, as far as they are loaded. */
export interface OpenMessages extends StoredMessages {
  /** Their session. Undefined for a conversation that the platform doesn't have. */
  readonly sessionId: SessionId | undefined;
}

/** The state of one mounted chat. */
export interface ChatState {
  activeKey: string;
  conversations: Readonly<Record<string, Conversation>>;
  /** Mirrors the query cache, which owns them. */
  openMessages: OpenMessages;
  /** Keys of the conversations in which an answer ended while another was open. */
  unread: ReadonlySet<string>;
}

export type ChatStore = Pick<StoreApi<ChatState>, 'getState' | 'setState'>;

export function emptyConversation(
  key: string,
  sessionId: SessionId,
  stored: boolean,
): Conversation {
  return {
    key,
    sessionId,
    begun: !stored,
    isDeleted: false,
    stored,
    draft: '',
    edits: 0,
    files: [],
    sent: 0,
    turn: undefined,
    queue: [],
    isQueuePaused: false,
    seen: {},
    failedAnswer: undefined,
  };
}

/** Creates a conversation for a stored session, with the data streamed to earlier chats. */
export function storedConversation(
  id: SessionId,
  memory: Pick<SessionMemory<SeenSession>, 'get'>,
): Conversation {
  return { ...emptyConversation(id, id, true), seen: memory.get(id)?.seen ?? {} };
}

const noMessages: OpenMessages = { sessionId: undefined, data: undefined, error: null };

/**
 * Returns the state with the loaded messages of the open conversation.
 *
 * @param find - Looks up stored messages. Fields it no longer finds stay unchanged.
 */
export function withOpenMessages(
  state: ChatState,
  find: (id: SessionId) => StoredMessages | undefined,
): ChatState {
  const { stored, sessionId } = activeConversation(state);
  const { openMessages: last } = state;
  const known = last.sessionId === sessionId ? last : { ...noMessages, sessionId };
  const found = stored ? { ...known, ...find(sessionId) } : noMessages;
  const isSame =
    found.sessionId === last.sessionId && found.data === last.data && found.error === last.error;
  return isSame ? state : { ...state, openMessages: found };
}

export function initialState(first: Conversation): ChatState {
  return {
    activeKey: first.key,
    conversations: { [first.key]: first },
    openMessages: noMessages,
    unread: new Set<string>(),
  };
}

/** Updates a conversation, if it still exists. */
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

/** Updates the turn of a conversation, if it is still the same one. */
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

/** Returns true if a turn blocks sending another message. */
export function isBusy(turn: Turn | undefined): boolean {
  return turn !== undefined && turn.status !== 'over' && turn.status !== 'settling';
}

const none = emptyConversation('', '', false);

/** Returns the open conversation. */
export function activeConversation({ activeKey, conversations }: ChatState): Conversation {
  return conversations[activeKey] ?? none;
}
