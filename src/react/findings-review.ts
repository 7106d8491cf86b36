export { defaultFindingsView, FindingsReview } from '../widgets/findings-review/index.ts';
export type {
  FindingsColumn,
  FindingsFilter,
  FindingsReviewOptions,
  FindingsReviewProps,
  FindingsSort,
  FindingsTab,
  FindingsView,
  SavedFindingsView,
  ShownColumn,
} from '../widgets/findings-review/index.ts';
