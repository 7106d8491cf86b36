import { useStore } from 'zustand';
import type { SessionId } from '../../contract/index.ts';
import { useFirstToken } from '../../provider/index.ts';
import {
  activeConversation,
  type ChatActions,
  type DraftFile,
  isBusy,
  type QueuedMessage,
} from './core/index.ts';
import { useChatMissingScope } from './context/ChatContext.ts';
import { useChatController, type ChatOptions } from './context/useChatController.ts';
import { useThread, type ThreadOptions, type ThreadState } from './thread/useThread.ts';

/** Options of {@link useChat}. */
export type UseChatOptions = ChatOptions & ThreadOptions;

/** The state and actions of a chat, for a host that renders its own. */
export interface UseChat extends ThreadState, ChatActions {
  /** The open session. The platform may change a new session's id with its first message. */
  sessionId: SessionId;
  /** True while an answer is running. */
  isBusy: boolean;
  draft: string;
  files: readonly DraftFile[];
  /** Messages queued until the running answer ends or the network is back. */
  queue: readonly QueuedMessage[];
  /** The missing scope that makes the chat read-only, once known. */
  missingScope: string | undefined;
}

/**
 * Runs the chat without markup: returns its state and actions, for a host that renders its own.
 *
 * Calls the routes of "Assistant chat" through the provider's client. Errors of a turn are part of
 * its messages; nothing is thrown while rendering.
 *
 * @example
 * const { messages, send, stop, isBusy } = useChat();
 */
export function useChat(options: UseChatOptions = {}): UseChat {
  useFirstToken();
  const controller = useChatController(options);
  const { tools, initialMessages } = options;
  const thread = useThread(controller, { tools, initialMessages });
  const { sessionId, turn, draft, files, queue } = useStore(controller.store, activeConversation);
  return {
    ...thread,
    ...controller.actions,
    sessionId,
    isBusy: isBusy(turn),
    draft,
    files,
    queue,
    missingScope: useChatMissingScope(),
  };
}
