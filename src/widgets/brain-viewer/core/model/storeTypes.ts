import type { BrainGraph, GraphLink } from './brainGraph.ts';
import { countBy } from './countBy.ts';

/** Counts the relations in each store type, the most frequent first. */
export function countStoreTypes({ links }: BrainGraph): ReturnType<typeof countBy> {
  const relations = links.flatMap((link) => link.relations);
  return countBy(relations, ({ storeType }) => storeType);
}

/**
 * Dash patterns by store type, in pixels. Edges of the most frequent store type are solid, and so
 * are those of several stores.
 */
export const dashes: readonly (readonly number[])[] = [[], [7, 4], [2, 4], [9, 3, 2, 3]];

/** Returns the index into {@link dashes} of a store type by its rank. Rare ones share the last. */
export function dashAt(rank: number): number {
  return Math.min(rank, dashes.length - 1);
}

/** Returns each store type's index into {@link dashes}. */
export function dashOfStores(graph: BrainGraph): ReadonlyMap<string, number> {
  return new Map(countStoreTypes(graph).map(({ name }, rank) => [name, dashAt(rank)]));
}

/** Returns a link's index into {@link dashes}. */
export function dashOfLink(
  { relations }: Pick<GraphLink, 'relations'>,
  stores: ReadonlyMap<string, number>,
): number {
  const [first, ...others] = relations;
  const store = first?.storeType;
  if (store === undefined || others.some(({ storeType }) => storeType !== store)) return 0;
  return stores.get(store) ?? 0;
}
