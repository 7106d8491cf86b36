import { describe, expect, test } from 'vitest';
import { totalsOf, withFiles, type UploadFile, type UploadFileState } from './uploadModel.ts';

const file = (name: string, size = 4) => new File(['x'.repeat(size)], name, { lastModified: 1 });
const entry = (size: number, state: UploadFileState): UploadFile => ({
  key: 'k',
  file: file('a', size),
  path: 'a',
  state,
});
const upload = {
  connectionIds: [],
  uploadedCount: 1,
  totalDocuments: 1,
  totalSize: 1,
  documents: [],
};

describe('adding files', () => {
  test('leaves out those that are there, also within one drop, and marks empty ones', () => {
    const first = withFiles([], [{ file: file('a.txt'), path: 'a.txt' }]);
    const again = { file: file('a.txt'), path: 'a.txt' };
    const elsewhere = { file: file('a.txt'), path: 'north/a.txt' };
    const added = withFiles(first.files, [
      again,
      elsewhere,
      elsewhere,
      { file: file('nothing.txt', 0), path: 'nothing.txt' },
    ]);
    expect(added.duplicates).toBe(2);
    expect(added.files.map(({ path, state }) => [path, state.status])).toEqual([
      ['a.txt', 'chosen'],
      ['north/a.txt', 'chosen'],
      ['nothing.txt', 'refused'],
    ]);
    expect(new Set(added.files.map(({ key }) => key)).size).toBe(3);
  });
});

test('totals count what was begun, by bytes', () => {
  const totals = totalsOf([
    entry(100, { status: 'uploaded', upload }),
    entry(200, { status: 'uploading', loaded: 150, total: 300 }),
    entry(40, { status: 'waiting' }),
    entry(60, { status: 'failed', error: new Error('x') }),
    entry(60, { status: 'cancelled' }),
    entry(999, { status: 'chosen' }),
    entry(0, { status: 'refused', reason: 'empty' }),
  ]);
  expect(totals).toEqual({
    begun: 5,
    chosen: 1,
    moving: 2,
    uploaded: 1,
    unfinished: 2,
    bytes: 460,
    loaded: 200,
  });
});
