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
import { joinWords } from './messages/joinWords.ts';
import { textOf, type ThreadMessage, type ThreadToolCall } from './messages/threadMessage.ts';
import type { Turns } from './turns/createTurns.ts';

/** The actions of a chat. They apply to the open conversation. */
export interface ChatActions {
  /** Opens a session by its id. */
  open: (id: SessionId) => void;
  /** Opens a new, empty session. Its id is minted here, and known to the platform once sent. */
  startNew: () => void;
  /**
   * Sends the draft and its files, or the given text in place of the draft. While an answer is
   * running, files are uploading or there is no network, the message waits in the queue. Does
   * nothing while the draft has a file that can't be sent, or when there is nothing to send.
   *
   * @param files - Uploaded with the given text, which waits for them in the queue. If one can't be
   *   uploaded, text and files become the draft.
   */
  send: (text?: string, files?: readonly File[]) => void;
  /** Stops the answer at the platform. Its text so far stays, and queued messages stay queued. */
  stop: () => void;
  /**
   * Gives up a message that is still being sent, as while a limit of the platform holds it back. Its
   * words and files go back into the draft.
   */
  takeBack: () => void;
  /** Sends a message again that failed, or asks again for an answer that failed. */
  retry: () => void;
  /** Answers the question that a paused run waits on. */
  answer: (call: ThreadToolCall, value: unknown, record?: RecordContext) => void;
  /** Sends the queued messages that a stop held back. */
  sendQueued: () => void;
  /** Removes a waiting message. */
  cancelWaiting: (messageKey: string) => void;
  /** Moves a waiting message back into the draft. */
  editWaiting: (messageKey: string) => void;
  setDraft: (text: string) => void;
  /** Adds text to the draft to continue from. The draft so far stays before it. */
  reuse: (text: string) => void;
  /** Adds the text of a message to the draft, which then replaces that message when it is sent. */
  edit: (message: ThreadMessage) => void;
  /**
   * Uploads files for the next message.
   *
   * @param accept - As the attribute of a file input. Files of other types are refused by name.
   */
  addFiles: (files: readonly File[], accept?: string) => void;
  /** Removes a file from the draft: its upload is cancelled, or its stored copy deleted. */
  removeFile: (fileKey: string) => void;
  /** Removes the files from the draft that can't be sent. */
  removeRefusedFiles: () => void;
  /** Uploads a file again that failed. */
  retryFile: (fileKey: string) => void;
  /** Fetches the stored messages of the open conversation again. */
  refetch: () => void;
  /** Removes a conversation that was deleted. */
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
}

/** Creates the actions of one mounted chat. */
export function createActions({
  store,
  turns,
  queue,
  files,
  memory,
  transport,
  newConversation,
}: ActionsOptions): ChatActions {
  const active = (): Conversation => activeConversation(store.getState());
  // A host may still have the id that a session began with, which is its key.
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
    startNew,

    send(given, added = []) {
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
    takeBack() {
      const { key } = active();
      const added = turns.takeBack(key);
      if (added.length > 0) files.add(key, added);
    },
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
    addFiles: (added, accept) => files.add(active().key, added, accept),
    removeFile: (fileKey) => files.remove(active().key, fileKey),
    removeRefusedFiles: () => files.removeRefused(active().key),
    retryFile: (fileKey) => files.retry(active().key, fileKey),
    refetch: () => transport.refetchMessages(active().sessionId),

    forget(id) {
      const gone = bySessionId(id);
      if (gone === undefined) return;
      if (isBusy(gone.turn)) void turns.stop(gone.key);
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

function isUntouched({ stored, turn, draft, files, queue }: Conversation): boolean {
  const holdsNothing = draft === '' && files.length === 0 && queue.length === 0;
  return !stored && turn === undefined && holdsNothing;
}
