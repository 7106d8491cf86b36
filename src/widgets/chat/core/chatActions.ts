import { isUploadPending } from '../../../controller/index.ts';
import { humanInputTool, type SessionId } from '../../../contract/index.ts';
import {
  activeConversation,
  emptyConversation,
  isBusy,
  patchConversation,
  type ChatStore,
  type Conversation,
} from './chatStore.ts';
import type { Queue } from './createQueue.ts';
import type { DraftFiles } from './draftFiles.ts';
import type { ThreadToolCall } from './messages/threadMessage.ts';
import type { Turns } from './turns/createTurns.ts';

/** What a person can do in a chat. All actions are on the open conversation. */
export interface ChatActions {
  /** Opens a session by its id. */
  open: (id: SessionId) => void;
  /** Opens a new, empty session. Its id is minted here, and known to the platform once sent. */
  startNew: () => void;
  /**
   * Sends the draft and its uploaded files, or the given words in place of the draft. While an
   * answer is under way or there is no network, the message waits and goes out in its turn. Does
   * nothing while files are uploading, or when there is nothing to send.
   */
  send: (text?: string) => void;
  /** Stops the answer at the platform. What has come is kept, and what is queued stays queued. */
  stop: () => void;
  /** Sends a message again that failed, or asks again for an answer that failed. */
  retry: () => void;
  /** Answers the question that a paused run waits on. */
  answer: (call: ThreadToolCall, value: unknown) => void;
  /** Sends what is queued and was held back by a stop. */
  sendQueued: () => void;
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

/** Options of {@link createActions}. */
export interface ActionsOptions {
  store: ChatStore;
  turns: Turns;
  queue: Queue;
  files: DraftFiles;
  newConversation: () => Conversation;
}

/** Creates the actions of one mounted chat. */
export function createActions({
  store,
  turns,
  queue,
  files,
  newConversation,
}: ActionsOptions): ChatActions {
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
    show(untouched ?? newConversation());
  }

  return {
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

    cancelWaiting: (messageKey) => void queue.take(active().key, messageKey),
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

    stop() {
      const { key } = active();
      queue.pause(key);
      void turns.stop(key);
    },
    sendQueued: () => queue.resume(active().key),
    retry: () => void turns.retry(active().key),

    answer(call, value) {
      const conversation = active();
      if (isBusy(conversation.turn)) return;
      void turns.resume(conversation.key, {
        tool_call_id: call.toolCallId,
        tool_name: call.toolName === '' ? humanInputTool : call.toolName,
        tool_input: asRecord(call.args),
        result: value,
      });
    },

    setDraft: (draft) => patchConversation(store, active().key, () => ({ draft })),
    addFiles: (added, accept) => files.add(active().key, added, accept),
    removeFile: (fileKey) => files.remove(active().key, fileKey),
    retryFile: files.retry,

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
  return files.some(({ state }) => isUploadPending(state));
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
