import type { DriveFile } from '../../../../contract/index.ts';
import { fileKindOf } from './fileKind.ts';
import type { PickerItem } from './pickerModel.ts';

/** Converts a drive's file into a picker item. */
export function toPickerItem(file: DriveFile): PickerItem {
  const { id, name, mimeType, size, createdTime, modifiedTime, webViewLink } = file;
  const bytes = size === null || size === undefined || size === '' ? NaN : Number(size);
  return {
    id,
    name,
    kind: fileKindOf(mimeType),
    mimeType: mimeType ?? undefined,
    size: Number.isFinite(bytes) ? bytes : undefined,
    modifiedAt: modifiedTime ?? undefined,
    createdAt: createdTime ?? undefined,
    url: webViewLink ?? undefined,
    via: 'picker',
  };
}
