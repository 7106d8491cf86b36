import {
  acceptsFile,
  isUploadPending,
  uploadedShare,
  type UploadState,
} from '../../../../controller/index.ts';
import type { DocumentUpload } from '../../../../contract/index.ts';

/** The reason why a file can't be uploaded. */
export type RefusalReason =
  | 'empty'
  | 'system'
  | 'program'
  | 'type'
  | 'too-large'
  | 'too-many'
  | 'duplicate';

/** The state of a file in the list. */
export type UploadFileState =
  /** It uploads once the person starts. */
  { status: 'chosen' } | UploadState<DocumentUpload> | { status: 'refused'; reason: RefusalReason };

/** A file of the list. */
export interface UploadFile {
  /** Unique in the list. */
  key: string;
  file: File;
  /** Its path in the folder that was chosen; its name if there was none. */
  path: string;
  state: UploadFileState;
  /** True if an upload of it has failed, even while another one is running. @default false */
  hasFailed?: boolean;
}

/** A file as it was chosen, dropped or pasted. */
export type ChosenFile = Pick<UploadFile, 'file' | 'path'>;

/** The rules for files that can be added to the list. */
export interface UploadRules {
  /** As the `accept` of a file input. @default every type */
  accept?: string | undefined;
  /** Bytes. @default any size */
  maxFileSize?: number | undefined;
  /** @default any number */
  maxFiles?: number | undefined;
  /** Returns whether a document with this name and size already exists. @default none does */
  isUploaded?: (file: Pick<File, 'name' | 'size'>) => boolean;
}

/** Figures of the whole list. Sizes in bytes. */
export interface UploadTotals {
  /** Files that were started, whatever their outcome. */
  started: number;
  chosen: number;
  /** Waiting or uploading. */
  pending: number;
  uploaded: number;
  /** Failed or cancelled. */
  unfinished: number;
  refused: number;
  /** Of the files that were started. */
  bytes: number;
  loaded: number;
}

/** Adds up the list. */
export function totalsOf(files: readonly UploadFile[]): UploadTotals {
  const count = (isCounted: (file: UploadFile) => boolean): number =>
    files.filter(isCounted).length;
  const started = files.filter(
    ({ state }) => state.status !== 'chosen' && state.status !== 'refused',
  );
  const pending = count(({ state }) => isUploadPending(state));
  const uploaded = count(({ state }) => state.status === 'uploaded');
  return {
    started: started.length,
    chosen: count(({ state }) => state.status === 'chosen'),
    refused: count(({ state }) => state.status === 'refused'),
    pending,
    uploaded,
    unfinished: started.length - pending - uploaded,
    bytes: started.reduce((sum, { file }) => sum + file.size, 0),
    loaded: started.reduce((sum, { file, state }) => sum + file.size * uploadedShare(state), 0),
  };
}

/** Returns the list with files added at its end; files that are already in it are skipped. */
export function addFiles(
  files: readonly UploadFile[],
  added: readonly ChosenFile[],
  rules: UploadRules,
): { files: readonly UploadFile[]; duplicates: number } {
  const keys = new Set(files.map(({ key }) => key));
  const alike = new Set(files.map(({ file }) => likenessOf(file)));
  const fresh: UploadFile[] = [];
  for (const { file, path } of added) {
    const key = `${path}\n${likenessOf(file)}`;
    if (keys.has(key)) continue;
    const isDuplicate = alike.has(likenessOf(file)) || rules.isUploaded?.(file) === true;
    const reason = refusalOf(file, rules) ?? (isDuplicate ? 'duplicate' : undefined);
    keys.add(key);
    alike.add(likenessOf(file));
    fresh.push({
      key,
      file,
      path,
      state: reason === undefined ? { status: 'chosen' } : { status: 'refused', reason },
    });
  }
  return {
    files: admitFiles([...files, ...fresh], rules),
    duplicates: added.length - fresh.length,
  };
}

/** Returns the list with no more files than the rules allow; a file that left makes room for one. */
export function admitFiles(
  files: readonly UploadFile[],
  { maxFiles = Infinity }: UploadRules,
): readonly UploadFile[] {
  let room = maxFiles;
  return files.map((file): UploadFile => {
    const { state } = file;
    const isTooMany = state.status === 'refused' && state.reason === 'too-many';
    if (state.status === 'refused' && !isTooMany) return file;
    room -= 1;
    if (room >= 0) return isTooMany ? { ...file, state: { status: 'chosen' } } : file;
    const isStarted = state.status !== 'chosen';
    return isStarted ? file : { ...file, state: { status: 'refused', reason: 'too-many' } };
  });
}

/** Returns whether a file of the list would be lost with it: it isn't uploaded, and could be. */
export function isUnsavedUpload({ state }: UploadFile): boolean {
  return state.status === 'chosen' || state.status === 'failed' || isUploadPending(state);
}

const systemFile = /^(\.ds_store|\._.+|thumbs\.db|desktop\.ini)$/i;
const program = /\.(apk|app|bat|cmd|com|dll|dmg|exe|jar|msi|pkg|scr)$/i;

/** Returns why a file can't be uploaded, regardless of the rest of the list. */
function refusalOf(
  file: File,
  { accept, maxFileSize = Infinity }: UploadRules,
): RefusalReason | undefined {
  if (systemFile.test(file.name)) return 'system';
  if (file.size === 0) return 'empty';
  if (accept === undefined && program.test(file.name)) return 'program';
  if (!acceptsFile(file, accept)) return 'type';
  return file.size > maxFileSize ? 'too-large' : undefined;
}

/** Two files of one name, size and time of change are the same, in whatever folder. */
function likenessOf({ name, size, lastModified }: File): string {
  return `${name}\n${size}\n${lastModified}`;
}
