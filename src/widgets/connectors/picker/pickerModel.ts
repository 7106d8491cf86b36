/** A thing that can be chosen. */
export interface PickerItem {
  readonly id: string;
  readonly name: string;
  /** Its kind, in words. */
  readonly kind: string;
  readonly icon: 'file' | 'image' | 'folder' | 'sheet' | 'slides';
  readonly mimeType?: string;
  /** Bytes. */
  readonly size?: number;
  /** ISO 8601. */
  readonly modifiedAt?: string;
  readonly url?: string;
  /** How it came into the tray. */
  readonly via: 'picker' | 'url';
}

/** Chosen things by id, in the order of their choosing. */
export type Chosen = ReadonlyMap<string, PickerItem>;

/** What is sought in: the names in lower case, in the order of the items. */
export function indexItems(items: readonly PickerItem[]): readonly string[] {
  return items.map(({ name }) => name.toLocaleLowerCase());
}

/**
 * Those whose name has all the words that are sought; the same array when nothing is.
 *
 * @param index - Of the same items, by {@link indexItems}.
 */
export function filterItems(
  items: readonly PickerItem[],
  index: readonly string[],
  sought: string,
): readonly PickerItem[] {
  const parts = sought
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  if (parts.length === 0) return items;
  return items.filter((_, at) => {
    const name = index[at] ?? '';
    return parts.every((part) => name.includes(part));
  });
}

/**
 * What is chosen once a range has been added.
 *
 * @param base - What was chosen when the range began: a range that is drawn shorter gives back.
 * @param shown - The items in the order in which they are seen.
 * @param taken - Ids that cannot be chosen.
 */
export function addRange(
  base: Chosen,
  shown: readonly PickerItem[],
  [from, to]: readonly [from: number, to: number],
  taken: ReadonlySet<string>,
): Chosen {
  const chosen = new Map(base);
  for (let at = Math.max(0, Math.min(from, to)); at <= Math.max(from, to); at += 1) {
    const item = shown[at];
    if (item !== undefined && !taken.has(item.id)) chosen.set(item.id, item);
  }
  return chosen;
}
