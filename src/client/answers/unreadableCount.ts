import { isSameJson } from '../../environment/index.ts';

/** The number of unreadable items of each decoded list. */
const counts = new WeakMap<object, number>();

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

/**
 * Joins lists, with their missing-item counts. Of items with the same id, keeps that of the last
 * list, which was fetched last, in the place of the first. Nothing tells which one of a single list
 * is right: keeps the first, and counts those that differ as missing.
 */
export function joinById<Item>(
  idOf: (item: Item) => string,
  ...lists: readonly (readonly Item[])[]
): Item[] {
  const byId = new Map<string, Item>();
  let lost = 0;
  for (const list of lists) {
    const own = new Map<string, Item>();
    for (const item of list) {
      const first = own.get(idOf(item));
      if (first === undefined) own.set(idOf(item), item);
      else if (!isSameJson(first, item)) lost += 1;
    }
    for (const [id, item] of own) byId.set(id, item);
  }
  const joined = [...byId.values()];
  setUnreadableCount(joined, lost + leftOutOf(...lists));
  return joined;
}
