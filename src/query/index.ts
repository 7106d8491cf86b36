export { createChatTransport } from './createChatTransport.ts';
export type { ChatTransport, TurnBatch, TurnParts } from './createChatTransport.ts';
export type { FindingsList } from './findingsQueries.ts';
export { createFindingsTransport } from './findingsTransport.ts';
export type { FindingEditEvents, FindingsLists, FindingsTransport } from './findingsTransport.ts';
export { createOnboardingTransport } from './createOnboardingTransport.ts';
export type {
  OnboardingRequest,
  OnboardingTransport,
  OnboardingTurn,
} from './createOnboardingTransport.ts';
export { useChatTransport } from './useChatTransport.ts';
export { useDelegation } from './useDelegation.ts';
export type {
  DelegatedAnswer,
  DelegationState,
  OpenedDelegation,
  OpenedQuestion,
} from './useDelegation.ts';
export { useFileDownload } from './useFileDownload.ts';
export { createOntologyChanges } from './createOntologyChanges.ts';
export type { OntologyChanges } from './createOntologyChanges.ts';
export { isOntologyPickValid, noOntologies, ontologyFields } from './ontologyPick.ts';
export type { OntologyPick } from './ontologyPick.ts';
export { useFileLimits } from './useFileLimits.ts';
export { useFinding } from './useFinding.ts';
export { useFindingsList } from './useFindingsList.ts';
export { useFindingsTransport } from './useFindingsTransport.ts';
export { useForm, useFormSubmission } from './useForm.ts';
export type { FormSubmission } from './useForm.ts';
export { useMessages } from './useMessages.ts';
export { useOnboardingTransport } from './useOnboardingTransport.ts';
export {
  useProductAnswers,
  useProductQuestions,
  useProductStatus,
} from './useProductOnboarding.ts';
export type { ProductSubmission } from './useProductOnboarding.ts';
export { useSessionFiles } from './useSessionFiles.ts';
export { useSessions } from './useSessions.ts';
export type { SessionsState } from './useSessions.ts';
export type { ConnectionRef } from './connectionQueries.ts';
export { isSyncing } from './connectionProgress.ts';
export { selectionIn } from './connectionSelection.ts';
export type { SelectedItem, SelectionField } from './connectionSelection.ts';
export type { ConnectionsSeen, ConnectTransport } from './createConnectTransport.ts';
export { mailStateIn } from './mailQueries.ts';
export { useConnectedUser } from './useConnectedUser.ts';
export { useDisconnect, useEnqueueSync, useSaveMetadata } from './useConnectionActs.ts';
export { useAuthErrors, useConnectionMetadata } from './useConnectionMetadata.ts';
export { useConnections } from './useConnections.ts';
export type { ConnectionsOfKey } from './useConnections.ts';
export { useRefreshConnections } from './useRefreshConnections.ts';
export { useConnectTransport } from './useConnectTransport.ts';
export { useDriveFiles } from './useDriveFiles.ts';
export type { DriveFilesState } from './useDriveFiles.ts';
export { useMailProfile, useMailWatch, useSaveMailSettings } from './useMail.ts';
export { useSelection } from './useSelection.ts';
export type { SelectionState } from './useSelection.ts';
export { useSheetPreview } from './useSheetPreview.ts';
export { useResolveSite, useSiteFolders, useSites } from './useSites.ts';
export { useStoredConversations } from './useStoredConversations.ts';
export type { StoredConversations } from './useStoredConversations.ts';
export { useTask, useTaskActs, useTaskCounts, useTasks } from './useTasks.ts';
export type { TaskActs, TasksState, TaskView } from './useTasks.ts';
export { useOntologies } from './useOntologies.ts';
export { useOntologyChanges } from './useOntologyChanges.ts';
export { useResolvedOntologies } from './useResolvedOntologies.ts';
export { useCredentialConnection } from './useCredentialConnection.ts';
export type { CredentialConnection } from './useCredentialConnection.ts';
export { useCredentialConnectionMetadata } from './useCredentialConnectionMetadata.ts';
export { useDocstoreDatabases } from './useDocstoreDatabases.ts';
export type { DocstoreDatabase } from './useDocstoreDatabases.ts';
export { useSqlConnectionTest } from './useSqlConnectionTest.ts';
export type { WebhookInfo } from './restConnectorQueries.ts';
export { useRestConnectorWebhook } from './useRestConnectorWebhook.ts';
export type { RestConnectorWebhook } from './useRestConnectorWebhook.ts';
export type { SourceCheckState, SqlStream } from './sqlDiscoveryAnswers.ts';
export { useSqlDiscovery } from './useSqlDiscovery.ts';
export type { SqlChoice, SqlDiscovery, SqlSource } from './useSqlDiscovery.ts';
export type { PairingTransport } from './messagingTransport.ts';
export { createPairingTransport } from './messagingTransport.ts';
export { useConnectionHealth } from './useConnectionHealth.ts';
export { useFlushMessages } from './useFlushMessages.ts';
export { usePairingGroups } from './usePairingGroups.ts';
export { usePairingTransport } from './usePairingTransport.ts';
export { documentsKey } from './documentsQueries.ts';
export type { UploadDocument } from './documentsTransport.ts';
export { createUploadDocument } from './documentsTransport.ts';
export { useDocumentConnections } from './useDocumentConnections.ts';
export { useUploadDocument } from './useUploadDocument.ts';
export { useBrain, useBrainDocument } from './useBrain.ts';
export type { BrainRequest } from './useBrain.ts';
export { useChangeBrain } from './useChangeBrain.ts';
export type { BrainChange } from './useChangeBrain.ts';
