import type { DriveFile } from '../../../contract/index.ts';
import type { PickerItem } from '../picker/index.ts';
import type { ConnectorsWords } from '../../../words/index.ts';
import { fileKindOf, iconOfKind } from './fileKind.ts';

/** A file of a drive as a picker lists it. */
export function toPickerItem(file: DriveFile, kinds: ConnectorsWords['kinds']): PickerItem {
  const { id, name, mimeType, size, modifiedTime, webViewLink } = file;
  const kind = fileKindOf(mimeType);
  const bytes = size === null || size === undefined || size === '' ? NaN : Number(size);
  return {
    id,
    name,
    kind: kinds[kind] ?? kind,
    icon: iconOfKind(kind),
    mimeType: mimeType ?? undefined,
    size: Number.isFinite(bytes) ? bytes : undefined,
    modifiedAt: modifiedTime ?? undefined,
    url: webViewLink ?? undefined,
    via: 'picker',
  };
}
