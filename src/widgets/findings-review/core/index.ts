export * from './createReview.ts';
export type { FindingsDecision, FindingSkip, ReviewEvents } from './reviewContext.ts';
export { decidedIds, decisionOf } from './reviewState.ts';
export type {
  AcknowledgedDecision,
  Decision,
  Decisions,
  EditState,
  FailedDecision,
  FailedSkip,
  LastSkip,
  OutboxDecision,
  PendingDecision,
  RemoteDecision,
  ReviewState,
  StoppedDecision,
} from './reviewState.ts';
