export * from './access/personRights.ts';
export type { Access, AccessState, ScopedRoute } from './access/createAccess.ts';
export type { RetryOptions } from './requests/backoff.ts';
export { checkedNumber, checkedTimeout } from './checkedNumber.ts';
export { createState } from './createState.ts';
export { createClient, type BrainstemClient, type ClientOptions } from './createClient.ts';
export { isDevelopment } from './isDevelopment.ts';
export { perUser } from './perUser.ts';
export * from './requests/createRequester.ts';
export type { BearerSource } from './requests/authorize.ts';
export type { CallOptions } from './requests/createAttempts.ts';
export type { Drift } from './answers/readAnswer.ts';
export type { Limits, LimitState } from './requests/createLimits.ts';
export { createServerClock } from './tokens/createServerClock.ts';
export { createTokenFetcher, type TokenFetcherOptions } from './tokens/createTokenFetcher.ts';
export * from './tokens/createTokenSource.ts';
export * from './streams/dataStream.ts';
export { wait } from '../environment/index.ts';
export type { ConnectionEnd } from './streams/readStream.ts';
export { differencesOf } from './answers/decodeDifferingAnswer.ts';
export { isSchema, unwrapSchema } from './answers/unwrapSchema.ts';
export {
  joinById,
  leftOutOf,
  setUnreadableCount,
  withUnreadableCount,
} from './answers/unreadableCount.ts';
export { parseJson } from './answers/parseJson.ts';
export { decodeRequest, encodeRequest } from './requests/encodeRequest.ts';
export { readJwtTimes } from './tokens/readJwtTimes.ts';
export * from './streams/eventStream.ts';
export { isLoopback, readServiceRoot } from './readServiceRoot.ts';
export { readBodyText } from './answers/readBodyText.ts';
export {
  createStreamingUpload,
  type UploadAnswer,
  type UploadProgress,
  type UploadRequest,
  type UploadTransport,
} from './uploads/uploadTransport.ts';
export * from './errors/index.ts';
export type { ClientObserver } from './observers.ts';
export {
  toJsonLines,
  type DecisionRecord,
  type GivenRecord,
  type RecordContext,
  type RecordedAction,
  type RecordsOptions,
  type UnsentDecision,
} from './records/decisionRecord.ts';
export type { Evidence, EvidenceReference, ResolveSource } from './evidence/evidence.ts';
export { createRecords, type Records } from './records/createRecords.ts';
