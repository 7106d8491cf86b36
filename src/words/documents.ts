import type { Format } from './format.ts';

/** The words of the document upload in English. */
export const documentsWords = ({ bytes, number, percent, plural }: Format) => ({
  /** Names the widget's region. */
  upload: 'Upload documents',

  emptyTitle: 'Add your documents',
  emptyText: 'Upload contracts, reports or notes. What they say becomes part of your knowledge.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  dropFiles: 'Or drop files and folders here.',
  dropHere: 'Drop files and folders to add them',
  readingFolder: (files: number) =>
    plural(files, {
      one: 'Reading the folder: # file so far',
      other: 'Reading the folder: # files so far',
    }),
  stopReading: 'Stop reading',
  folderFailed: 'Part of the folder couldn’t be read',
  folderFailedText: 'The files that could be read are in the list. Add the rest again.',
  alreadyListed: (count: number) =>
    plural(count, {
      one: '# file is already in the list.',
      other: '# files are already in the list.',
    }),

  /** Names the list of files. */
  files: 'Files to upload',
  fileCount: (count: number) => plural(count, { one: '# file', other: '# files' }),
  removeFile: (name: string) => `Remove ${name}`,
  cancelFile: (name: string) => `Cancel upload of ${name}`,
  retryFile: (name: string) => `Upload ${name} again`,
  uploadAgain: (name: string) => `Upload ${name} again as new`,
  waiting: 'Waiting',
  uploading: (name: string) => `Uploading ${name}`,
  /** `done` and `total` are sizes with their units. */
  progress: (done: number, total: number, share: number) =>
    `${bytes(done)} of ${bytes(total)} · ${percent(share)}`,
  failed: 'Upload failed',
  cancelled: 'Cancelled',
  empty: 'This file is empty.',
  uploaded: 'Uploaded',
  uploadedAsProcedure: 'Uploaded as an operating procedure',
  inQueue: 'Queued for processing',
  processing: 'Processing…',
  ready: 'Ready',
  notProcessed: 'Couldn’t be processed',
  ontologyNotFound:
    'A selected ontology no longer exists. Choose another and upload the file again.',
  processingFailed: 'The document was uploaded but couldn’t be processed.',

  settings: 'Processing options',
  settingsText: 'Applies to every file in this upload.',
  description: 'Description',
  descriptionText: 'What these documents are about. This helps the assistant understand them.',
  optional: 'optional',
  groupWrong: 'Fix the document group first.',

  uploadFiles: (count: number) => plural(count, { one: 'Upload # file', other: 'Upload # files' }),
  overall: 'All uploads',
  overallProgress: (done: number, total: number, share: number) =>
    `${bytes(done)} of ${bytes(total)} · ${percent(share)}`,
  filesDone: (done: number, total: number) =>
    `${number(done)} of ${plural(total, { one: '# file', other: '# files' })} uploaded`,
  cancelAll: 'Cancel all',
  allUploaded: (count: number) =>
    plural(count, { one: '# file uploaded', other: '# files uploaded' }),
  someFailed: (failed: number, total: number) =>
    `${number(failed)} of ${plural(total, { one: '# file', other: '# files' })} couldn’t be uploaded`,
  someFailedText: 'The other files were uploaded. You can retry the rest.',
  retryFailed: (count: number) =>
    plural(count, { one: 'Upload # file again', other: 'Upload # files again' }),
  clearUploaded: 'Clear uploaded files',

  earlier: 'Your documents',
  earlierFailed: 'Couldn’t load your documents',
  uploadedAt: (when: string) => `Uploaded ${when}`,

  offline: 'You’re offline',
  offlineText: 'Your files stay in the list. Upload them when you’re back online.',
  readOnly: 'You can see documents but not upload',
  readOnlyText: (scope: string) =>
    `To upload, you need the “${scope}” permission. Your files stay in the list.`,
});

/** Words of the document upload. */
export interface DocumentsWords extends ReturnType<typeof documentsWords> {}
