export { callListener } from './callListener.ts';
export type { Controller, ControllerListener, ValuesOf } from './controller.ts';
export { defineController } from './defineController.ts';
export type { ControllerContext, ControllerDefinition } from './defineController.ts';
export type { Scope } from './scope.ts';
export {
  acceptsFile,
  canRetryUpload,
  createUploadQueue,
  isUploadPending,
  uploadedShare,
} from './uploads/index.ts';
export type {
  QueuedUpload,
  UploadQueue,
  UploadQueueOptions,
  UploadState,
} from './uploads/index.ts';
