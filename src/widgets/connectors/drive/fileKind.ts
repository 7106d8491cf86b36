import type { PickerItem } from '../picker/index.ts';

/** The kinds of files that the platform's documents tell apart. */
export type FileKind =
  'document' | 'presentation' | 'image' | 'pdf' | 'text' | 'folder' | 'spreadsheet' | 'other';

const patterns: readonly (readonly [FileKind, RegExp])[] = [
  ['spreadsheet', /spreadsheet|excel|csv/],
  ['presentation', /presentation|powerpoint/],
  ['pdf', /pdf/],
  ['image', /^image\//],
  ['folder', /folder|directory/],
  ['document', /document|msword|rtf/],
  ['text', /^text\//],
];

/** The kind of a file by its MIME type. */
export function fileKindOf(mimeType: string | null | undefined): FileKind {
  const found = patterns.find(([, pattern]) => pattern.test(mimeType ?? ''));
  return found?.[0] ?? 'other';
}

const icons: Readonly<Record<FileKind, PickerItem['icon']>> = {
  document: 'file',
  presentation: 'slides',
  image: 'image',
  pdf: 'file',
  text: 'file',
  folder: 'folder',
  spreadsheet: 'sheet',
  other: 'file',
};

/** What stands before the name of a file of this kind. */
export function iconOfKind(kind: FileKind): PickerItem['icon'] {
  return icons[kind];
}
