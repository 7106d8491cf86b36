/** The number of unreadable items of each decoded list. */
const counts = new WeakMap<object, number>();

/** Records the number of unreadable items of a list. */
export function setUnreadableCount(list: readonly unknown[], count: number): void {
  counts.set(list, count);
}

/**
 * Returns the number of items missing from an answer's lists because they couldn't be read. Only
 * lists returned by the client are known; {@link withUnreadableCount} carries the number over to a copy.
 */
export function leftOutOf(...lists: readonly (readonly unknown[] | undefined)[]): number {
  return lists.reduce((sum, list) => sum + (list === undefined ? 0 : (counts.get(list) ?? 0)), 0);
}

/** Carries the missing-item counts of source lists over to a derived list, and returns it. */
export function withUnreadableCount<L extends readonly unknown[]>(
  list: L,
  ...sources: readonly (readonly unknown[] | undefined)[]
): L {
  const count = leftOutOf(...sources);
  if (count > 0) setUnreadableCount(list, count);
  return list;
}

/** Joins lists, with their missing-item counts. Of items with the same id, keeps the first. */
export function joinById<Item>(
  idOf: (item: Item) => string,
  ...lists: readonly (readonly Item[])[]
): Item[] {
  const byId = new Map<string, Item>();
  for (const item of lists.flat()) if (!byId.has(idOf(item))) byId.set(idOf(item), item);
  return withUnreadableCount([...byId.values()], ...lists);
}
