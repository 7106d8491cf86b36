export { QueryClient, QueryObserver } from '@tanstack/query-core';
export type { Controller, ControllerListener, UploadState, ValuesOf } from './controller/index.ts';
export {
  createChatTransport,
  createFindingsTransport,
  createTaskUploader,
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
  TaskUpload,
  TaskView,
} from './query/index.ts';
// One line for each widget's core.
export * from './widgets/chat/core/index.ts';
export * from './widgets/findings-review/core/index.ts';
export * from './widgets/platform-form/core/index.ts';
export * from './widgets/task-list/core/index.ts';
