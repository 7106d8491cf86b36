import type { DocumentUpload } from '../../../contract/index.ts';

/** Where a file of the list stands. Sizes in bytes. */
export type UploadFileState =
  /** Waits for the person to begin. */
  | { status: 'chosen' }
  /** Waits for its turn. */
  | { status: 'waiting' }
  | { status: 'uploading'; loaded: number; total: number }
  | { status: 'uploaded'; upload: DocumentUpload }
  | { status: 'failed'; error: unknown }
  | { status: 'cancelled' }
  /** Not one to upload. */
  | { status: 'refused'; reason: 'empty' };

/** A file of the list. */
export interface UploadFile {
  /** Unique in the list. */
  key: string;
  file: File;
  /** Where it lies in the folder that was chosen; its name where none was. */
  path: string;
  state: UploadFileState;
}

/** A file as it was chosen or dropped. */
export type ChosenFile = Pick<UploadFile, 'file' | 'path'>;

/** Figures over the whole list. Sizes in bytes. */
export interface UploadTotals {
  /** Files that were begun, whatever became of them. */
  begun: number;
  chosen: number;
  /** Waiting or under way. */
  moving: number;
  uploaded: number;
  /** Failed or cancelled: what can be tried again. */
  unfinished: number;
  /** Of the files that were begun. */
  bytes: number;
  loaded: number;
}

/** Adds up the list. */
export function totalsOf(files: readonly UploadFile[]): UploadTotals {
  const totals = {
    begun: 0,
    chosen: 0,
    moving: 0,
    uploaded: 0,
    unfinished: 0,
    bytes: 0,
    loaded: 0,
  };
  for (const { file, state } of files) {
    if (state.status === 'refused') continue;
    if (state.status === 'chosen') {
      totals.chosen += 1;
      continue;
    }
    totals.begun += 1;
    totals.bytes += file.size;
    totals.loaded += file.size * partOf(state);
    if (state.status === 'uploaded') totals.uploaded += 1;
    else if (isMoving(state)) totals.moving += 1;
    else totals.unfinished += 1;
  }
  return totals;
}

/** How much of a file is there, from 0 to 1. */
export function partOf(state: UploadFileState): number {
  if (state.status === 'uploaded') return 1;
  if (state.status !== 'uploading' || state.total === 0) return 0;
  return Math.min(1, state.loaded / state.total);
}

/** Whether a file waits for its turn or is under way: it can be cancelled. */
export function isMoving({ status }: UploadFileState): boolean {
  return status === 'waiting' || status === 'uploading';
}

/** Whether a file can be tried again. */
export function isUnfinished({ status }: UploadFileState): boolean {
  return status === 'failed' || status === 'cancelled';
}

/** The list with files added at its end; those that it has already are left out. */
export function withFiles(
  files: readonly UploadFile[],
  added: readonly ChosenFile[],
): { files: readonly UploadFile[]; duplicates: number } {
  const keys = new Set(files.map(({ key }) => key));
  const fresh: UploadFile[] = [];
  for (const { file, path } of added) {
    const key = `${path}\n${file.size}\n${file.lastModified}`;
    if (keys.has(key)) continue;
    keys.add(key);
    const state: UploadFileState =
      file.size === 0 ? { status: 'refused', reason: 'empty' } : { status: 'chosen' };
    fresh.push({ key, file, path, state });
  }
  return { files: [...files, ...fresh], duplicates: added.length - fresh.length };
}
