import type { ChosenFile } from './uploadModel.ts';

/** A dropped or pasted file or folder. A file without a place on the disk, as a page's picture, has no entry. */
export type DroppedItem = FileSystemEntry | File;

/**
 * Returns the entries of a drop or paste. Call it synchronously in the event handler: the browser clears the
 * data afterwards.
 */
export function entriesOf({ items }: DataTransfer): DroppedItem[] {
  return [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? (item.webkitGetAsEntry() ?? item.getAsFile()) : null;
    return entry === null ? [] : [entry];
  });
}

/**
 * Reads folders recursively, until the signal aborts it. Skips system files in folders, such as
 * `.DS_Store`.
 *
 * @returns The files read so far, and paths that couldn't be read, as of deleted files.
 */
export async function readEntries(
  entries: readonly DroppedItem[],
  { signal, onFound }: { signal?: AbortSignal; onFound?: (count: number) => void } = {},
) {
  const files: ChosenFile[] = [];
  const unread: string[] = [];
  const waiting = entries.toReversed();
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (signal?.aborted === true) break;
    if (!('fullPath' in entry)) {
      files.push({ file: entry, path: entry.name });
      continue;
    }
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

/** Returns files from the browser's file dialog, with their path in a folder. */
export function chosenFiles(list: Iterable<File>): ChosenFile[] {
  return [...list]
    .map((file) => ({
      file,
      // Some test environments lack this property.
      path: file.webkitRelativePath || file.name,
    }))
    .filter(({ file, path }) => path === file.name || !systemFiles.test(file.name));
}

const systemFiles = /^\.|^(thumbs\.db|desktop\.ini)$/i;

/** Returns true for a system file in a folder. A file dropped by itself is always wanted. */
function isLeftBehind({ name, fullPath }: FileSystemEntry): boolean {
  return systemFiles.test(name) && fullPath.lastIndexOf('/') > 0;
}

/** Reads all entries of a folder. The browser returns them in batches, ended by an empty one. */
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
