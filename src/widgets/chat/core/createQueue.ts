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
import { type ReplacedMessage, type ThreadAttachment } from './messages/threadMessage.ts';
import { joinWords } from './messages/joinWords.ts';
import type { Turns } from './turns/createTurns.ts';
import { openQuestion, threadOf } from './messages/threadOf.ts';

const askingTools: ReadonlySet<string> = new Set([humanInputTool]);

export interface QueueOptions {
  store: ChatStore;
  transport: ChatTransport;
  turns: Turns;
  network: NetworkStatus;
}

/** Sends messages in order, one at a time, each exactly once. */
export interface Queue {
  /** Appends a message, and sends it immediately if it is the first. */
  add(key: string, text: string, files: readonly DraftFile[], replaces?: ReplacedMessage): void;
  /** Removes and returns a queued message. Undefined if it was sent. */
  take(key: string, messageKey: string): QueuedMessage | undefined;
  /** Moves a queued message back into the draft, unless it was sent. */
  putBack(key: string, messageKey: string): void;
  /** Continues after uploads of queued messages. If one failed, its message becomes the draft. */
  filesChanged(key: string): void;
  /** Sends a conversation's next message, unless a turn, question or the network prevents it. */
  sendNext(key: string): void;
  /** Pauses the queue until the user sends a message or resumes it. */
  pause(key: string): void;
  /** Sends the messages of a paused queue. */
  resume(key: string): void;
  /** Continues in every conversation once the network is back. */
  goOn(): void;
}

export function createQueue({ store, transport, turns, network }: QueueOptions): Queue {
  let count = 0;

  const conversationOf = (key: string): Conversation | undefined =>
    store.getState().conversations[key];

  function sendNext(key: string): void {
    const conversation = conversationOf(key);
    const next = conversation?.queue[0];
    if (conversation === undefined || next === undefined) return;
    if (!isIdle(conversation) || !network.isOnline() || isHeld(conversation)) return;
    if (isReady(next)) send(key, next);
  }

  /** Sends despite an open question or refusal, but not ahead of a message lost to the network. */
  function sendIntended(key: string, messageKey: string): void {
    const conversation = conversationOf(key);
    const next = conversation?.queue[0];
    if (conversation === undefined || next?.key !== messageKey || !isReady(next)) return;
    const overtakes = isUnsent(conversation) && isNetworkError(conversation.turn?.assistant.error);
    if (!isIdle(conversation) || overtakes || !network.isOnline()) return;
    send(key, next);
  }

  function send(key: string, message: QueuedMessage): void {
    // Starts the turn before removing the message, so that it is always in one of the two.
    const { text, files, replaces } = message;
    void turns.send(key, text, files.flatMap(attachmentOf), replaces);
    patchConversation(store, key, ({ queue }) => ({
      queue: queue.filter((other) => other.key !== message.key),
    }));
  }

  /** Returns true if the queue is paused, or waits for a failed message or an open question. */
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
    patchConversation(store, key, ({ draft, files, replaces }) => ({
      draft: joinWords(taken.text, draft),
      files: [...taken.files, ...files],
      replaces: replaces ?? taken.replaces,
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

/** Returns true if the conversation's turn is neither running nor settling. */
export function isIdle({ turn }: Pick<Conversation, 'turn'>): boolean {
  return turn === undefined || turn.status === 'over';
}

function isReady({ files }: QueuedMessage): boolean {
  return files.every(({ state }) => state.status === 'uploaded');
}

/** Returns true if the last message may not have reached the platform. */
function isUnsent({ turn }: Conversation): boolean {
  return turn?.user?.state === 'failed';
}

function attachmentOf({ file, state }: DraftFile): ThreadAttachment[] {
  if (state.status !== 'uploaded') return [];
  const { storage_key, name, content_type, size } = state.result;
  return [{ storage_key, name, content_type, size, file }];
}
