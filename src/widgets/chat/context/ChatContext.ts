import { resumeChat, streamChat } from '../../../contract/index.ts';
import { createWidgetContext, useMissingScope, useWords } from '../../../provider/index.ts';
import { chatStartWords, type ChatStartWords } from '../../../words/index.ts';
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

/** Selects from the open conversation. Re-renders only when the selected value changes. */
export function useConversation<T>(select: (conversation: Conversation) => T): T {
  return useChatState((state) => select(activeConversation(state)));
}

/** Returns the missing scope that makes the chat read-only, once known. */
export function useChatMissingScope(): string | undefined {
  return useMissingScope(streamChat, resumeChat);
}

/** Returns the texts of an empty chat, in the provider's language. */
export function useChatStartWords(): ChatStartWords {
  return useWords('chatStart', chatStartWords);
}
