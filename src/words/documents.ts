/** Words of the document upload. */
export interface DocumentsWords {
  /** Names the widget's region. */
  upload: string;

  emptyTitle: string;
  emptyText: string;
  chooseFiles: string;
  chooseFolder: string;
  dropFiles: string;
  dropHere: string;
  readingFolder: (files: string) => string;
  stopReading: string;
  folderFailed: string;
  folderFailedText: string;
  alreadyListed: (count: number, formatted: string) => string;

  /** Names the list of files. */
  files: string;
  fileCount: (count: number, formatted: string) => string;
  removeFile: (name: string) => string;
  cancelFile: (name: string) => string;
  retryFile: (name: string) => string;
  uploadAgain: (name: string) => string;
  waiting: string;
  uploading: (name: string) => string;
  /** `done` and `total` are sizes with their units. */
  progress: (done: string, total: string, percent: string) => string;
  failed: string;
  cancelled: string;
  empty: string;
  uploaded: string;
  uploadedAsProcedure: string;
  inQueue: string;
  processing: string;
  ready: string;
  notProcessed: string;
  ontologyNotFound: string;
  processingFailed: string;

  settings: string;
  settingsText: string;
  description: string;
  descriptionText: string;
  optional: string;
  groupWrong: string;

  uploadFiles: (count: number, formatted: string) => string;
  overall: string;
  overallProgress: (done: string, total: string, percent: string) => string;
  filesDone: (done: string, total: string) => string;
  cancelAll: string;
  allUploaded: (count: number, formatted: string) => string;
  someFailed: (failed: string, total: string) => string;
  someFailedText: string;
  retryFailed: (count: number, formatted: string) => string;
  clearUploaded: string;

  earlier: string;
  earlierFailed: string;
  uploadedAt: (when: string) => string;

  offline: string;
  offlineText: string;
  readOnly: string;
  readOnlyText: (scope: string) => string;
}

/** The words of the document upload in English. */
export const documentsWords: DocumentsWords = {
  upload: 'Upload documents',

  emptyTitle: 'Add your documents',
  emptyText: 'Contracts, reports, notes: what they say becomes part of your knowledge.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  dropFiles: 'Or drop files and folders here.',
  dropHere: 'Drop files and folders to add them',
  readingFolder: (files) => `Reading the folder: ${files} files so far`,
  stopReading: 'Stop reading',
  folderFailed: 'A part of the folder could not be read',
  folderFailedText: 'What could be read is in the list. Add the rest again.',
  alreadyListed: (count, formatted) =>
    count === 1
      ? '1 file was in the list already.'
      : `${formatted} files were in the list already.`,

  files: 'Files to upload',
  fileCount: (count, formatted) => (count === 1 ? '1 file' : `${formatted} files`),
  removeFile: (name) => `Remove ${name}`,
  cancelFile: (name) => `Cancel the upload of ${name}`,
  retryFile: (name) => `Upload ${name} again`,
  uploadAgain: (name) => `Upload ${name} once more`,
  waiting: 'Waiting',
  uploading: (name) => `Uploading ${name}`,
  progress: (done, total, percent) => `${done} of ${total} · ${percent}`,
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

  uploadFiles: (count, formatted) => (count === 1 ? 'Upload 1 file' : `Upload ${formatted} files`),
  overall: 'All uploads',
  overallProgress: (done, total, percent) => `${done} of ${total} · ${percent}`,
  filesDone: (done, total) => `${done} of ${total} files uploaded`,
  cancelAll: 'Cancel all',
  allUploaded: (count, formatted) =>
    count === 1 ? '1 file is uploaded' : `${formatted} files are uploaded`,
  someFailed: (failed, total) => `${failed} of ${total} files are not uploaded`,
  someFailedText: 'The others are. Nothing of yours is lost.',
  retryFailed: (count, formatted) =>
    count === 1 ? 'Upload 1 file again' : `Upload ${formatted} files again`,
  clearUploaded: 'Clear what is uploaded',

  earlier: 'Your documents',
  earlierFailed: 'Your documents could not be loaded',
  uploadedAt: (when) => `Uploaded ${when}`,

  offline: 'You are offline',
  offlineText: 'The list stays as it is. Upload it when you are back online.',
  readOnly: 'You can see documents, but not upload',
  readOnlyText: (scope) => `Your account lacks the permission “${scope}”. The list stays as it is.`,
};
