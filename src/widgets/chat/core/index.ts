export type { ChatActions } from './chatActions.ts';
export type { ChatEvents } from './chatEvents.ts';
export { activeConversation, isBusy } from './chatStore.ts';
export type {
  ChatState,
  Conversation,
  DraftFile,
  DraftFileState,
  OpenMessages,
  QueuedMessage,
  SeenSession,
  Turn,
} from './chatStore.ts';
export { createChat } from './createChat.ts';
export type { ChatController, CreateChatOptions } from './createChat.ts';
export { isFileRefused } from './drafts/draftFiles.ts';
export { savedDraftsFormat } from './drafts/savedDrafts.ts';
export type { SavedDrafts } from './drafts/savedDrafts.ts';
export { fromInitial, isInitial } from './messages/fromInitial.ts';
export type { InitialMessage } from './messages/fromInitial.ts';
export * from './messages/threadMessage.ts';
export { openQuestion, threadOf } from './messages/threadOf.ts';
