// Written by `npm run words` from documents.json.
import { words } from './documents.json?words';
import type { Format } from '../format.ts';

/** Words of the document upload. */
export interface DocumentsWords {
  /** `Upload documents` Names the widget's region. */
  upload: string;
  /** `Add your documents` */
  emptyTitle: string;
  /** `Upload contracts, reports or notes to add them to your knowledge graph.` */
  emptyText: string;
  /** `Choose files` */
  chooseFiles: string;
  /** `Choose a folder` */
  chooseFolder: string;
  /** `or drag them here` */
  dropFiles: string;
  /** `Drop files or folders` */
  dropHere: string;
  /** `File types: {types}` */
  acceptedTypes: (types: string) => string;
  /** `Up to {size, number, bytes} per file` */
  maxFileSize: (size: number) => string;
  /** `{count, plural, one {Up to # file at a time} other {Up to # files at a time}}` */
  maxFiles: (count: number) => string;
  /** `{files, plural, one {Reading folder… # file} other {Reading folder… # files}}` */
  readingFolder: (files: number) => string;
  /** `Stop reading` */
  stopReading: string;
  /** `Some files or folders couldn’t be read` */
  folderFailed: string;
  /** `The rest were added. Try the missing files again.` */
  folderFailedText: string;
  /** `{count, plural, one {# file is already in the list.} other {# files are already in the list.}}` */
  alreadyListed: (count: number) => string;
  /** `Files to upload` Names the list of files. */
  files: string;
  /** `Uploaded files` */
  uploadedFiles: string;
  /** `{count, plural, one {# file} other {# files}}` */
  fileCount: (count: number) => string;
  /** `Remove {name}` */
  removeFile: (name: string) => string;
  /** `Cancel upload of {name}` */
  cancelFile: (name: string) => string;
  /** `Upload {name} again` */
  retryFile: (name: string) => string;
  /** `Upload {name} as a new file` */
  uploadAgain: (name: string) => string;
  /** `Queued` */
  waiting: string;
  /** `Uploading {name}` */
  uploading: (name: string) => string;
  /** `{done, number, bytes} of {total, number, bytes} · {share, number, percent}` `done` and `total` are sizes with their units. */
  progress: (done: number, total: number, share: number) => string;
  /** `Upload failed` */
  failed: string;
  /** `The connection was interrupted` */
  interrupted: string;
  /** `Canceled` */
  cancelled: string;
  /** Reasons why a file can’t be uploaded. */
  refused: {
    /** `This file is empty.` */
    empty: string;
    /** `This is a system file, not a document.` */
    system: string;
    /** `Programs can’t be uploaded.` */
    program: string;
    /** `This file type isn’t supported.` */
    type: string;
    /** `This file is too large.` */
    'too-large': string;
    /** `Too many files. Remove one first.` */
    'too-many': string;
    /** `Already added.` */
    duplicate: string;
  };
  /** `{count, plural, one {# file can’t be uploaded} other {# files can’t be uploaded}}` */
  refusedCount: (count: number) => string;
  /** `Add {name} anyway` */
  addAnyway: (name: string) => string;
  /** `Add anyway` */
  addAnywayShort: string;
  /** `Uploaded` */
  uploaded: string;
  /** `Uploaded as an operating procedure` */
  uploadedAsProcedure: string;
  states: {
    /** `Not processed yet` */
    'not-processed': string;
    /** `Queued for processing` */
    queued: string;
    /** `Processing…` */
    processing: string;
    /** `Ready` */
    ready: string;
    /** `Couldn’t be processed` */
    failed: string;
  };
  /** `A selected ontology no longer exists. Choose another and upload the file again.` */
  ontologyNotFound: string;
  /** `The document was uploaded but couldn’t be processed.` */
  processingFailed: string;
  /** `Processing options` */
  settings: string;
  /** `Applies to every file in this upload.` */
  settingsText: string;
  /** `Description` */
  description: string;
  /** `What these documents are about. This helps the assistant understand them.` */
  descriptionText: string;
  /** `Fix the document group first.` */
  groupWrong: string;
  /** `{count, plural, one {Upload # file} other {Upload # files}}` */
  uploadFiles: (count: number) => string;
  /** `All uploads` */
  overall: string;
  /** `{done, number, bytes} of {total, number, bytes} · {share, number, percent}` */
  overallProgress: (done: number, total: number, share: number) => string;
  /** `{done, number} of {total, plural, one {# file} other {# files}} uploaded` */
  filesDone: (done: number, total: number) => string;
  /** `Cancel all` */
  cancelAll: string;
  /** `{count, plural, one {# file uploaded} other {# files uploaded}}` */
  allUploaded: (count: number) => string;
  /** `{failed, number} of {total, plural, one {# file} other {# files}} couldn’t be uploaded` */
  someFailed: (failed: number, total: number) => string;
  /** `The others are uploaded. Retry the failed ones.` */
  someFailedText: string;
  /** `{count, plural, one {Retry # file} other {Retry # files}}` */
  retryFailed: (count: number) => string;
  /** `Clear finished` */
  clearUploaded: string;
  /** `Your documents` */
  earlier: string;
  /** `Couldn’t load your documents` */
  earlierFailed: string;
  /** `{count, plural, one {# file} other {# files}} · {size, number, bytes}` */
  fileTotals: (count: number, size: number) => string;
  /** `Remove {name}` */
  removeDocument: (name: string) => string;
  /** `{count, plural, =1 {Remove {name}?} other {Remove # documents?}}` */
  removeTitle: (name: string, count: number) => string;
  /** `This removes what was uploaded. Nothing changes on your computer.` */
  removeText: string;
  /** `Remove` */
  remove: string;
  /** `Removing…` */
  removing: string;
  /** `Keep` */
  keepDocument: string;
  /** `Couldn’t remove {name}` */
  removeFailed: (name: string) => string;
  /** `Nothing was removed. Try again later.` */
  removeFailedText: string;
  /** `Still processing. Try again when it’s done.` */
  removeWhileSyncing: string;
  /** `Uploaded {when}` */
  uploadedAt: (when: string) => string;
  /** `You’re offline` */
  offline: string;
  /** `Your files stay in the list. Upload them when you’re back online.` */
  offlineText: string;
  /** `View only` */
  readOnly: string;
  /** `Ask your admin to allow uploads. Your files stay in the list.` */
  notOffered: string;
}

/** Words of the document upload, in English. */
export const documentsWords: (format: Format) => DocumentsWords = words;
