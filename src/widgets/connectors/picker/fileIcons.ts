import { icons, type IconPath } from '../../../ui/index.ts';
import type { FileKind } from '../core/picker/index.ts';

/** Icons by file kind. */
export const fileIcons: Readonly<Record<FileKind, IconPath>> = {
  document: icons.file,
  presentation: icons.slides,
  image: icons.image,
  pdf: icons.file,
  text: icons.file,
  folder: icons.folder,
  spreadsheet: icons.sheet,
  other: icons.file,
};
