export { Chat } from './Chat.tsx';
export type { ChatProps } from './declaration.ts';
export type {
  ChatCommand,
  ChatFeedback,
  ChatSlots,
  ComposerParts,
} from './context/chatSettings.ts';
export type { ChatHandle, OpenChatOptions } from './context/ChatHandle.ts';
export { useChatHandle } from './context/useChatHandle.ts';
export { exportJson, exportMarkdown } from './composer/commands/exportConversation.ts';
export type { ExportWords } from './composer/commands/exportConversation.ts';
export type {
  DraftFile,
  DraftFileState,
  InitialMessage,
  QueuedMessage,
  ReplacedMessage,
  ThreadAttachment,
  ThreadFile,
  ThreadMessage,
  ThreadMessageState,
  ThreadPart,
  ThreadReasoning,
  ThreadSource,
  ThreadText,
  ThreadToolCall,
  ThreadUnknown,
} from './core/index.ts';
export type {
  CitationContent,
  CodeBlockContent,
  ImageContent,
  LinkContent,
  MarkdownRenderers,
  RenderPart,
  TableContent,
} from '../../ui/index.ts';
export type { Suggestion } from './thread/empty/EmptyThread.tsx';
export type { ChatContext } from './composer/context/takeContext.ts';
export * from './thread/tool/defineTool.tsx';
export type {
  ToolCallViewProps,
  ToolHandling,
  ToolInputProps,
  ToolRenderer,
  ToolRenderers,
} from './thread/tool/toolRenderers.ts';
export { useFileLimits } from './composer/files/useFileLimits.ts';
export * from './sessions/useSessions.ts';
export type { SessionMeta, SessionMetaStore } from '../../query/index.ts';
export type { ChatSpeech, RecognizeOptions, SpeakOptions } from './speech/ChatSpeech.ts';
export { createWebSpeech } from './speech/createWebSpeech.ts';
export * from './useChat.ts';
export type { ChatOptions } from './context/useChatController.ts';
