export { FindingsReview } from './FindingsReview.tsx';
export type { FindingsDecision, FindingSkip } from './core/reviewContext.ts';
export type { FindingsHandle, FindingsReviewOptions, FindingsReviewProps } from './declaration.ts';
export { defaultFindingsKeys } from './core/findingsKeys.ts';
export type { FindingsCommand, FindingsKeys } from './core/findingsKeys.ts';
export { defaultFindingsView } from './core/findingsView.ts';
export type {
  FindingsColumn,
  FindingsFilter,
  FindingsGroup,
  FindingsSort,
  FindingsTab,
  FindingsView,
  SavedFindingsView,
  ShownColumn,
} from './core/findingsView.ts';
export * from './useFindingsReview.ts';
