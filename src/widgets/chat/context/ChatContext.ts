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

/** Reads the open conversation, and renders again only when what was selected changes. */
export function useConversation<T>(select: (conversation: Conversation) => T): T {
  return useChatState((state) => select(activeConversation(state)));
}

/** Returns the scope for want of which the chat can be read alone, as far as that is known. */
export function useChatMissingScope(): string | undefined {
  return useMissingScope(streamChat, resumeChat);
}

/** The words of a chat in which nothing was asked yet, in the provider's language. */
export function useChatStartWords(): ChatStartWords {
  return useWords('chatStart', chatStartWords);
}
