export { createUploads } from './createUploads.ts';
export type {
  CreateUploadsOptions,
  UploadsActions,
  UploadsController,
  UploadsEvents,
  UploadSettings,
  UploadsState,
} from './createUploads.ts';
export { documentsIn } from './documentsIn.ts';
export type { DocumentFacts } from './documentsIn.ts';
export {
  countStaleOntologyErrors,
  isUnderWay,
  processingStatuses,
  processingStatusOf,
  processingStatusOfFile,
} from './processingStatus.ts';
export type { ProcessingStatus, ProcessingStatuses } from './processingStatus.ts';
export { chosenFiles, entriesOf, readEntries } from './readDropped.ts';
export type { DroppedFiles, ReadEntriesOptions } from './readDropped.ts';
export { isUnsavedUpload, totalsOf } from './uploadModel.ts';
export type {
  ChosenFile,
  RefusalReason,
  UploadFile,
  UploadFileState,
  UploadRules,
  UploadTotals,
} from './uploadModel.ts';
