import { useStore } from 'zustand';
import type { SessionId } from '../../contract/index.ts';
import {
  activeConversation,
  type ChatActions,
  type DraftFile,
  isBusy,
  type QueuedMessage,
} from './core/index.ts';
import { useChatController, type ChatOptions } from './useChatController.ts';
import { useThread, type ThreadOptions, type ThreadState } from './thread/useThread.ts';

/** Options of {@link useChat}. */
export type UseChatOptions = ChatOptions & ThreadOptions;

/** What a host that draws its own chat works with. */
export interface UseChat extends ThreadState, ChatActions {
  /** The open session. A new one's id is minted here and may be another once it was sent. */
  sessionId: SessionId;
  /** Whether an answer is under way. */
  isBusy: boolean;
  draft: string;
  files: readonly DraftFile[];
  /** Messages that wait for the answer under way, or for the line to be back. */
  queue: readonly QueuedMessage[];
  /** The scope that a write was refused for; then the chat is for reading. */
  missingScope: string | undefined;
}

/**
 * The chat without our markup: state and actions, to draw as the host likes.
 *
 * Speaks to the routes of "Assistant chat" through the provider's client. Errors of a turn stand in
 * its messages; nothing is thrown while rendering.
 *
 * @example
 * const { messages, send, stop, isBusy } = useChat();
 */
export function useChat(options: UseChatOptions = {}): UseChat {
  const controller = useChatController(options);
  const { tools, initialMessages } = options;
  const thread = useThread(controller, { tools, initialMessages });
  const { sessionId, turn, draft, files, queue } = useStore(controller.store, activeConversation);
  const missingScope = useStore(controller.store, (state) => state.missingScope);
  return {
    ...thread,
    ...controller.actions,
    sessionId,
    isBusy: isBusy(turn),
    draft,
    files,
    queue,
    missingScope,
  };
}
