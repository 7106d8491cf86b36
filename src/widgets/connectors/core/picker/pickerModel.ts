import type { DriveFile } from '../../../../contract/index.ts';
import { foldText, hasWords, searchWords } from '../../../../search/index.ts';
import { fileKindOf, type FileKind } from './fileKind.ts';

/** A file that can be selected. */
export interface PickerItem {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly mimeType?: string;
  /** In bytes. */
  readonly size?: number;
  /** ISO 8601. */
  readonly modifiedAt?: string;
  /** ISO 8601. */
  readonly createdAt?: string;
  readonly url?: string;
  /** The way in which it was found. */
  readonly via: 'picker' | 'url';
}

/** Selected items by id, in the order of selection. */
export type Chosen = ReadonlyMap<string, PickerItem>;

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

export function indexItems(items: readonly { readonly name: string }[]): readonly string[] {
  return items.map(({ name }) => foldText(name));
}

/** Returns the items whose indexed name contains all search words, or the same array without any. */
export function filterItems<T>(
  items: readonly T[],
  index: readonly string[],
  searchTerm: string,
): readonly T[] {
  const words = searchWords(searchTerm);
  if (words.length === 0) return items;
  return items.filter((_, at) => hasWords(index[at] ?? '', words));
}

/**
 * Returns the selection with a range added.
 *
 * @param base - The selection when the range started, so that shrinking the range deselects.
 */
export function addRange(
  base: Chosen,
  items: readonly PickerItem[],
  [from, to]: readonly [from: number, to: number],
  unavailable: ReadonlySet<string>,
): Chosen {
  const chosen = new Map(base);
  const range = items.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1);
  for (const item of range) if (!unavailable.has(item.id)) chosen.set(item.id, item);
  return chosen;
}
