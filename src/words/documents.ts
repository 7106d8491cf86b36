import type { Format } from './format.ts';

/** The words of the document upload in English. */
export const documentsWords = ({ bytes, number, percent, plural }: Format) => ({
  /** Names the widget's region. */
  upload: 'Upload documents',

  emptyTitle: 'Add your documents',
  emptyText: 'Upload contracts, reports or notes to add them to your knowledge graph.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  dropFiles: 'or drag them here',
  dropHere: 'Drop files or folders',
  acceptedTypes: (types: string) => `File types: ${types}`,
  maxFileSize: (size: number) => `Up to ${bytes(size)} per file`,
  maxFiles: (count: number) =>
    plural(count, { one: 'At most # file at a time', other: 'At most # files at a time' }),
  readingFolder: (files: number) =>
    plural(files, {
      one: 'Reading the folder: # file so far',
      other: 'Reading the folder: # files so far',
    }),
  stopReading: 'Stop reading',
  folderFailed: 'Some files or folders couldn’t be read',
  folderFailedText: 'The rest were added. Try the missing files again.',
  alreadyListed: (count: number) =>
    plural(count, {
      one: '# file is already in the list.',
      other: '# files are already in the list.',
    }),

  /** Names the list of files. */
  files: 'Files to upload',
  uploadedFiles: 'Uploaded files',
  fileCount: (count: number) => plural(count, { one: '# file', other: '# files' }),
  removeFile: (name: string) => `Remove ${name}`,
  cancelFile: (name: string) => `Cancel upload of ${name}`,
  retryFile: (name: string) => `Upload ${name} again`,
  uploadAgain: (name: string) => `Upload ${name} as a new file`,
  waiting: 'Queued',
  uploading: (name: string) => `Uploading ${name}`,
  /** `done` and `total` are sizes with their units. */
  progress: (done: number, total: number, share: number) =>
    `${bytes(done)} of ${bytes(total)} · ${percent(share)}`,
  failed: 'Upload failed',
  interrupted: 'The connection was interrupted',
  cancelled: 'Cancelled',
  /** Why a file can’t be uploaded. */
  refused: {
    empty: 'This file is empty.',
    system: 'This is a system file, not a document.',
    program: 'Programs can’t be uploaded.',
    type: 'This file type isn’t supported.',
    'too-large': 'This file is too large.',
    'too-many': 'There are too many files. Remove another one first.',
    duplicate: 'This file was added or uploaded before.',
  },
  refusedCount: (count: number) =>
    plural(count, { one: '# file can’t be uploaded', other: '# files can’t be uploaded' }),
  addAnyway: (name: string) => `Add ${name} anyway`,
  addAnywayShort: 'Add anyway',
  uploaded: 'Uploaded',
  uploadedAsProcedure: 'Uploaded as an operating procedure',
  notProcessedYet: 'Not processed yet',
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
  someFailedText: 'The others are uploaded. Retry the failed ones.',
  retryFailed: (count: number) =>
    plural(count, { one: 'Upload # file again', other: 'Upload # files again' }),
  clearUploaded: 'Clear finished',
  earlier: 'Your documents',
  earlierFailed: 'Couldn’t load your documents',
  fileTotals: (count: number, size: number) =>
    `${plural(count, { one: '# file', other: '# files' })} · ${bytes(size)}`,
  removeDocument: (name: string) => `Remove ${name}`,
  removeTitle: (name: string, count: number) =>
    count === 1 ? `Remove ${name}?` : `Remove ${number(count)} documents?`,
  removeText: 'This removes it from your documents. The file on your computer isn’t changed.',
  remove: 'Remove',
  removing: 'Removing…',
  keepDocument: 'Keep',
  removeFailed: (name: string) => `Couldn’t remove ${name}`,
  removeFailedText: 'Nothing was removed. Try again later.',
  removeWhileSyncing: 'Still processing. Try again when it’s done.',
  uploadedAt: (when: string) => `Uploaded ${when}`,

  offline: 'You’re offline',
  offlineText: 'Your files stay in the list. Upload them when you’re back online.',
  readOnly: 'You can see documents but not upload',
  readOnlyText: (scope: string) =>
    `To upload, you need the “${scope}” permission. Your files stay in the list.`,
});

/** Words of the document upload. */
export interface DocumentsWords extends ReturnType<typeof documentsWords> {}
