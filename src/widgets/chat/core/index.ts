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
export * from './createChat.ts';
export { isFileRefused } from './drafts/draftFiles.ts';
export * from './drafts/savedDrafts.ts';
export * from './messages/fromInitial.ts';
export * from './messages/threadMessage.ts';
export { openQuestion, threadOf } from './messages/threadOf.ts';
