import { humanInputTool, isRecord, type SessionId } from '../../../contract/index.ts';
import type { ChatTransport, RecordContext, SessionMemory } from '../../../query/index.ts';
import {
  activeConversation,
  isBusy,
  patchConversation,
  type ChatStore,
  storedConversation,
  type Conversation,
  type SeenSession,
} from './chatStore.ts';
import type { Queue } from './createQueue.ts';
import { isFileRefused, type DraftFiles } from './drafts/draftFiles.ts';
import { textOf, type ThreadMessage, type ThreadToolCall } from './messages/threadMessage.ts';
import { joinWords } from './messages/joinWords.ts';
import type { Turns } from './turns/createTurns.ts';

/** The actions of a chat. They apply to the open conversation. */
export interface ChatActions {
  /** Opens a session by its id. */
  open: (id: SessionId) => void;
  /** Starts an empty session with a locally generated id, sent with its first message. */
  startNew: () => void;
  /**
   * Sends the draft and its files, or the given text instead of the draft. The message is queued
   * while an answer is running, files are uploading or the network is offline. Does nothing if the
   * draft has a file that can't be sent, or if there is nothing to send.
   *
   * @param files - Uploaded with the given text, which stays in the queue until they are. If one
   * can't be uploaded, text and files become the draft.
   */
  send: (text?: string, files?: readonly File[]) => void;
  /** Stops the answer at the platform. The partial answer and the queued messages are kept. */
  stop: () => void;
  /**
   * Cancels a message that is still being sent, for example one delayed by a rate limit. Its text
   * and files return to the draft.
   */
  takeBack: () => void;
  /** Resends a failed message, or asks again for a failed answer. */
  retry: () => void;
  /** Answers the question that paused the run. */
  answer: (call: ThreadToolCall, value: unknown, record?: RecordContext) => void;
  /** Sends the messages that were queued when an answer was stopped. */
  sendQueued: () => void;
  /** Removes a queued message. */
  cancelWaiting: (messageKey: string) => void;
  /** Moves a queued message back into the draft. */
  editWaiting: (messageKey: string) => void;
  setDraft: (text: string) => void;
  /** Appends text to the draft. */
  reuse: (text: string) => void;
  /** Appends a message's text to the draft, which replaces that message once it is sent. */
  edit: (message: ThreadMessage) => void;
  /**
   * Uploads files for the next message.
   *
   * @param accept - An input's `accept` attribute. Files of other types are refused by name.
   */
  addFiles: (files: readonly File[], accept?: string) => void;
  /** Removes a file from the draft: cancels its upload or deletes its stored copy. */
  removeFile: (fileKey: string) => void;
  /** Removes the draft's files that can't be sent. */
  removeRefusedFiles: () => void;
  /** Retries a failed upload. */
  retryFile: (fileKey: string) => void;
  /** Fetches the stored messages of the open conversation again. */
  refetch: () => void;
  /** Drops a deleted conversation. */
  forget: (id: SessionId) => void;
}

export interface ActionsOptions {
  store: ChatStore;
  turns: Turns;
  queue: Queue;
  files: DraftFiles;
  memory: SessionMemory<SeenSession>;
  transport: Pick<ChatTransport, 'refetchMessages'>;
  newConversation: () => Conversation;
  tellTabs: (id: SessionId) => void;
}

