export {
  defaultFindingsView,
  FindingsReview,
  useFindingsReview,
} from '../widgets/findings-review/index.ts';
export type {
  FindingsColumn,
  FindingsDecision,
  FindingsFilter,
  FindingSkip,
  FindingsHandle,
  FindingsReviewOptions,
  FindingsReviewProps,
  FindingsSort,
  FindingsTab,
  FindingsView,
  SavedFindingsView,
  ShownColumn,
  UseFindingsReview,
  UseFindingsReviewOptions,
} from '../widgets/findings-review/index.ts';
