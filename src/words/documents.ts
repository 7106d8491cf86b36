import type { Format } from './format.ts';

/** The words of the document upload in English. */
export const documentsWords = ({ bytes, number, percent, plural }: Format) => ({
  /** Names the widget's region. */
  upload: 'Upload documents',

  emptyTitle: 'Add your documents',
  emptyText: 'Contracts, reports, notes: what they say becomes part of your knowledge.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  dropFiles: 'Or drop files and folders here.',
  dropHere: 'Drop files and folders to add them',
  readingFolder: (files: number) => `Reading the folder: ${number(files)} files so far`,
  stopReading: 'Stop reading',
  folderFailed: 'A part of the folder could not be read',
  folderFailedText: 'What could be read is in the list. Add the rest again.',
  alreadyListed: (count: number) =>
    plural(count, {
      one: '# file was in the list already.',
      other: '# files were in the list already.',
    }),

  /** Names the list of files. */
  files: 'Files to upload',
  fileCount: (count: number) => plural(count, { one: '# file', other: '# files' }),
  removeFile: (name: string) => `Remove ${name}`,
  cancelFile: (name: string) => `Cancel the upload of ${name}`,
  retryFile: (name: string) => `Upload ${name} again`,
  uploadAgain: (name: string) => `Upload ${name} once more`,
  waiting: 'Waiting',
  uploading: (name: string) => `Uploading ${name}`,
  /** `done` and `total` are sizes with their units. */
  progress: (done: number, total: number, share: number) =>
    `${bytes(done)} of ${bytes(total)} · ${percent(share)}`,
  failed: 'The upload failed',
  cancelled: 'Cancelled',
  empty: 'This file is empty.',
  uploaded: 'Uploaded',
  uploadedAsProcedure: 'Uploaded as an operating procedure',
  inQueue: 'Waiting to be read',
  processing: 'Being read',
  ready: 'Ready',
  notProcessed: 'Could not be read',
  ontologyNotFound:
    'An ontology that was chosen no longer exists. Choose again and upload it once more.',
  processingFailed: 'The document is stored, but it could not be read.',

  settings: 'How to read them',
  settingsText: 'Holds for all files of this upload.',
  description: 'Description',
  descriptionText: 'Say what these documents are. It helps to understand them.',
  optional: 'optional',
  groupWrong: 'Correct the document group first.',

  uploadFiles: (count: number) => plural(count, { one: 'Upload # file', other: 'Upload # files' }),
  overall: 'All uploads',
  overallProgress: (done: number, total: number, share: number) =>
    `${bytes(done)} of ${bytes(total)} · ${percent(share)}`,
  filesDone: (done: number, total: number) => `${number(done)} of ${number(total)} files uploaded`,
  cancelAll: 'Cancel all',
  allUploaded: (count: number) =>
    plural(count, { one: '# file is uploaded', other: '# files are uploaded' }),
  someFailed: (failed: number, total: number) =>
    `${number(failed)} of ${number(total)} files are not uploaded`,
  someFailedText: 'The others are. Nothing of yours is lost.',
  retryFailed: (count: number) =>
    plural(count, { one: 'Upload # file again', other: 'Upload # files again' }),
  clearUploaded: 'Clear what is uploaded',

  earlier: 'Your documents',
  earlierFailed: 'Your documents could not be loaded',
  uploadedAt: (when: string) => `Uploaded ${when}`,

  offline: 'You are offline',
  offlineText: 'The list stays as it is. Upload it when you are back online.',
  readOnly: 'You can see documents, but not upload',
  readOnlyText: (scope: string) =>
    `Your account lacks the permission “${scope}”. The list stays as it is.`,
});

/** Words of the document upload. */
export interface DocumentsWords extends ReturnType<typeof documentsWords> {}
