import type { LayoutAlgorithm } from '../layout/layoutInput.ts';
import { linkId, type BrainGraph, type GraphLink } from './brainGraph.ts';
import { countBy } from './countBy.ts';
import { relationName } from './relationName.ts';

/** Relations that lead from a part to its whole, or from what is special to what is general. */
const upward =
  /^(?:is an?|sub ?(?:class|type|property|set) of|extends|inherits(?: from)?|derived from|specializes|(?:part|component|member|child|kind|type|instance) of|(?:has )?parent|has broader|broader|belongs to|reports to|contained in)$/i;

type Pair = Pick<GraphLink, 'source' | 'target'>;

/** The least share of such relations that makes a graph a hierarchy of them. */
const mostly = 0.5;

/**
 * Returns the ends of links so that a hierarchy leads from its root: those of relations such as
 * `is a` and `part of` the other way around, where they are most, and all of them where each label
 * leads to one other.
 */
export function rootFirst(links: readonly GraphLink[]): readonly Pair[] {
  const joins = links.filter(({ source, target }) => source !== target);
  const up = new Map(
    joins.flatMap(({ id, relations }) => {
      const relation = relations.find(({ type }) => upward.test(relationName(type)));
      return relation === undefined ? [] : [[id, relation] as const];
    }),
  );
  if (up.size > 0 && up.size >= joins.length * mostly) {
    return links.map((link) => {
      const relation = up.get(link.id);
      return relation === undefined ? link : turned(relation);
    });
  }
  const leadsToOne = new Set(joins.map(({ source }) => source)).size === joins.length;
  const isShared = new Set(joins.map(({ target }) => target)).size < joins.length;
  return leadsToOne && isShared ? links.map(turned) : links;
}

function turned({ source, target }: Pair): Pair {
  return { source: target, target: source };
}

/** Boxes of which each has one parent, but for the roots. */
export interface Tree {
  readonly roots: readonly number[];
  /** By index of the parent. */
  readonly children: readonly (readonly number[])[];
  /** The index of the link from its parent, by index of the child. */
  readonly linkTo: readonly (number | undefined)[];
}

/**
 * The share of links that may lead to a box which has a parent already: more of them where ranks
 * would be too wide to read, yet there is room for lines across.
 */
const mostOthers = { usual: 0.05, inWide: 0.4 } as const;

const isWide = (count: number): boolean => count > 16 && count <= 40;

/** With fewer leaves than this share of its boxes, a tree is rather a chain. */
const leastLeaves = 0.4;

/** Reads links as a tree. Undefined if they are none, or hardly branch. */
export function treeOf(
  count: number,
  links: readonly (readonly [from: number, to: number])[],
): Tree | undefined {
  const parents = new Array<number | undefined>(count).fill(undefined);
  const linkTo = new Array<number | undefined>(count).fill(undefined);
  const isAbove = (box: number, other: number): boolean => {
    for (let at: number | undefined = other; at !== undefined; at = parents[at]) {
      if (at === box) return true;
    }
    return false;
  };
  let others = 0;
  for (const [index, [from, to]] of links.entries()) {
    if (from === to) continue;
    if (parents[to] !== undefined || isAbove(to, from)) others += 1;
    else [parents[to], linkTo[to]] = [from, index];
  }
  const children = Array.from({ length: count }, (): number[] => []);
  for (const [box, parent] of parents.entries()) {
    if (parent !== undefined) children[parent]?.push(box);
  }
  const leaves = children.filter(({ length }, box) => length === 0 && parents[box] !== undefined);
  const most = isWide(count) ? mostOthers.inWide : mostOthers.usual;
  if (others > links.length * most || leaves.length < count * leastLeaves) return undefined;
  const roots = parents.flatMap((parent, box) => (parent === undefined ? [box] : []));
  return { roots, children, linkTo };
}

/** Returns links between boxes as pairs of their indexes, without those to others or to themselves. */
export function indexLinks(
  links: readonly Pick<GraphLink, 'source' | 'target'>[],
  names: readonly string[],
): (readonly [number, number])[] {
  const indexes = new Map(names.map((name, index) => [name, index]));
  return links.flatMap(({ source, target }): [number, number][] => {
    const [from, to] = [indexes.get(source), indexes.get(target)];
    return from === undefined || to === undefined || from === to ? [] : [[from, to]];
  });
}

