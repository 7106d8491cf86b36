export { Chat } from './Chat.tsx';
export type { ChatProps } from './Chat.tsx';
export type { ChatCommand, ChatFeedback, ChatSlots } from './chatSettings.ts';
export { ChatLauncher } from './ChatLauncher.tsx';
export type { ChatLauncherProps } from './ChatLauncher.tsx';
export { exportJson, exportMarkdown } from './exportConversation.ts';
export type { ExportWords } from './exportConversation.ts';
export type { DraftFile, DraftFileState, QueuedMessage } from './chatStore.ts';
export type { Suggestion } from './EmptyThread.tsx';
export type { InitialMessage } from './fromInitial.ts';
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
} from './threadModel.ts';
export type {
  ToolCallViewProps,
  ToolInputProps,
  ToolRenderer,
  ToolRenderers,
} from './toolRenderers.ts';
export { useFileLimits } from './useFileLimits.ts';
export { useSessions } from './useSessions.ts';
export type { SessionsState } from './useSessions.ts';
export { useChat } from './useChat.ts';
export type { UseChat, UseChatOptions } from './useChat.ts';
export type { ChatOptions } from './useChatController.ts';
