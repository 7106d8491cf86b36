import {
  humanInputTool,
  mintSessionId,
  type SessionId,
  type SessionMessages,
} from '../../../contract/index.ts';
import { browserNetwork, type NetworkStatus } from '../../../environment/index.ts';
import type { ChatTransport } from '../../../query/index.ts';
import {
  activeConversation,
  createChatStore,
  emptyConversation,
  isBusy,
  patchConversation,
  type ChatStore,
  type Conversation,
} from './chatStore.ts';
import { createDraftFiles } from './draftFiles.ts';
import { createQueue } from './createQueue.ts';
import { pauseBeforeRejoin } from './turns/pauseBeforeRejoin.ts';
import { createTurns } from './turns/createTurns.ts';
import { threadOf } from './messages/threadOf.ts';
import { type ThreadMessage, type ThreadToolCall } from './messages/threadMessage.ts';

/** Options of {@link createChat}. */
export interface CreateChatOptions {
  transport: ChatTransport;
  /** What stands before the UUID of a new session's id. @default 'web' */
  sessionPrefix?: string;
  /** The session to open first. @default a new one */
  sessionId?: SessionId;
  /** Waits before a try to reconnect. @default pauses that grow, and end when back online */
  pause?: (attempt: number, signal: AbortSignal) => Promise<void>;
  /** Tells whether there is a network. @default the browser's own word */
  line?: NetworkStatus;
}

/** What a person can do in a chat. All actions are on the open conversation. */
export interface ChatActions {
  /** Opens a session by its id. */
  open: (id: SessionId) => void;
  /** Opens a new, empty session. Its id is minted here, and known to the platform once sent. */
  startNew: () => void;
  /**
   * Sends the draft and its uploaded files, or the given words in place of the draft. While an
   * answer is under way or the line is down, the message waits and goes out in its turn. Does
   * nothing while files are uploading, or when there is nothing to send.
   */
  send: (text?: string) => void;
  /** Stops the answer at the platform. What has come is kept. */
  stop: () => void;
  /** Sends a message again that failed, or asks again for an answer that failed. */
  retry: () => void;
  /** Answers the question that a paused run waits on. */
  answer: (call: ThreadToolCall, value: unknown) => void;
  /** Takes back a message that waits. */
  cancelWaiting: (messageKey: string) => void;
  /** Takes a message that waits back into the draft. */
  editWaiting: (messageKey: string) => void;
  setDraft: (text: string) => void;
  /** Puts words into the composer to go on from; what stood there stays before them. */
  reuse: (text: string) => void;
  /**
   * Uploads files for the next message.
   *
   * @param accept - As the attribute of a file input. Files of other kinds are refused by name.
   */
  addFiles: (files: readonly File[], accept?: string) => void;
  /** Takes a file out of the draft: its upload is cancelled, or its stored copy deleted. */
  removeFile: (fileKey: string) => void;
  /** Uploads a file again that failed. */
  retryFile: (fileKey: string) => void;
  /** Forgets a conversation that was deleted. */
  forget: (id: SessionId) => void;
}

/** A chat without looks: its state, and what can be done. */
export interface ChatController {
  readonly store: ChatStore;
  readonly actions: ChatActions;
  /** The open conversation's messages, as they stand. */
  messages: () => readonly ThreadMessage[];
  /** Joins a run that stored messages say is under way, as after a refresh. */
  join: (stored: SessionMessages) => void;
  /** Tells of every error of a turn, until the function that it returns is called. */
  subscribeToErrors: (listener: (error: unknown) => void) => () => void;
  /** Sends what waits whenever the line is back, until the function that it returns is called. */
  followLine: () => () => void;
  /** Ends streams and uploads on this side. Runs at the platform go on. */
  dispose: () => void;
}

