import type { ChosenFile } from './uploadModel.ts';

/** The result of reading a drop. */
export interface DroppedFiles {
  files: readonly ChosenFile[];
  /** Paths of the files and folders that could not be read, such as one that is gone by now. */
  unread: readonly string[];
}

export interface ReadEntriesOptions {
  /** Stops the reading; what was read so far is given. */
  signal?: AbortSignal;
  /** Called with the number of files found so far. */
  onFound?: (count: number) => void;
}

/**
 * The files and folders of a drop. To be called while the event is handled: afterwards the browser
 * has forgotten them.
 */
export function entriesOf({ items }: DataTransfer): FileSystemEntry[] {
  return [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry === null ? [] : [entry];
  });
}

/**
 * Reads folders to their end, as deep as they go. Files that systems leave behind, such as
 * `.DS_Store`, are skipped in folders.
 */
export async function readEntries(
  entries: readonly FileSystemEntry[],
  { signal, onFound }: ReadEntriesOptions = {},
): Promise<DroppedFiles> {
  const files: ChosenFile[] = [];
  const unread: string[] = [];
  const waiting = entries.toReversed();
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (signal?.aborted === true) break;
    try {
      if (isFolder(entry)) waiting.push(...(await childrenOf(entry)).toReversed());
      else if (isFile(entry) && !isLeftBehind(entry)) {
        files.push({ file: await fileOf(entry), path: pathOf(entry) });
        onFound?.(files.length);
      }
    } catch {
      unread.push(pathOf(entry));
    }
  }
  return { files, unread };
}

/** Files that were chosen in the browser's dialog, with their place in a folder. */
export function chosenFiles(list: Iterable<File>): ChosenFile[] {
  return [...list]
    .map((file) => ({
      file,
      // Some test environments have no such member.
      path: file.webkitRelativePath || file.name,
    }))
    .filter(({ file, path }) => path === file.name || !systemFiles.test(file.name));
}

const systemFiles = /^\.|^(thumbs\.db|desktop\.ini)$/i;

/** A file that was dropped by itself is wanted, whatever it is called. */
function isLeftBehind({ name, fullPath }: FileSystemEntry): boolean {
  return systemFiles.test(name) && fullPath.lastIndexOf('/') > 0;
}

/** A browser gives a folder's entries in parts, and an empty one at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return children;
    children.push(...part);
  }
}

function pathOf({ fullPath }: FileSystemEntry): string {
  return fullPath.replace(/^\//, '');
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
