export { BrainstemError, isBrainstemError } from './BrainstemError.ts';
export type { BrainstemErrorCode, BrainstemErrorOptions } from './BrainstemError.ts';
export { DecodeError, isDecodeError } from './DecodeError.ts';
export type { DecodeIssue } from './DecodeError.ts';
export { MetadataConflictError, isMetadataConflictError } from './MetadataConflictError.ts';
export { NetworkError, isNetworkError } from './NetworkError.ts';
export { hasStatus, PlatformError, isPlatformError, isScopeError } from './PlatformError.ts';
export type { PlatformErrorDetails } from './PlatformError.ts';
export { StreamError, isStreamError } from './StreamError.ts';
export { TimeoutError, isTimeoutError } from './TimeoutError.ts';
export { TokenError, isTokenError } from './TokenError.ts';
export type { TokenErrorReason } from './TokenError.ts';
export {
  isOrdinaryFinish,
  isUnfinishedAnswerError,
  UnfinishedAnswerError,
} from './UnfinishedAnswerError.ts';
