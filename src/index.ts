export {
  createClient,
  createDataStreamDecoder,
  createStreamingUpload,
  createTokenFetcher,
  createTokenSource,
  readDataStream,
} from './client/index.ts';
export type {
  BrainstemClient,
  CallOptions,
  ClientOptions,
  DataStreamDecoder,
  DataStreamPart,
  GetToken,
  Requester,
  RetryOptions,
  TokenAnswer,
  TokenRequest,
  TokenSource,
  TokenState,
  UploadOptions,
  UploadProgress,
  UploadTransport,
} from './client/index.ts';
export * from './client/errors/index.ts';
export * from './api/index.ts';
export { mintSessionId } from './contract/index.ts';
export type {
  AsyncCallback,
  AttachmentReference,
  ChatBody,
  FileLimits,
  Message,
  MessagePart,
  ResumeBody,
  SessionId,
  SessionMessages,
  SessionPage,
  SessionSummary,
  StorageKey,
  TextPart,
  ToolCallPart,
  UnknownPart,
  UploadedFile,
} from './contract/index.ts';
