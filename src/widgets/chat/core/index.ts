export type { ChatActions } from './chatActions.ts';
export type { ChatEvents } from './chatEvents.ts';
export { activeConversation, isBusy } from './chatStore.ts';
export type {
  ChatState,
  Conversation,
  DraftFile,
  DraftFileState,
  QueuedMessage,
  Turn,
} from './chatStore.ts';
export { createChat } from './createChat.ts';
export type { ChatController, CreateChatOptions } from './createChat.ts';
export { textOf } from './messages/threadMessage.ts';
export type {
  ThreadFile,
  ThreadMessage,
  ThreadMessageState,
  ThreadPart,
  ThreadReasoning,
  ThreadSource,
  ThreadText,
  ThreadToolCall,
  ThreadUnknown,
} from './messages/threadMessage.ts';
