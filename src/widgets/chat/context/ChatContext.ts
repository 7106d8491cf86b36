import { createWidgetContext, useWords } from '../../../provider/index.ts';
import { chatWords, type ChatWords } from '../../../words/index.ts';
import {
  activeConversation,
  type ChatActions,
  type ChatController,
  type ChatEvents,
  type ChatState,
  type Conversation,
} from '../core/index.ts';

export const {
  Provider: ChatProvider,
  useActions,
  useController,
  useSelect: useChatState,
} = createWidgetContext<ChatState, ChatActions, ChatEvents, ChatController>('Chat');

/** Reads the open conversation, and renders again only when what was selected changes. */
export function useConversation<T>(select: (conversation: Conversation) => T): T {
  return useChatState((state) => select(activeConversation(state)));
}

/** The chat's words in the provider's language. */
export function useChatWords(): ChatWords {
  return useWords('chat', chatWords);
}
