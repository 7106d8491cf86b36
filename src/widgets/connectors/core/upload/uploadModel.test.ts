import { describe, expect, test } from 'vitest';
import {
  addFiles,
  admitFiles,
  totalsOf,
  type UploadFile,
  type UploadFileState,
} from './uploadModel.ts';

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

const paths = (...names: string[]) =>
  names.map((path) => ({ file: file(path.split('/').at(-1) ?? ''), path }));
const states = ({ files }: { files: readonly UploadFile[] }) =>
  files.map(({ path, state }) => [path, state.status === 'refused' ? state.reason : state.status]);

describe('addFiles', () => {
  test('leaves out files of the list, and refuses the same file from another folder', () => {
    const first = addFiles([], paths('a.txt'), {});
    const added = addFiles(first.files, paths('a.txt', 'north/a.txt', 'north/a.txt'), {});
    expect(added.duplicates).toBe(2);
    expect(states(added)).toEqual([
      ['a.txt', 'chosen'],
      ['north/a.txt', 'duplicate'],
    ]);
  });

  test('refuses empty files, programs, system files, and documents that are there already', () => {
    const nothing = { file: file('nothing.txt', 0), path: 'nothing.txt' };
    const added = addFiles(
      [],
      [
        nothing,
        ...paths('Setup.EXE', '.DS_Store', 'Thumbs.db', '._notes.pdf', 'old.pdf', 'new.pdf'),
      ],
      { isUploaded: ({ name, size }) => name === 'old.pdf' && size === 4 },
    );
    expect(states(added)).toEqual([
      ['nothing.txt', 'empty'],
      ['Setup.EXE', 'program'],
      ['.DS_Store', 'system'],
      ['Thumbs.db', 'system'],
      ['._notes.pdf', 'system'],
      ['old.pdf', 'duplicate'],
      ['new.pdf', 'chosen'],
    ]);
  });

  test('refuses what the host’s types and sizes exclude', () => {
    const large = { file: file('large.pdf', 11), path: 'large.pdf' };
    const rules = { accept: '.pdf', maxFileSize: 10 };
    expect(states(addFiles([], [...paths('a.pdf', 'a.doc'), large], rules))).toEqual([
      ['a.pdf', 'chosen'],
      ['a.doc', 'type'],
      ['large.pdf', 'too-large'],
    ]);
  });

  test('refuses files over the limit, and admits one for each that leaves', () => {
    const rules = { maxFiles: 2 };
    const { files } = addFiles([], paths('a.exe', 'a.txt', 'b.txt', 'c.txt', 'd.txt'), rules);
    expect(states({ files })).toEqual([
      ['a.exe', 'program'],
      ['a.txt', 'chosen'],
      ['b.txt', 'chosen'],
      ['c.txt', 'too-many'],
      ['d.txt', 'too-many'],
    ]);
    const left = files.filter(({ path }) => path !== 'a.txt');
    expect(states({ files: admitFiles(left, rules) })).toEqual([
      ['a.exe', 'program'],
      ['b.txt', 'chosen'],
      ['c.txt', 'chosen'],
      ['d.txt', 'too-many'],
    ]);
  });
});

test('totalsOf adds up the bytes of the files that were started', () => {
  const totals = totalsOf([
    entry(100, { status: 'uploaded', result: upload }),
    entry(200, { status: 'uploading', loaded: 150, total: 300 }),
    entry(40, { status: 'waiting' }),
    entry(60, { status: 'failed', error: new Error('x') }),
    entry(60, { status: 'cancelled' }),
    entry(999, { status: 'chosen' }),
    entry(0, { status: 'refused', reason: 'empty' }),
  ]);
  expect(totals).toEqual({
    started: 5,
    chosen: 1,
    refused: 1,
    pending: 2,
    uploaded: 1,
    unfinished: 2,
    bytes: 460,
    loaded: 200,
  });
});