/** Creates a chat over a transport. */
export function createChat({
  transport,
  sessionPrefix,
  sessionId,
  pause = pauseBeforeRejoin,
  line = browserNetwork,
}: CreateChatOptions): ChatController {
  const startNewConversation = (): Conversation => {
    const id = mintSessionId(sessionPrefix);
    return emptyConversation(id, id, false);
  };
  const store = createChatStore(
    sessionId === undefined
      ? startNewConversation()
      : emptyConversation(sessionId, sessionId, true),
  );
  const files = createDraftFiles(store, transport);
  const errorListeners = new Set<(error: unknown) => void>();
  const onError = (error: unknown): void => errorListeners.forEach((listener) => listener(error));
  const turns = createTurns({ store, transport, onError, pause });
  const queue = createQueue({ store, transport, turns, line });

  const active = (): Conversation => activeConversation(store.getState());
  // A host may still know a session by the id that it was begun with, which is its key.
  const bySessionId = (id: SessionId): Conversation | undefined =>
    Object.values(store.getState().conversations).find(({ sessionId: now }) => now === id) ??
    store.getState().conversations[id];
  const show = (conversation: Conversation): void =>
    store.setState(({ conversations, unread }) => ({
      activeKey: conversation.key,
      conversations: { ...conversations, [conversation.key]: conversation },
      unread: without(unread, conversation.key),
    }));

  function startNew(): void {
    const untouched = Object.values(store.getState().conversations).find(isUntouched);
    show(untouched ?? startNewConversation());
  }

  const actions: ChatActions = {
    open(id) {
      const known = bySessionId(id);
      if (known === undefined || known.key !== store.getState().activeKey) {
        show(known ?? emptyConversation(id, id, true));
      }
    },
    startNew,

    send(given) {
      const conversation = active();
      const { key, draft } = conversation;
      const text = (given ?? draft).trim();
      if (given !== undefined) {
        if (text !== '') queue.add(key, text, []);
        return;
      }
      const ready = conversation.files.filter(({ state }) => state.status === 'uploaded');
      if (isUploading(conversation) || (text === '' && ready.length === 0)) return;
      patchConversation(store, key, () => ({ draft: '' }));
      files.release(key);
      queue.add(key, text, ready);
    },

    cancelWaiting: (messageKey) => void queue.take(store.getState().activeKey, messageKey),
    editWaiting(messageKey) {
      const { key } = active();
      const taken = queue.take(key, messageKey);
      if (taken === undefined) return;
      patchConversation(store, key, ({ draft, files, edits }) => ({
        draft: joinWords(taken.text, draft),
        files: [...taken.files, ...files],
        edits: edits + 1,
      }));
    },
    reuse: (text) =>
      patchConversation(store, active().key, ({ draft, edits }) => ({
        draft: draft.includes(text) ? draft : joinWords(draft, text),
        edits: edits + 1,
      })),

    stop: () => void turns.stop(store.getState().activeKey),
    retry: () => queue.retry(store.getState().activeKey),

    answer(call, value) {
      const conversation = active();
      if (isBusy(conversation.turn)) return;
      queue.follow(
        conversation.key,
        turns.resume(conversation.key, {
          tool_call_id: call.toolCallId,
          tool_name: call.toolName === '' ? humanInputTool : call.toolName,
          tool_input: asRecord(call.args),
          result: value,
        }),
      );
    },

    setDraft: (draft) => patchConversation(store, store.getState().activeKey, () => ({ draft })),
    addFiles: (added, accept) => files.add(store.getState().activeKey, added, accept),
    removeFile: (fileKey) => files.remove(store.getState().activeKey, fileKey),
    retryFile: (fileKey) => files.retry(store.getState().activeKey, fileKey),

    forget(id) {
      const gone = bySessionId(id);
      if (gone === undefined) return;
      turns.abandon(gone.key);
      if (store.getState().activeKey === gone.key) startNew();
      store.setState(({ conversations }) => ({
        conversations: Object.fromEntries(
          Object.entries(conversations).filter(([key]) => key !== gone.key),
        ),
      }));
    },
  };

  const stopMarking = markUnread(store);

  return {
    store,
    actions,
    messages: () => threadOf(active(), transport.cachedMessages(active().sessionId)),
    join(stored) {
      const conversation = bySessionId(stored.sessionId);
      if (conversation !== undefined) {
        queue.follow(conversation.key, turns.join(conversation.key, stored));
      }
    },
    subscribeToErrors(listener) {
      errorListeners.add(listener);
      return () => errorListeners.delete(listener);
    },
    followLine: () => queue.followLine(),
    dispose() {
      stopMarking();
      turns.dispose();
      files.dispose();
    },
  };
}

/** Marks a conversation when an answer in it ends while another is open. */
function markUnread(store: ChatStore): () => void {
  return store.subscribe(({ conversations, activeKey }, before) => {
    if (conversations === before.conversations) return;
    for (const { key, turn } of Object.values(conversations)) {
      const hasEnded = isBusy(before.conversations[key]?.turn) && !isBusy(turn);
      if (!hasEnded || key === activeKey) continue;
      store.setState(({ unread }) => ({ unread: new Set([...unread, key]) }));
    }
  });
}

function without(keys: ReadonlySet<string>, gone: string): ReadonlySet<string> {
  return keys.has(gone) ? new Set([...keys].filter((key) => key !== gone)) : keys;
}

function joinWords(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

function isUntouched({ stored, turn, draft, files, queue }: Conversation): boolean {
  const holdsNothing = draft === '' && files.length === 0 && queue.length === 0;
  return !stored && turn === undefined && holdsNothing;
}

function isUploading({ files }: Conversation): boolean {
  return files.some(({ state }) => state.status === 'uploading' || state.status === 'waiting');
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
