export { QueryClient, QueryObserver } from '@tanstack/query-core';
export type { Controller, ControllerListener, ValuesOf } from './controller/index.ts';
export {
  createChatTransport,
  createFindingsTransport,
  findingQuery,
  findingsQuery,
  messagesQuery,
  sessionsQuery,
} from './query/index.ts';
export type {
  ChatTransport,
  FindingsList,
  FindingsLists,
  FindingsTransport,
} from './query/index.ts';
// One line for each widget's core.
export * from './widgets/chat/core/index.ts';
export * from './widgets/findings-review/core/index.ts';
