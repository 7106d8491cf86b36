import type { LayoutAlgorithm } from '../layout/layoutInput.ts';
import type { BrainGraph, GraphLink } from './brainGraph.ts';
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

/**
 * Returns links as pairs of indexes in the direction in which a layout reads them: root first.
 *
 * @param arrangedBy - The type of the relations that make the hierarchy. Default: all do.
 */
export function linksFor(
  algorithm: LayoutAlgorithm,
  { labels, links }: BrainGraph,
  arrangedBy?: string,
): (readonly [number, number])[] {
  const own = arrangedBy === undefined ? links : linksOf(arrangedBy, links);
  return indexLinks(algorithm === 'hierarchical' ? rootFirst(own) : own, [...labels.keys()]);
}