export function createActions({
  store,
  turns,
  queue,
  files,
  memory,
  transport,
  newConversation,
  tellTabs,
}: ActionsOptions): ChatActions {
  const active = (): Conversation => activeConversation(store.getState());
  // A host may still use the id that a session started with, which is its key.
  const bySessionId = (id: SessionId): Conversation | undefined =>
    Object.values(store.getState().conversations).find(({ sessionId: now }) => now === id) ??
    store.getState().conversations[id];
  const show = (conversation: Conversation): void =>
    store.setState(({ conversations, unread }) => ({
      activeKey: conversation.key,
      conversations: { ...conversations, [conversation.key]: conversation },
      unread: without(unread, conversation.key),
    }));

  /** @param removed - The key of a conversation that goes, which is not to be opened. */
  function startNew(removed?: string): void {
    const { key, isDeleted, draft, files: unsent } = active();
    const untouched = Object.values(store.getState().conversations).find(
      (each) => each.key !== removed && isUntouched(each),
    );
    show(untouched ?? newConversation());
    if (!isDeleted) return;
    files.cancel(unsent);
    patchConversation(store, key, () => ({ draft: '', replaces: undefined, files: [] }));
    patchConversation(store, active().key, () => ({ draft }));
    files.add(
      active().key,
      unsent.map(({ file }) => file),
    );
  }

  const reuse = (text: string): void =>
    patchConversation(store, active().key, ({ draft, edits }) => ({
      draft: draft.includes(text) ? draft : joinWords(draft, text),
      edits: edits + 1,
    }));

  return {
    open(id) {
      const known = bySessionId(id);
      if (known === undefined || known.key !== store.getState().activeKey) {
        show(known ?? storedConversation(id, memory));
      }
    },
    startNew: () => startNew(),

    send(given, added = []) {
      if (active().isDeleted) startNew();
      const conversation = active();
      const { key, draft, replaces } = conversation;
      const text = (given ?? draft).trim();
      if (given !== undefined) {
        if (text === '') return;
        const drafts = files.draft(added);
        queue.add(key, text, drafts);
        if (drafts.length > 0) files.upload(key, drafts);
        return;
      }
      const own = conversation.files;
      if (own.some(({ state }) => isFileRefused(state)) || (text === '' && own.length === 0))
        return;
      patchConversation(store, key, () => ({ draft: '', replaces: undefined, files: [] }));
      queue.add(key, text, own, replaces);
    },

    cancelWaiting: (messageKey) => files.cancel(queue.take(active().key, messageKey)?.files ?? []),
    editWaiting(messageKey) {
      const { key } = active();
      queue.putBack(key, messageKey);
      patchConversation(store, key, ({ edits }) => ({ edits: edits + 1 }));
    },
    reuse,
    edit({ key, parts }) {
      reuse(textOf(parts));
      patchConversation(store, active().key, () => ({ replaces: { key, how: 'edited' } }));
    },

    stop() {
      const { key } = active();
      queue.pause(key);
      void turns.stop(key);
    },
    takeBack: () => turns.takeBack(active().key),
    sendQueued: () => queue.resume(active().key),
    retry() {
      const { key } = active();
      patchConversation(store, key, ({ sent }) => ({ sent: sent + 1 }));
      void turns.retry(key);
    },

    answer(call, value, record) {
      const conversation = active();
      if (isBusy(conversation.turn)) return;
      const body = {
        tool_call_id: call.toolCallId,
        tool_name: call.toolName === '' ? humanInputTool : call.toolName,
        tool_input: isRecord(call.args) ? call.args : {},
        result: value,
      };
      void turns.resume(conversation.key, body, record);
    },

    setDraft: (draft) =>
      patchConversation(store, active().key, ({ replaces }) => ({
        draft,
        replaces: draft === '' ? undefined : replaces,
      })),
    addFiles(added, accept) {
      // An upload would recreate the deleted conversation.
      if (active().isDeleted) startNew();
      files.add(active().key, added, accept);
    },
    removeFile: (fileKey) => files.remove(active().key, fileKey),
    removeRefusedFiles: () => files.removeRefused(active().key),
    retryFile(fileKey) {
      // The files of the draft are uploaded again for a new conversation.
      if (active().isDeleted) startNew();
      else files.retry(active().key, fileKey);
    },
    refetch: () => transport.refetchMessages(active().sessionId),

    forget(id) {
      tellTabs(id);
      const removed = bySessionId(id);
      if (removed === undefined) return;
      if (isBusy(removed.turn)) void turns.stop(removed.key);
      turns.abandon(removed.key);
      files.cancel([...removed.files, ...removed.queue.flatMap((message) => message.files)]);
      if (store.getState().activeKey === removed.key) startNew(removed.key);
      store.setState(({ conversations }) => ({
        conversations: Object.fromEntries(
          Object.entries(conversations).filter(([key]) => key !== removed.key),
        ),
      }));
    },
  };
}

function without(keys: ReadonlySet<string>, removed: string): ReadonlySet<string> {
  return keys.has(removed) ? new Set([...keys].filter((key) => key !== removed)) : keys;
}

function isUntouched({ begun, stored, turn, draft, files, queue }: Conversation): boolean {
  const holdsNothing = draft === '' && files.length === 0 && queue.length === 0;
  return begun && !stored && turn === undefined && holdsNothing;
}
