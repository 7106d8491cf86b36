import { isNetworkError } from '../../../client/errors/index.ts';
import { humanInputTool } from '../../../contract/index.ts';
import type { NetworkStatus } from '../../../environment/index.ts';
import type { ChatTransport } from '../../../query/index.ts';
import {
  patchConversation,
  type ChatStore,
  type Conversation,
  type DraftFile,
  type QueuedMessage,
} from './chatStore.ts';
import { isFileRefused } from './drafts/draftFiles.ts';
import { joinWords } from './messages/joinWords.ts';
import type { Turns } from './turns/createTurns.ts';
import type { ReplacedMessage, ThreadAttachment } from './messages/threadMessage.ts';
import { openQuestion, threadOf } from './messages/threadOf.ts';

const askingTools: ReadonlySet<string> = new Set([humanInputTool]);

export interface QueueOptions {
  store: ChatStore;
  transport: ChatTransport;
  turns: Turns;
  network: NetworkStatus;
}

/** Sends messages in their order, one at a time, and each of them once. */
export interface Queue {
  /** Adds a message at the end, and sends it now if no other is before it. */
  add(key: string, text: string, files: readonly DraftFile[], replaces?: ReplacedMessage): void;
  /** Removes and returns a waiting message; undefined if it was sent. */
  take(key: string, messageKey: string): QueuedMessage | undefined;
  /** Moves a waiting message back into the draft, unless it was sent. */
  putBack(key: string, messageKey: string): void;
  /** Goes on once files of waiting messages are uploaded. One whose files can't be becomes the draft. */
  filesChanged(key: string): void;
  /** Sends the next message of a conversation, unless a turn, a question or the network prevents it. */
  sendNext(key: string): void;
  /** Holds the messages until the person sends another one or resumes the queue. */
  pause(key: string): void;
  /** Sends the messages that were held. */
  resume(key: string): void;
  /** Continues in every conversation once there is a network. */
  goOn(): void;
}

/** Creates the queue of a mounted chat's conversations. */
export function createQueue({ store, transport, turns, network }: QueueOptions): Queue {
  let count = 0;

  const conversationOf = (key: string): Conversation | undefined =>
    store.getState().conversations[key];

  function sendNext(key: string): void {
    const conversation = conversationOf(key);
    const next = conversation?.queue[0];
    if (conversation === undefined || next === undefined) return;
    if (!isFree(conversation) || !network.isOnline() || isHeld(conversation)) return;
    if (isReady(next)) send(key, next);
  }

  /** A message after a question or a refusal is intended; after a network error it would overtake. */
  function sendIntended(key: string, messageKey: string): void {
    const conversation = conversationOf(key);
    const next = conversation?.queue[0];
    if (conversation === undefined || next?.key !== messageKey || !isReady(next)) return;
    const overtakes = isUnsent(conversation) && isNetworkError(conversation.turn?.assistant.error);
    if (!isFree(conversation) || overtakes || !network.isOnline()) return;
    send(key, next);
  }

  function send(key: string, message: QueuedMessage): void {
    // The turn is there before the message leaves the queue, so that it is never in neither.
    const { text, files, replaces } = message;
    void turns.send(key, text, files.flatMap(attachmentOf), replaces);
    patchConversation(store, key, ({ queue }) => ({
      queue: queue.filter((other) => other.key !== message.key),
    }));
  }

  /** A failed message or an open question comes first: the person decides how to continue. */
  function isHeld(conversation: Conversation): boolean {
    const thread = threadOf(conversation, transport.cachedMessages(conversation.sessionId));
    if (conversation.isQueuePaused) return true;
    return isUnsent(conversation) || openQuestion(thread, askingTools) !== undefined;
  }

  function take(key: string, messageKey: string): QueuedMessage | undefined {
    const taken = conversationOf(key)?.queue.find((message) => message.key === messageKey);
    patchConversation(store, key, ({ queue }) => ({
      queue: queue.filter((message) => message !== taken),
    }));
    return taken;
  }

  function putBack(key: string, messageKey: string): void {
    const taken = take(key, messageKey);
    if (taken === undefined) return;
    patchConversation(store, key, ({ draft, files }) => ({
      draft: joinWords(taken.text, draft),
      files: [...taken.files, ...files],
      replaces: taken.replaces,
    }));
  }

  function goOn(): void {
    if (!network.isOnline()) return;
    for (const conversation of Object.values(store.getState().conversations)) {
      const { key, turn } = conversation;
      if (isUnsent(conversation) && isNetworkError(turn?.assistant.error)) {
        void turns.retry(key);
      } else sendNext(key);
    }
  }

  return {
    add(key, text, files, replaces) {
      const conversation = conversationOf(key);
      if (conversation === undefined) return;
      count += 1;
      const message: QueuedMessage = { key: `waiting-${count}`, text, files, replaces };
      const { isQueuePaused } = conversation;
      patchConversation(store, key, ({ queue, sent }) => ({
        queue: [...queue, message],
        isQueuePaused: false,
        sent: sent + 1,
      }));
      sendIntended(key, message.key);
      if (isQueuePaused) sendNext(key);
    },
    take,
    putBack,
    filesChanged(key) {
      const { queue = [], isQueuePaused = false } = conversationOf(key) ?? {};
      for (const message of queue) {
        if (message.files.some(({ state }) => isFileRefused(state))) putBack(key, message.key);
        else if (!isQueuePaused) sendIntended(key, message.key);
      }
    },
    sendNext,
    pause(key) {
      patchConversation(store, key, ({ queue }) => ({ isQueuePaused: queue.length > 0 }));
    },
    resume(key) {
      patchConversation(store, key, ({ sent }) => ({ isQueuePaused: false, sent: sent + 1 }));
      sendNext(key);
    },
    goOn,
  };
}

/** Returns whether no turn of a conversation is running or being matched with stored messages. */
export function isFree({ turn }: Pick<Conversation, 'turn'>): boolean {
  return turn === undefined || turn.status === 'over';
}

/** Returns whether all files of a message are uploaded. */
function isReady({ files }: QueuedMessage): boolean {
  return files.every(({ state }) => state.status === 'uploaded');
}

/** Returns whether the last message may not have reached the platform. */
function isUnsent({ turn }: Conversation): boolean {
  return turn?.user?.state === 'failed';
}

function attachmentOf({ file, state }: DraftFile): ThreadAttachment[] {
  if (state.status !== 'uploaded') return [];
  const { storage_key, name, content_type, size } = state.result;
  return [{ storage_key, name, content_type, size, file }];
}
