'use client';
export { BrainstemProvider, useBrainstem, useTokenState } from './provider/index.ts';
export type { BrainstemContextValue, BrainstemProviderProps } from './provider/index.ts';
export { useFileLimits, useSessions } from './query/index.ts';
export type { SessionsState } from './query/index.ts';
export type { Density, Direction, Theme } from './ui/index.ts';
export { BrainViewer } from './widgets/brain-viewer/index.ts';
export type {
  BrainConnection,
  BrainOptions,
  BrainPanel,
  BrainSources,
  BrainView,
  BrainViewerProps,
  CardDetail,
  GraphFilter,
  LayoutAlgorithm,
  LayoutStorage,
  Viewport,
} from './widgets/brain-viewer/index.ts';
export { Chat, ChatLauncher, exportJson, exportMarkdown, useChat } from './widgets/chat/index.ts';
export type {
  ChatLauncherProps,
  ChatOptions,
  ChatProps,
  DraftFile,
  DraftFileState,
  ExportWords,
  QueuedMessage,
  Suggestion,
  ThreadMessage,
  ThreadMessageState,
  ThreadPart,
  ThreadReasoning,
  ThreadSource,
  ThreadText,
  ThreadToolCall,
  ThreadUnknown,
  ToolCallViewProps,
  ToolInputProps,
  ToolRenderer,
  ToolRenderers,
  UseChat,
} from './widgets/chat/index.ts';
export { english, german } from './words/index.ts';
export type {
  Catalog,
  BrainWords,
  ChatWords,
  ConnectorsWords,
  FindingsWords,
  GeneralWords,
  OnboardingWords,
  OntologiesWords,
  TasksWords,
  Locale,
} from './words/index.ts';
