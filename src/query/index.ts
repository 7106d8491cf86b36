export { createChatTransport } from './createChatTransport.ts';
export type { ChatTransport, TurnBatch, TurnParts } from './createChatTransport.ts';
export { useChatTransport } from './useChatTransport.ts';
export { useFileDownload } from './useFileDownload.ts';
export { useFileLimits } from './useFileLimits.ts';
export { useMessages } from './useMessages.ts';
export { useSessionFiles } from './useSessionFiles.ts';
export { useSessions } from './useSessions.ts';
export type { SessionsState } from './useSessions.ts';
