export { acceptsFile } from './acceptsFile.ts';
export { createUploadQueue } from './createUploadQueue.ts';
export { canRetryUpload, isUploadPending, uploadedFraction } from './uploadState.ts';
export type { UploadState } from './uploadState.ts';
