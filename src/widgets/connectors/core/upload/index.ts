export * from './createUploads.ts';
export { totalsOf } from './uploadModel.ts';
export type {
  ChosenFile,
  RefusalReason,
  UploadFile,
  UploadFileState,
  UploadRules,
  UploadTotals,
} from './uploadModel.ts';
