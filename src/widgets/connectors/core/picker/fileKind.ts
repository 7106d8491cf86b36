/** The file kinds that the platform's documents distinguish. */
export type FileKind =
  | 'document'
  | 'presentation'
  | 'image'
  | 'pdf'
  | 'text'
  | 'folder'
  | 'spreadsheet'
  | 'other';

const patterns: readonly (readonly [FileKind, RegExp])[] = [
  ['spreadsheet', /spreadsheet|excel|csv/],
  ['presentation', /presentation|powerpoint/],
  ['pdf', /pdf/],
  ['image', /^image\//],
  ['folder', /folder|directory/],
  ['document', /document|msword|rtf/],
  ['text', /^text\//],
];

export function fileKindOf(mimeType: string | null | undefined): FileKind {
  const found = patterns.find(([, pattern]) => pattern.test(mimeType ?? ''));
  return found?.[0] ?? 'other';
}

/** Returns the kind of a file from its URL, such as `/spreadsheets/d/…` or `/folders/…`. */
export function fileKindInUrl({ pathname }: URL): FileKind {
  const kinds: readonly (readonly [FileKind, RegExp])[] = [
    ['spreadsheet', /\/spreadsheets?\/|\.(xlsx?|xlsm|ods|csv)$/i],
    ['folder', /\/folders?\//i],
    ['presentation', /\/presentation\/|\.pptx?$/i],
    ['document', /\/document\/|\.(docx?|odt|rtf)$/i],
    ['pdf', /\.pdf$/i],
  ];
  return kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other';
}
