import type { IconName } from '../../../ui/index.ts';
import type { FileKind } from '../core/picker/index.ts';

/** The icon of each kind of file. */
export const fileIcons: Readonly<Record<FileKind, IconName>> = {
  document: 'file',
  presentation: 'slides',
  image: 'image',
  pdf: 'file',
  text: 'file',
  folder: 'folder',
  spreadsheet: 'sheet',
  other: 'file',
};