/** Fewer links than these arrange nothing. */
const leastArranged = 2;

/** Returns the relations that can arrange a hierarchy, and how many links each of them covers. */
export function relationsToArrange({ links }: BrainGraph): ReturnType<typeof countBy> {
  const joins = links.flatMap(({ source, target, relations }) =>
    source === target ? [] : relations,
  );
  return countBy(joins, ({ type }) => type).filter(({ count }) => count >= leastArranged);
}

/** Returns links with relations of one type alone, in their direction. */
function linksOf(type: string, links: readonly GraphLink[]): GraphLink[] {
  return links.flatMap((link) => {
    const relation = link.relations.find((one) => one.type === type);
    return relation === undefined
      ? []
      : [{ ...link, source: relation.source, target: relation.target, relations: [relation] }];
  });
}

/** The links that arrange a hierarchy: the others are faint. */
export interface Arrangement {
  /** The type of their relations. Undefined: the strongest link to each label. */
  readonly type: string | undefined;
  /** Their ends, root first. */
  readonly pairs: readonly Pair[];
  /** Their ids. */
  readonly links: ReadonlySet<string>;
  /** The labels that they reach. */
  readonly labels: ReadonlySet<string>;
}

/** With more labels and more links for each, ranks of all links can't be followed. */
const mostFollowed = { labels: 24, linksPerLabel: 1.3 } as const;

/** Returns whether a hierarchy of all links is a tangle. */
export function needsArrangement({ labels, links }: BrainGraph): boolean {
  return (
    labels.size > mostFollowed.labels && links.length > labels.size * mostFollowed.linksPerLabel
  );
}

/**
 * Returns what arranges a hierarchy. Undefined: all links do.
 *
 * @param type - The type of its relations; the empty text for all. Default: all, unless that is a
 *   tangle.
 */
export function arrangementOf(graph: BrainGraph, type?: string): Arrangement | undefined {
  if (type === '') return undefined;
  const isKnown = relationsToArrange(graph).some(({ name }) => name === type);
  if (type !== undefined && isKnown) {
    return arrangement(type, rootFirst(linksOf(type, graph.links)));
  }
  return needsArrangement(graph) ? arrangement(undefined, strongestLinks(graph.links)) : undefined;
}

function arrangement(type: string | undefined, pairs: readonly Pair[]): Arrangement {
  return {
    type,
    pairs,
    links: new Set(pairs.map(({ source, target }) => linkId(source, target))),
    labels: new Set(pairs.flatMap(({ source, target }) => [source, target])),
  };
}

/** Returns the strongest link to each label that makes no circle, and to what would be alone its own strongest. */
function strongestLinks(links: readonly GraphLink[]): Pair[] {
  const parents = new Map<string, string>();
  const isAbove = (label: string, below: string): boolean => {
    for (let at: string | undefined = below; at !== undefined; at = parents.get(at)) {
      if (at === label) return true;
    }
    return false;
  };
  const join = ({ source, target }: Pair): void => {
    if (!parents.has(target) && !isAbove(target, source)) parents.set(target, source);
  };
  const joins = links
    .filter(({ source, target }) => source !== target)
    .toSorted((a, b) => b.count - a.count)
    .map((link): Pair => {
      const relation = link.relations.find(({ type }) => upward.test(relationName(type)));
      return relation === undefined ? link : turned(relation);
    });
  for (const pair of joins) join(pair);
  const above = new Set(parents.values());
  for (const { source, target } of joins) {
    if (!above.has(source)) join({ source: target, target: source });
  }
  return Array.from(parents, ([target, source]) => ({ source, target }));
}

/** Returns links as pairs of indexes in the direction in which a layout reads them: root first. */
export function linksFor(
  algorithm: LayoutAlgorithm,
  { labels, links }: BrainGraph,
  arranged?: Arrangement,
): (readonly [number, number])[] {
  const own = algorithm === 'hierarchical' ? rootFirst(links) : links;
  return indexLinks(arranged?.pairs ?? own, [...labels.keys()]);
}
