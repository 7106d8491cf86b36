import { describe, expect, test, vi } from 'vitest';
import { readEntries } from './readDropped.ts';
import { broken, fileEntry, folderEntry } from './testing/entries.ts';

const paths = (read: { files: readonly { path: string }[] }) => read.files.map(({ path }) => path);

describe('a drop', () => {
  test('is read to the bottom of its folders, in order, with the place of each file', async () => {
    const read = await readEntries([
      fileEntry('/first.txt'),
      folderEntry('/north', [
        fileEntry('/north/a.txt'),
        folderEntry('/north/2026', [fileEntry('/north/2026/b.txt')]),
        fileEntry('/north/c.txt'),
      ]),
      folderEntry('/empty', []),
    ]);
    expect(paths(read)).toEqual(['first.txt', 'north/a.txt', 'north/2026/b.txt', 'north/c.txt']);
    expect(read.unread).toEqual([]);
  });

  test('of a folder that comes in parts is read whole', async () => {
    const children = Array.from({ length: 250 }, (_, at) => fileEntry(`/f/${at}.txt`));
    const onFound = vi.fn();
    const read = await readEntries([folderEntry('/f', children, 100)], { onFound });
    expect(read.files).toHaveLength(250);
    expect(onFound).toHaveBeenLastCalledWith(250);
  });

  test('leaves out what systems leave behind in folders, and nothing else', async () => {
    const read = await readEntries([
      fileEntry('/.env'),
      folderEntry('/f', [
        fileEntry('/f/.DS_Store'),
        fileEntry('/f/Thumbs.db'),
        fileEntry('/f/thumbs.txt'),
      ]),
    ]);
    expect(paths(read)).toEqual(['.env', 'f/thumbs.txt']);
  });

  test('of which a part cannot be read gives the rest, and says which', async () => {
    const read = await readEntries([
      broken('/locked'),
      fileEntry('/a.txt'),
      folderEntry('/north', [broken('/north/b.txt', 'file')]),
    ]);
    expect(paths(read)).toEqual(['a.txt']);
    expect(read.unread).toEqual(['locked', 'north/b.txt']);
  });

  test('can be stopped', async () => {
    const stop = new AbortController();
    const children = Array.from({ length: 50 }, (_, at) => fileEntry(`/f/${at}.txt`));
    const read = await readEntries([folderEntry('/f', children)], {
      signal: stop.signal,
      onFound: (count) => count === 10 && stop.abort(),
    });
    expect(read.files).toHaveLength(10);
  });
});
