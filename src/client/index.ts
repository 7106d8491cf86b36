export { wait } from './backoff.ts';
export type { RetryOptions } from './backoff.ts';
export { createClient } from './createClient.ts';
export type { BrainstemClient, ClientOptions } from './createClient.ts';
export { createRequester } from './createRequester.ts';
export type {
  BearerSource,
  CallOptions,
  Requester,
  RequesterOptions,
  UploadOptions,
} from './createRequester.ts';
export { createServerClock } from './createServerClock.ts';
export { createTokenFetcher } from './createTokenFetcher.ts';
export type { TokenFetcherOptions } from './createTokenFetcher.ts';
export { createTokenSource } from './createTokenSource.ts';
export type {
  GetToken,
  TokenAnswer,
  TokenRequest,
  TokenSource,
  TokenSourceEnvironment,
  TokenSourceOptions,
  TokenState,
  WakeReason,
} from './createTokenSource.ts';
export { createDataStreamDecoder, readDataStream } from './dataStream.ts';
export type {
  DataStreamDecoder,
  DataStreamDecoderOptions,
  DataStreamEnd,
  DataStreamFinish,
  DataStreamPart,
  ReadDataStreamOptions,
} from './dataStream.ts';
export { createEventStreamDecoder, readEventStream } from './eventStream.ts';
export type {
  EventStreamDecoder,
  EventStreamDecoderOptions,
  EventStreamEnd,
  ReadEventStreamOptions,
  ServerSentEvent,
} from './eventStream.ts';
export { createStreamingUpload } from './uploadTransport.ts';
export type {
  UploadAnswer,
  UploadProgress,
  UploadRequest,
  UploadTransport,
} from './uploadTransport.ts';
export * from './errors/index.ts';
