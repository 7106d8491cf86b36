export { createChatTransport } from './createChatTransport.ts';
export type { ChatTransport, TurnBatch, TurnParts } from './createChatTransport.ts';
export { useChatTransport } from './useChatTransport.ts';
export { useFileLimits } from './useFileLimits.ts';
export { useMessages } from './useMessages.ts';
export { useSessions } from './useSessions.ts';
export type { SessionsState } from './useSessions.ts';
