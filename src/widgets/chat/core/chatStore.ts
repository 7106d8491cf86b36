import type { StoreApi } from 'zustand/vanilla';
import type { UploadState } from '../../../controller/index.ts';
import type { FileLimits, SessionId, UploadedFile } from '../../../contract/index.ts';
import type { SessionMemory, StoredMessages } from '../../../query/index.ts';
import type { ReplacedMessage, ThreadMessage } from './messages/threadMessage.ts';

/** The state of a file that will be sent. */
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

/** A turn that is running, or that ended and is not yet among the stored messages. */
export interface Turn {
  /** The messages of the thread when it began. */
  before: readonly ThreadMessage[];
  /** Ids of the messages that were stored when it began. Any others are new. */
  known: ReadonlySet<string>;
  /** The person's message; undefined when the turn was joined or resumed. */
  user: ThreadMessage | undefined;
  assistant: ThreadMessage;
  /** The answer to a paused run's question that began it. It is shown once the platform accepts it. */
  answering?: { toolCallId: string; value: unknown } | undefined;
  /** `settling`: it has ended, and the stored messages that replace it are being fetched. */
  status: 'sending' | 'streaming' | 'reconnecting' | 'settling' | 'over';
  /**
   * Set once the person asked to stop it: `asked` until the platform answers, then `done`, or
   * `refused` if it goes on.
   */
  stop?: 'asked' | 'done' | 'refused';
}

/** A message that waits for the running answer to end, or for the network. */
export interface QueuedMessage {
  key: string;
  text: string;
  /** Its files. It is sent once all are uploaded. */
  files: readonly DraftFile[];
  /** The message that it was edited from. */
  replaces?: ReplacedMessage | undefined;
}

/** One conversation of a mounted chat. */
export interface Conversation {
  /** Stays the same when the platform gives the session another id. */
  key: string;
  /** The id to use in calls. */
  sessionId: SessionId;
  /** True if it was begun here. Only then does it open with the host's initial messages. */
  begun: boolean;
  /** True if the platform has it. Messages are fetched only then. */
  stored: boolean;
  draft: string;
  /** The message that the draft was taken from to be edited. */
  replaces?: ReplacedMessage | undefined;
  /** Counts texts put into the draft to continue from. Each time, the field takes the focus. */
  edits: number;
  files: readonly DraftFile[];
  /** Counts how often the person sent something. Each time, the thread scrolls to its end. */
  sent: number;
  turn: Turn | undefined;
  /** Messages that are sent next, in this order. */
  queue: readonly QueuedMessage[];
  /** True while the queue waits for the person, who stopped an answer. */
  isQueuePaused: boolean;
  /** Messages as they were streamed here, by their stored id. */
  seen: Readonly<Record<string, ThreadMessage>>;
  /** An answer to a question that couldn't be sent. The question is open again. */
  failedAnswer: { toolCallId: string; error: unknown } | undefined;
}

/** The messages of a session that were seen but not stored, for the next chat that opens it. */
export interface SeenSession {
  seen: Conversation['seen'];
  /** The answer that was running when its chat was unmounted. */
  live?: ThreadMessage;
}

/** The stored messages of the open conversation, as far as they are known. */
export interface OpenMessages extends StoredMessages {
  /** Their session; undefined for a conversation that the platform doesn't have. */
  readonly sessionId: SessionId | undefined;
}

/** The state of one mounted chat. */
export interface ChatState {
  activeKey: string;
  conversations: Readonly<Record<string, Conversation>>;
  /** Kept in step with the query cache, which has them. */
  openMessages: OpenMessages;
  /** Keys of the conversations in which an answer ended while another was open. */
  unread: ReadonlySet<string>;
}

/** The store by which the state of one mounted chat is read and changed. */
export type ChatStore = Pick<StoreApi<ChatState>, 'getState' | 'setState'>;

/** A new conversation. */
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
    sent: 0,
    turn: undefined,
    queue: [],
    isQueuePaused: false,
    seen: {},
    failedAnswer: undefined,
  };
}

/** A conversation that the platform has, with what was seen of it before. */
export function storedConversation(
  id: SessionId,
  memory: Pick<SessionMemory<SeenSession>, 'get'>,
): Conversation {
  return { ...emptyConversation(id, id, true), seen: memory.get(id)?.seen ?? {} };
}

const noMessages: OpenMessages = { sessionId: undefined, data: undefined, error: null };

/**
 * Returns the state with the known stored messages of the open conversation.
 *
 * @param find - Looks them up. Fields that it no longer finds stay unchanged.
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

/** The state with one conversation open. */
export function initialState(first: Conversation): ChatState {
  return {
    activeKey: first.key,
    conversations: { [first.key]: first },
    openMessages: noMessages,
    unread: new Set<string>(),
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

/** Changes the turn of a conversation, if it is still the same one. */
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

/** Returns whether a turn keeps the person from sending another message. */
export function isBusy(turn: Turn | undefined): boolean {
  return turn !== undefined && turn.status !== 'over' && turn.status !== 'settling';
}

const none = emptyConversation('', '', false);

/** The conversation that is open. */
export function activeConversation({ activeKey, conversations }: ChatState): Conversation {
  return conversations[activeKey] ?? none;
}
