export { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/query-core';
export { termLists } from './contract/index.ts';
export type { EmailSyncConfig, SelectedFile, SelectedSheet, TermList } from './contract/index.ts';
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
  changeSelectionMutation,
  connectionsQuery,
  createAskOnboarding,
  createBrainTransport,
  createChatTransport,
  createConnectTransport,
  createDelegationLink,
  createDelegationTransport,
  createFindingsTransport,
  createMailATransport,
  createMessagingATransport,
  createOntologyChanges,
  createSaveMetadata,
  createSaveProductAnswers,
  createTaskUploader,
  createUploadDocument,
  delegationQuery,
  docsOnlineFoldersQuery,
  docsOnlineSitesQuery,
  driveFilesQuery,
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
  ChangeSelection,
  ConnectionRef,
  ConnectionsSeen,
  ConnectTransport,
  DelegatedAnswer,
  DelegationLink,
  DelegationTransport,
  FindingsList,
  FindingsLists,
  FindingsTransport,
  RecordOf,
  FolderRef,
  ListedConnections,
  MailATransport,
  MessagingATransport,
  OntologyChanges,
  OntologyPick,
  ProductSubmission,
  SaveProductAnswers,
  SelectedItem,
  SelectionField,
  SessionMemory,
  StoredMessages,
  TaskPage,
  TaskUpload,
  TaskView,
  UploadDocument,
  WriteAttachment,
} from './query/index.ts';
// Each widget's core, or what a host needs of it.
export * from './widgets/brain-viewer/core/index.ts';
export * from './widgets/chat/core/index.ts';
export * from './widgets/connectors/core/connect-session/index.ts';
export * from './widgets/connectors/core/mail/createMailSettings.ts';
export * from './widgets/connectors/core/pairing/index.ts';
export * from './widgets/connectors/core/picker/index.ts';
export type { SaveState } from './widgets/connectors/core/saveState.ts';
export * from './widgets/connectors/core/sites/index.ts';
export * from './widgets/connectors/core/upload/index.ts';
export * from './widgets/delegated-onboarding/core/index.ts';
export * from './widgets/findings-review/core/index.ts';
export * from './widgets/onboarding/core/index.ts';
export * from './widgets/ontology-editor/core/index.ts';
export * from './widgets/platform-form/core/index.ts';
export * from './widgets/product-onboarding/core/index.ts';
export * from './widgets/task-list/core/index.ts';
