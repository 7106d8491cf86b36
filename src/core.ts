export { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/query-core';
export { termLists } from './contract/index.ts';
export type { TermList } from './contract/index.ts';
export { createPersistence, draftFormat } from './controller/index.ts';
export type {
  AnswerDraft,
  AnswerDrafts,
  Controller,
  ControllerListener,
  DraftsState,
  Persistence,
  PersistenceFormat,
  Saving,
  UploadState,
  ValuesOf,
} from './controller/index.ts';
export {
  brainQuery,
  connectionsQuery,
  createAskOnboarding,
  createBrainTransport,
  createChatTransport,
  createConnectTransport,
  createDelegationLink,
  createDelegationTransport,
  createFindingsTransport,
  createMessagingATransport,
  createOntologyChanges,
  createSaveProductAnswers,
  createTaskUploader,
  delegationQuery,
  findingQuery,
  findingsQuery,
  messagesQuery,
  ontologiesQuery,
  productQuestionsQuery,
  productStatusQuery,
  sessionsQuery,
  storedConversationsQuery,
  taskCountsQuery,
  taskQuery,
  tasksQuery,
} from './query/index.ts';
export type {
  AskOnboarding,
  BrainChange,
  BrainRequest,
  BrainTransport,
  ChatTransport,
  ConnectionsSeen,
  ConnectTransport,
  DelegatedAnswer,
  DelegationLink,
  DelegationTransport,
  FindingsList,
  FindingsLists,
  FindingsTransport,
  ListedConnections,
  MessagingATransport,
  OntologyChanges,
  OntologyPick,
  ProductSubmission,
  SaveProductAnswers,
  SessionMemory,
  TaskPage,
  TaskUpload,
  TaskView,
} from './query/index.ts';
// Each widget's core, or what a host needs of it.
export * from './widgets/brain-viewer/core/index.ts';
export * from './widgets/chat/core/index.ts';
export * from './widgets/connectors/core/connect-session/index.ts';
export * from './widgets/connectors/core/pairing/index.ts';
export * from './widgets/delegated-onboarding/core/index.ts';
export * from './widgets/findings-review/core/index.ts';
export * from './widgets/onboarding/core/index.ts';
export {
  addTerms,
  blankDraft,
  changeTerm,
  createEditor,
  draftOf,
  isDirty,
  moveTerm,
  removeTerm,
  setId,
  setVersion,
  sortTerms,
} from './widgets/ontology-editor/core/index.ts';
export type {
  CreateEditorOptions,
  Destination,
  DraftEdit,
  DraftField,
  Editor,
  EditHistory,
  EditorActions,
  EditorEvents,
  EditorFailure,
  EditorState,
  OntologyDraft,
  OpenOntology,
  Sample,
  StepField,
} from './widgets/ontology-editor/core/index.ts';
export * from './widgets/platform-form/core/index.ts';
export * from './widgets/product-onboarding/core/index.ts';
export * from './widgets/task-list/core/index.ts';
