export { useBrainstem, type BrainstemContextValue, type Brand } from './BrainstemContext.ts';
export { BrainstemProvider, type BrainstemProviderProps } from './BrainstemProvider.tsx';
export type { WidgetEvent } from './WidgetEvent.ts';
export { describeError, refusedFields } from './notices/describeError.ts';
export { AccessNotice } from './access/AccessNotice.tsx';
export { UnsavedDialog } from './unsaved/UnsavedDialog.tsx';
export { useGuardedPage } from './unsaved/useGuardedPage.ts';
export { useOpenReference, type OpenReference } from './evidence/EvidenceContext.ts';
export { EvidenceProvider, type EvidenceProps } from './evidence/EvidenceProvider.tsx';
export { ErrorNotice, QueryError } from './notices/ErrorNotice.tsx';
export { JoinedNames } from './words/JoinedNames.tsx';
export { MissingScopeNotice } from './notices/MissingScopeNotice.tsx';
export { RateLimitNotice, useSecondsUntilRetry } from './notices/RateLimitNotice.tsx';
export {
  UnreadableEntriesNotice,
  UnreadableOptionsNotice,
} from './notices/UnreadableEntriesNotice.tsx';
export { ExitButton, ExitContext } from './ExitButton.tsx';
export { lazyPart } from './lazyPart.ts';
export { RelativeTime, type RelativeTimeProps } from './words/RelativeTime.tsx';
export { TokenlessProvider, type TokenlessProviderProps } from './TokenlessProvider.tsx';
export { usePlatformActions } from './queries/usePlatformActions.ts';
export * from './queries/usePlatformQuery.ts';
export { useReportedLoad } from './queries/useReportedLoad.ts';
export { usePlatformInfiniteQuery } from './queries/usePlatformInfiniteQuery.ts';
export { useOntologyPreview, type PickPreview } from './queries/useOntologyPreview.tsx';
export { useOperation } from './operation/useOperation.ts';
export type {
  OperationActions,
  OperationController,
  OperationState,
} from './operation/createOperation.ts';
export * from './queries/useConnectionLists.ts';
export type { AccessState } from '../client/index.ts';
export * from './access/useAccess.ts';
export { useIsOffline } from './useIsOffline.ts';
export { hasNoAccess, useHasNoAccess, useTokenState } from './access/useTokenState.ts';
export * from './words/useWords.ts';
export { HostSlot } from './widget/HostSlot.tsx';
export { createWidget } from './widget/createWidget.tsx';
export * from './widget/createWidgetContext.tsx';
export { useControlledValue } from './widget/useControlledValue.ts';
export { useControllerEvent } from './widget/useControllerEvent.ts';
export { SavingNotice } from './notices/SavingNotice.tsx';
export { usePersistence, type PersistenceProps } from './widget/usePersistence.ts';
export { WidgetBoundary, type WidgetBoundaryProps } from './widget/WidgetBoundary.tsx';
export { toDetail } from './widget/widgetEvents.ts';
export * from './widget/withSession.tsx';
export { useOwnController } from './widget/useOwnController.ts';
