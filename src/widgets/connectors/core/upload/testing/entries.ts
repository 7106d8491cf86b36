const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const base = (path: string) => ({
  fullPath: path,
  name: nameOf(path),
  filesystem: { name: 'test', root: root() },
  getParent: () => undefined,
});

/** Creates a dropped file. */
export function fileEntry(path: string, content = 'text'): FileSystemFileEntry {
  return {
    ...base(path),
    isFile: true,
    isDirectory: false,
    file: (found) => found(new File([content], nameOf(path), { lastModified: 1 })),
  };
}

/** Creates a dropped folder. Like a browser, it returns its entries in batches of up to 100. */
export function folderEntry(
  path: string,
  children: readonly FileSystemEntry[],
  part = 100,
): FileSystemDirectoryEntry {
  return {
    ...base(path),
    isFile: false,
    isDirectory: true,
    getDirectory: () => undefined,
    getFile: () => undefined,
    createReader() {
      let at = 0;
      return {
        readEntries(found) {
          found(children.slice(at, at + part));
          at += part;
        },
      };
    },
  };
}

/** Creates an entry that the browser fails to read. */
export function broken(path: string, kind: 'file' | 'folder' = 'folder'): FileSystemEntry {
  const refuse = (_: unknown, failed?: (error: DOMException) => void): void =>
    failed?.(new DOMException('It cannot be read.', 'NotReadableError'));
  return kind === 'file'
    ? Object.assign(fileEntry(path), { file: refuse })
    : Object.assign(folderEntry(path, []), { createReader: () => ({ readEntries: refuse }) });
}

function root(): FileSystemDirectoryEntry {
  return {
    fullPath: '/',
    name: '',
    isFile: false,
    isDirectory: true,
    get filesystem() {
      return { name: 'test', root: this };
    },
    getParent: () => undefined,
    getDirectory: () => undefined,
    getFile: () => undefined,
    createReader: () => ({ readEntries: (found) => found([]) }),
  };
}
