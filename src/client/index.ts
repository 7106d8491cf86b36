export {
  readPersonRights,
  type ConnectorRules,
  type PersonRights,
  type PresetValue,
} from './access/personRights.ts';
export type { Access, AccessState, ScopedRoute } from './access/createAccess.ts';
export type { RetryOptions } from './backoff.ts';
export { checkedNumber, checkedTimeout } from './checkedNumber.ts';
export { createClient } from './createClient.ts';
export type { BrainstemClient, ClientOptions } from './createClient.ts';
export { createRequester } from './createRequester.ts';
export type {
  BearerSource,
  Requester,
  RequesterOptions,
  UploadOptions,
} from './createRequester.ts';
export type { CallOptions } from './createAttempts.ts';
export type { Drift } from './readAnswer.ts';
export type { Limits, LimitState } from './createLimits.ts';
export { createServerClock } from './tokens/createServerClock.ts';
export { createTokenFetcher } from './tokens/createTokenFetcher.ts';
export type { TokenFetcherOptions } from './tokens/createTokenFetcher.ts';
export { createTokenSource } from './tokens/createTokenSource.ts';
export type {
  GetToken,
  TokenAnswer,
  TokenRequest,
  TokenSource,
  TokenSourceOptions,
  TokenState,
} from './tokens/createTokenSource.ts';
export { createDataStreamDecoder, readDataStream } from './streams/dataStream.ts';
export type {
  DataStreamDecoder,
  DataStreamDecoderOptions,
  DataStreamEnd,
  DataStreamFinish,
  DataStreamPart,
  ReadDataStreamOptions,
} from './streams/dataStream.ts';
export { wait } from '../environment/index.ts';
export type { ConnectionEnd } from './streams/readStream.ts';
export { differencesOf } from './decodeDifferingAnswer.ts';
export { unwrapSchema } from './unwrapSchema.ts';
export { leftOutOf, setLeftOut, withLeftOut } from './leftOut.ts';
export { parseJson } from './parseJson.ts';
export { decodeRequest, encodeRequest } from './encodeRequest.ts';
export { encodeUpload } from './sendForm.ts';
export { readJwtTimes } from './tokens/readJwtTimes.ts';
export { createEventStreamDecoder, readEventStream } from './streams/eventStream.ts';
export type {
  EventStreamDecoder,
  EventStreamDecoderOptions,
  EventStreamEnd,
  ReadEventStreamOptions,
  ServerSentEvent,
} from './streams/eventStream.ts';
export { readServiceRoot } from './readServiceRoot.ts';
export { readBodyText } from './readBodyText.ts';
export { createStreamingUpload } from './uploadTransport.ts';
export type {
  UploadAnswer,
  UploadProgress,
  UploadRequest,
  UploadTransport,
} from './uploadTransport.ts';
export * from './errors/index.ts';
export type { CallObserver, ClientObserver, ObservedEvent } from './observers.ts';
export type {
  DecisionRecord,
  GivenRecord,
  RecordContext,
  RecordedAction,
  RecordsOptions,
  UnsentDecision,
} from './records/decisionRecord.ts';
export type { Evidence, EvidenceReference, ResolveSource } from './evidence/evidence.ts';
export { createRecords, type Records } from './records/createRecords.ts';
export { toJsonLines } from './records/toJsonLines.ts';
