import {
  acceptsFile,
  isUploadPending,
  uploadedFraction,
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
  /** Waits for the user to start the upload. */
  { status: 'chosen' } | UploadState<DocumentUpload> | { status: 'refused'; reason: RefusalReason };

/** A file of the list. */
export interface UploadFile {
  /** Unique in the list. */
  key: string;
  file: File;
  /** Its path in the chosen folder, or else its name. */
  path: string;
  state: UploadFileState;
  /** True if an upload of it has failed, even while a retry is running. @default false */
  hasFailed?: boolean;
}

/** A chosen, dropped or pasted file. */
export type ChosenFile = Pick<UploadFile, 'file' | 'path'>;

/** The rules for adding files. */
export interface UploadRules {
  /** In the format of a file input's `accept`. @default every type */
  accept?: string | undefined;
  /** In bytes. @default any size */
  maxFileSize?: number | undefined;
  /** @default any number */
  maxFiles?: number | undefined;
  /** Returns true if a document with this name and size exists. @default never */
  isUploaded?: (file: Pick<File, 'name' | 'size'>) => boolean;
}

/** Totals of the whole list. Sizes in bytes. */
export interface UploadTotals {
  /** Files whose upload was started, whatever its outcome. */
  started: number;
  chosen: number;
  /** Waiting or uploading files. */
  pending: number;
  uploaded: number;
  /** Failed or cancelled files. */
  unfinished: number;
  refused: number;
  /** The total size of the started files. */
  bytes: number;
  loaded: number;
}

/** Counts the files of a list by state. */
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
    loaded: started.reduce((sum, { file, state }) => sum + file.size * uploadedFraction(state), 0),
  };
}

/** Appends files to the list, without those that it already contains. */
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

/** Refuses files beyond the allowed maximum, and admits them again once there is room. */
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

/** Returns true for a file that isn't uploaded but could be, and would be lost with the list. */
export function isUnsavedUpload({ state }: UploadFile): boolean {
  return state.status === 'chosen' || state.status === 'failed' || isUploadPending(state);
}

const systemFile = /^(\.ds_store|\._.+|thumbs\.db|desktop\.ini)$/i;
const program = /\.(apk|app|bat|cmd|com|dll|dmg|exe|jar|msi|pkg|scr)$/i;

/** Returns the reason why a file can't be uploaded, regardless of the other files. */
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

/** Returns a key by which files are equal: name, size and modification time, but not the folder. */
function likenessOf({ name, size, lastModified }: File): string {
  return `${name}\n${size}\n${lastModified}`;
}
