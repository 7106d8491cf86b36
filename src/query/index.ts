export { createChatTransport } from './createChatTransport.ts';
export type { ChatTransport, TurnBatch, TurnParts } from './createChatTransport.ts';
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
export { useFileLimits } from './useFileLimits.ts';
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
export { useStoredConversations } from './useStoredConversations.ts';
export type { StoredConversations } from './useStoredConversations.ts';
export { useTask, useTaskActs, useTaskCounts, useTasks } from './useTasks.ts';
export type { TaskActs, TasksState, TaskView } from './useTasks.ts';
