import type { BrainGraph, GraphLink } from './brainGraph.ts';

/** Counts the relations in each store type, the most frequent first. */
export function countStoreTypes({ links }: BrainGraph): [storeType: string, relations: number][] {
  const counts = new Map<string, number>();
  for (const { storeType } of links.flatMap(({ relations }) => relations)) {
    if (storeType !== undefined) counts.set(storeType, (counts.get(storeType) ?? 0) + 1);
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

/**
 * The dashes of lines by store type, in pixels: lengths of line and gap by turns. The most frequent
 * store type has whole lines, and so have links of which several keep a part.
 */
export const dashes: readonly (readonly number[])[] = [[], [7, 4], [2, 4], [9, 3, 2, 3]];

/** The place of each store type's lines in {@link dashes}; rare ones share the last. */
export function dashOfStores(graph: BrainGraph): ReadonlyMap<string, number> {
  return new Map(
    countStoreTypes(graph).map(([store], at) => [store, Math.min(at, dashes.length - 1)]),
  );
}

/** The place of a link's line in {@link dashes}. */
export function dashOfLink(
  { relations }: Pick<GraphLink, 'relations'>,
  stores: ReadonlyMap<string, number>,
): number {
  const [first, ...others] = relations;
  const store = first?.storeType;
  if (store === undefined || others.some(({ storeType }) => storeType !== store)) return 0;
  return stores.get(store) ?? 0;
}
