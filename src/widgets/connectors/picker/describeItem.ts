import type { ConnectorsWords, Format } from '../../../words/index.ts';
import type { PickerItem } from '../core/picker/index.ts';

/** Returns an item's kind, its decimal size and its last change, or else its creation. */
export function describeItem(
  { kind, size, modifiedAt, createdAt }: PickerItem,
  words: ConnectorsWords,
  { bytes, date }: Format,
): readonly string[] {
  return [
    words.kinds[kind] ?? kind,
    ...(size === undefined ? [] : [bytes(size, 1000)]),
    ...(modifiedAt !== undefined
      ? [words.modified(date(modifiedAt))]
      : createdAt === undefined
        ? []
        : [words.created(date(createdAt))]),
  ];
}
