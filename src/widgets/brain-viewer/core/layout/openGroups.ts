import type { BrainGraph, GraphLink } from '../model/brainGraph.ts';
import { groupCardName, type DrawnGraph } from '../model/collapseGroups.ts';
import { noSize, type Size } from './layoutInput.ts';
import { frameOf } from './packParts.ts';
import type { Places } from './regroup.ts';

/** Boxes that are laid out among themselves, by name. */
export interface LayoutPart {
  readonly names: readonly string[];
  readonly sizes: ReadonlyMap<string, Size>;
  readonly links: readonly Pick<GraphLink, 'source' | 'target'>[];
}

/** The labels of each open group by the name of the card that it would have; none where no group is closed. */
export function openGroupsOf(
  { labels }: DrawnGraph,
  groupOf: ReadonlyMap<string, { readonly name: string }>,
): ReadonlyMap<string, readonly string[]> {
  const open = new Map<string, string[]>();
  let isGrouped = false;
  for (const { name, group: card } of labels.values()) {
    if (card !== undefined) isGrouped = true;
    const group = groupOf.get(name);
    if (card !== undefined || group === undefined) continue;
    const key = groupCardName(group.name);
    open.set(key, [...(open.get(key) ?? []), name]);
  }
  return new Map(isGrouped ? [...open].filter(([, members]) => members.length > 1) : []);
}

/**
 * Returns a picture in which each open group is one box, as large as its labels are together.
 *
 * @param inner - The places of each open group's labels among themselves.
 */
export function boxGroups(
  { graph, sizes }: { graph: BrainGraph; sizes: ReadonlyMap<string, Size> },
  inner: ReadonlyMap<string, Places>,
): LayoutPart {
  const cardOf = new Map(
    Array.from(inner, ([card, places]) =>
      Array.from(places.keys(), (name) => [name, card] as const),
    ).flat(),
  );
  const boxes = Array.from(inner, ([card, places]): [string, Size] => {
    const { width, height } = frameOf(
      Array.from(places.keys(), (name) => sizes.get(name) ?? noSize),
      [...places.values()],
    );
    return [card, { width, height }];
  });
  const ends = graph.links.map(({ source, target }) => ({
    source: cardOf.get(source) ?? source,
    target: cardOf.get(target) ?? target,
  }));
  const keyOf = ({ source, target }: (typeof ends)[number]): string =>
    JSON.stringify([source, target].toSorted());
  return {
    names: [...[...graph.labels.keys()].filter((name) => !cardOf.has(name)), ...inner.keys()],
    sizes: new Map([...sizes, ...boxes]),
    // One for each pair: as many as there are would pull two groups into each other.
    links: [...new Map(ends.map((link) => [keyOf(link), link])).values()],
  };
}
