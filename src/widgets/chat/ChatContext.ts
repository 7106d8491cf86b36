import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { BrainstemError } from '../../client/errors/index.ts';
import { useWords } from '../../provider/index.ts';
import { chatWords, type ChatWords } from '../../words/index.ts';
import {
  activeConversation,
  type ChatActions,
  type ChatController,
  type ChatState,
  type Conversation,
} from './core/index.ts';

/** Carries a chat's controller to its parts. */
export const ChatContext = createContext<ChatController | undefined>(undefined);

/** The controller of the chat around. */
export function useController(): ChatController {
  const controller = useContext(ChatContext);
  if (controller !== undefined) return controller;
  throw new BrainstemError('configuration', 'a part of the chat was rendered outside <Chat>.');
}

/** What can be done in the chat around. */
export function useActions(): ChatActions {
  return useController().actions;
}

/** Reads the chat's state; draws again only when what was selected has changed. */
export function useChatState<T>(select: (state: ChatState) => T): T {
  return useStore(useController().store, select);
}

/** Reads the open conversation; draws again only when what was selected has changed. */
export function useConversation<T>(select: (conversation: Conversation) => T): T {
  return useChatState((state) => select(activeConversation(state)));
}

/** The chat's words in the provider's language. */
export function useChatWords(): ChatWords {
  return useWords('chat', chatWords);
}
