export { useBrainstem } from './BrainstemContext.ts';
export type { BrainstemContextValue } from './BrainstemContext.ts';
export { BrainstemProvider } from './BrainstemProvider.tsx';
export type { BrainstemProviderProps } from './BrainstemProvider.tsx';
export type { WidgetEvent } from './WidgetEvent.ts';
export { describeError, refusedFields } from './describeError.ts';
export { AccessNotice } from './AccessNotice.tsx';
export { UnsavedDialog } from './unsaved/UnsavedDialog.tsx';
export { useGuardedPage } from './unsaved/useGuardedPage.ts';
export { useOpenReference, type OpenReference } from './evidence/EvidenceContext.ts';
export { EvidenceProvider, type EvidenceProps } from './evidence/EvidenceProvider.tsx';
export { ErrorNotice } from './ErrorNotice.tsx';
export { JoinedNames } from './JoinedNames.tsx';
export { LimitNote, useSendsIn } from './LimitNote.tsx';
export { LeftOutNote } from './LeftOutNote.tsx';
export { LeftOutOptions } from './LeftOutOptions.tsx';
export { ExitButton, ExitContext } from './ExitButton.tsx';
export { lazyPart } from './lazyPart.ts';
export { RelativeTime } from './RelativeTime.tsx';
export type { RelativeTimeProps } from './RelativeTime.tsx';
export { TokenlessProvider } from './TokenlessProvider.tsx';
export type { TokenlessProviderProps } from './TokenlessProvider.tsx';
export { usePlatformActions } from './usePlatformActions.ts';
export { usePlatformMutation, usePlatformQueries, usePlatformQuery } from './usePlatformQuery.ts';
export { useReportedLoad } from './useReportedLoad.ts';
export { usePlatformInfiniteQuery } from './usePlatformInfiniteQuery.ts';
export { useOntologyPreview, type PickPreview } from './useOntologyPreview.tsx';
export { useOperation } from './operation/index.ts';
export type { OperationActions, OperationController, OperationState } from './operation/index.ts';
export { useConnectionLists } from './useConnectionLists.ts';
export type { ConnectionLists, ListPace } from './useConnectionLists.ts';
export type { AccessState } from '../client/index.ts';
export {
  useAccess,
  useConnectorRule,
  useFirstToken,
  useIsAllowed,
  useMissingScope,
  type ConnectorRule,
} from './useAccess.ts';
export { useIsOffline } from './useIsOffline.ts';
export { hasNoAccess, useHasNoAccess, useTokenState } from './useTokenState.ts';
export {
  useFormat,
  useGeneralWords,
  useOnboardingWords,
  useQuestionsWords,
  useWords,
} from './useWords.ts';
export {
  createWidget,
  createWidgetContext,
  forwardRoot,
  toDetail,
  SavingNotice,
  useControlledValue,
  useControllerEvent,
  useOwnController,
  usePersistence,
  HostSlot,
  WidgetBoundary,
  withSession,
} from './widget/index.ts';
export type {
  PersistenceProps,
  WidgetBoundaryProps,
  WidgetComponent,
  WidgetContext,
  WidgetProps,
  WidgetProviderProps,
} from './widget/index.ts';
