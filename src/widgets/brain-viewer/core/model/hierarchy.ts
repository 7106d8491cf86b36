import type { LayoutAlgorithm, LayoutInput, LayoutLink } from '../layout/layoutInput.ts';
import { reversed, type Pair } from './adjacency.ts';
import { linkId, type BrainGraph, type GraphLink } from './brainGraph.ts';
import { countBy } from './countBy.ts';
import { areWorthwhile, type LabelGroup } from './groupLabels.ts';
import { relationName } from './relationName.ts';

/** Relation types that lead from child to parent: from part to whole, from special to general. */
const upward =
  /^(?:is an?|sub ?(?:class|type|property|set) of|extends|inherits(?: from)?|derived from|specializes|(?:part|component|member|child|kind|type|instance) of|(?:has )?parent|has broader|broader|belongs to|reports to|contained in)$/i;

/** The minimum share of upward relations for which links are reversed. */
const mostly = 0.5;

/**
 * Directs links from the root of a hierarchy to its leaves. Reverses upward relations such as
 * `is a` and `part of` if they are at least half, or all links if no label has two outgoing ones.
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
      return relation === undefined ? link : reversed(relation);
    });
  }
  const leadsToOne = new Set(joins.map(({ source }) => source)).size === joins.length;
  const isShared = new Set(joins.map(({ target }) => target)).size < joins.length;
  return leadsToOne && isShared ? links.map(reversed) : links;
}

/** A forest of boxes, by index. */
export interface Tree {
  readonly roots: readonly number[];
  /** The children of each box. */
  readonly children: readonly (readonly number[])[];
  /** The index of the link from the parent of each box. */
  readonly linkTo: readonly (number | undefined)[];
  /** The number of links that aren't part of it. */
  readonly others: number;
}

/**
 * The maximum share of non-tree links. Larger for sizes at which ranks would be too wide to read
 * but cross links still have room.
 */
const maxOthers = (count: number): number => (count <= 16 ? 0.05 : count <= 40 ? 0.4 : 0.1);

/** The minimum share of leaves. With fewer, a tree is more of a chain. */
const minLeaves = 0.4;

/** Returns the links as a forest, or undefined if they aren't nearly one or hardly branch. */
export function treeOf(count: number, links: LayoutInput['links']): Tree | undefined {
  const parents = new Array<number | undefined>(count).fill(undefined);
  const linkTo = new Array<number | undefined>(count).fill(undefined);
  const parentOf = (box: number): number | undefined => parents[box];
  let others = 0;
  for (const [index, [from, to]] of links.entries()) {
    if (from === to) continue;
    if (parents[to] !== undefined || isAbove(to, from, parentOf)) others += 1;
    else [parents[to], linkTo[to]] = [from, index];
  }
  const children = Array.from({ length: count }, (): number[] => []);
  for (const [box, parent] of parents.entries()) {
    if (parent !== undefined) children[parent]?.push(box);
  }
  const leaves = children.filter(({ length }, box) => length === 0 && parents[box] !== undefined);
  if (others > links.length * maxOthers(count) || leaves.length < count * minLeaves)
    return undefined;
  const roots = parents.flatMap((parent, box) => (parent === undefined ? [box] : []));
  return { roots, children, linkTo, others };
}

/**
 * Returns a breadth-first forest around the most linked box of each component, in which every box is
 * as few links away from it as possible. Of several such links, the first leads to a box.
 */
export function centredTree(count: number, links: LayoutInput['links']): Tree {
  const linkTo = new Array<number | undefined>(count).fill(undefined);
  const children = Array.from({ length: count }, (): number[] => []);
  const neighbours = Array.from({ length: count }, (): [box: number, link: number][] => []);
  for (const [link, [from, to]] of links.entries()) {
    if (from === to) continue;
    neighbours[from]?.push([to, link]);
    neighbours[to]?.push([from, link]);
  }
  const degree = (box: number): number => neighbours[box]?.length ?? 0;
  const seen = new Set<number>();
  const roots: number[] = [];
  for (const root of [...children.keys()].sort((a, b) => degree(b) - degree(a))) {
    if (seen.has(root)) continue;
    seen.add(root);
    roots.push(root);
    for (let level = [root]; level.length > 0;) {
      const next = level
        .flatMap(
          (parent) => neighbours[parent]?.map(([box, link]) => ({ parent, box, link })) ?? [],
        )
        .sort((a, b) => a.link - b.link);
      level = [];
      for (const { parent, box, link } of next) {
        if (seen.has(box)) continue;
        seen.add(box);
        linkTo[box] = link;
        children[parent]?.push(box);
        level.push(box);
      }
    }
  }
  const others = links.filter(([from, to]) => from !== to).length - (count - roots.length);
  return { roots, children, linkTo, others };
}

/** Returns a box of a tree and those below it. */
export function membersOf({ children }: Tree, box: number): number[] {
  const members = [box];
  for (const member of members) members.push(...(children[member] ?? []));
  return members;
}

/** Returns true if one is the other, or an ancestor of it. */
function isAbove<T>(one: T, other: T, parentOf: (one: T) => T | undefined): boolean {
  for (let at: T | undefined = other; at !== undefined; at = parentOf(at)) {
    if (at === one) return true;
  }
  return false;
}

/** Returns links by their indexes in names. Drops self-loops and links to unknown names. */
export function indexLinks(
  links: readonly (Pair & { readonly arrow?: LayoutLink[2] })[],
  names: readonly string[],
): LayoutLink[] {
  const indexes = new Map(names.map((name, index) => [name, index]));
  return links.flatMap(({ source, target, arrow }): LayoutLink[] => {
    const [from, to] = [indexes.get(source), indexes.get(target)];
    return from === undefined || to === undefined || from === to ? [] : [[from, to, arrow]];
  });
}

/** The minimum number of links of a type that can arrange a hierarchy. */
const minArranged = 2;

/** Returns the relation types that can arrange a hierarchy, with the number of their relations. */
export function relationsToArrange({ links }: BrainGraph): ReturnType<typeof countBy> {
  const joins = links.flatMap(({ source, target, relations }) =>
    source === target ? [] : relations,
  );
  return countBy(joins, ({ type }) => type).filter(({ count }) => count >= minArranged);
}

/** Returns the links of one relation type, directed as its relations. */
function linksOf(type: string, links: readonly GraphLink[]): GraphLink[] {
  return links.flatMap((link) => {
    const relation = link.relations.find((one) => one.type === type);
    return relation === undefined
      ? []
      : [{ ...link, source: relation.source, target: relation.target, relations: [relation] }];
  });
}

/** The links that determine the places of labels. The others are hidden. */
export interface Arrangement {
  /** Their relation type. Undefined for the strongest link to each label. */
  readonly type: string | undefined;
  /** Their ends, root first. */
  readonly pairs: readonly Pair[];
  /** The ids of the links. */
  readonly links: ReadonlySet<string>;
  /** The labels at their ends. */
  readonly labels: ReadonlySet<string>;
  /** The index of each linked label's group, if labels are placed by groups. */
  readonly groups?: ReadonlyMap<string, number>;
}

/** The limits beyond which a hierarchy of all links is unreadable; both have to be exceeded. */
const maxFollowed = { labels: 24, few: 40, linksPerLabel: { few: 1.3, many: 1.1 } } as const;

/** Returns true if a hierarchy of all links would be unreadable. */
export function needsArrangement(graph: BrainGraph): boolean {
  const { labels, links } = graph;
  const { few, many } = maxFollowed.linksPerLabel;
  const most = labels.size * (labels.size <= maxFollowed.few ? few : many);
  return isDense(graph) || (labels.size > maxFollowed.labels && links.length > most);
}

/** The size of a dense graph, and the links per label that are drawn of it. */
const dense = { labels: 24, links: 24, linksPerLabel: 2.1, drawn: 1.2 } as const;

/** Returns true if few labels have too many links to draw them all. */
function isDense({ labels, links }: BrainGraph): boolean {
  const most = Math.max(dense.links, labels.size * dense.linksPerLabel);
  return labels.size <= dense.labels && links.length > most;
}

/** Returns the links that arrange a graph in a layout, or undefined for all of them. */
export function arrangementFor(
  algorithm: LayoutAlgorithm,
  graph: BrainGraph,
  type?: string,
  groups: readonly LabelGroup[] = [],
): Arrangement | undefined {
  if (algorithm === 'hierarchical') return arrangementOf(graph, type);
  if (algorithm === 'organic') return arrangeInGroups(graph, groups);
  if (algorithm !== 'radial' || !needsArrangement(graph)) return undefined;
  return arrangement(undefined, shortestPaths(graph));
}

/** The number of labels above which they are placed by groups, and the one up to which. */
const grouped = { above: 24, max: 150 } as const;

/** Returns the links that join the labels of each group, or undefined if groups don't help. */
function arrangeInGroups(
  { labels, links }: BrainGraph,
  groups: readonly LabelGroup[],
): Arrangement | undefined {
  const { size } = labels;
  const mayGroup = size > grouped.above && size <= grouped.max && areWorthwhile(groups, size);
  if (!mayGroup) return undefined;
  const linked = new Set(links.flatMap(({ source, target }) => [source, target]));
  const groupOf = new Map(
    groups.flatMap(({ index, kind, labels: members }) =>
      members
        .filter((name) => labels.has(name) && (kind === 'given' || linked.has(name)))
        .map((name) => [name, index] as const),
    ),
  );
  const within = links.filter(({ source, target }) => groupOf.get(source) === groupOf.get(target));
  const pairs = shortestPaths({ labels, links: within });
  return { ...arrangement(undefined, pairs), groups: groupOf };
}

/** Returns a spanning forest of the shortest paths to its centres, of equals the strongest ones. */
function shortestPaths({ labels, links }: Pick<BrainGraph, 'labels' | 'links'>): Pair[] {
  const names = [...labels.keys()];
  const sorted = links.toSorted((a, b) => b.count - a.count);
  const { children } = centredTree(names.length, indexLinks(sorted, names));
  return children.flatMap((boxes, at) =>
    boxes.map((box): Pair => ({ source: names[at] ?? '', target: names[box] ?? '' })),
  );
}

/**
 * Returns the links that arrange a hierarchy, or undefined for all of them.
 *
 * @param type - A relation type, or '' for all links. Default: all links, or the strongest ones if
 *   all would be unreadable.
 */
export function arrangementOf(graph: BrainGraph, type?: string): Arrangement | undefined {
  if (type === '') return undefined;
  if (type !== undefined && relationsToArrange(graph).some(({ name }) => name === type)) {
    return arrangement(type, rootFirst(linksOf(type, graph.links)));
  }
  if (!needsArrangement(graph)) return undefined;
  return arrangement(undefined, isDense(graph) ? mainLinks(graph) : strongestLinks(graph.links));
}

function arrangement(type: string | undefined, pairs: readonly Pair[]): Arrangement {
  return {
    type,
    pairs,
    links: new Set(pairs.map(({ source, target }) => linkId(source, target))),
    labels: new Set(pairs.flatMap(({ source, target }) => [source, target])),
  };
}

/**
 * Returns a spanning forest of the strongest acyclic link to each label. A label left isolated
 * becomes the child of its strongest target.
 */
function strongestLinks(links: readonly GraphLink[]): Pair[] {
  const parents = new Map<string, string>();
  const parentOf = (label: string): string | undefined => parents.get(label);
  const join = ({ source, target }: Pair): void => {
    if (!parents.has(target) && !isAbove(target, source, parentOf)) parents.set(target, source);
  };
  const joins = links
    .filter(({ source, target }) => source !== target)
    .toSorted((a, b) => b.count - a.count)
    .map((link): Pair => {
      const relation = link.relations.find(({ type }) => upward.test(relationName(type)));
      return relation === undefined ? link : reversed(relation);
    });
  for (const pair of joins) join(pair);
  const above = new Set(parents.values());
  for (const { source, target } of joins) {
    if (!above.has(source)) join(reversed({ source, target }));
  }
  return Array.from(parents, ([target, source]) => ({ source, target }));
}

/**
 * Returns the links that join the labels of a dense graph, and its strongest others. Those to the
 * most linked labels come first among equals, since lines to one label are drawn as a bundle.
 */
function mainLinks({ labels, links }: BrainGraph): readonly Pair[] {
  const joins = links.filter(({ source, target }) => source !== target);
  const degrees = countBy(joins, ({ target }) => target);
  const degreeOf = new Map(degrees.map(({ name, count }) => [name, count]));
  const sorted = joins.toSorted(
    (a, b) =>
      b.count - a.count ||
      b.relations.length - a.relations.length ||
      (degreeOf.get(b.target) ?? 0) - (degreeOf.get(a.target) ?? 0),
  );
  const parts = new Map(Array.from(labels.keys(), (name) => [name, name]));
  const isJoining = ({ source, target }: Pair): boolean => {
    const [one, other] = [parts.get(source), parts.get(target)];
    if (one === undefined || other === undefined || one === other) return false;
    for (const [name, part] of parts) if (part === other) parts.set(name, one);
    return true;
  };
  const joining = new Set(sorted.filter(isJoining));
  const others = sorted.filter((link) => !joining.has(link));
  const most = Math.round(labels.size * dense.drawn);
  return [...joining, ...others.slice(0, Math.max(0, most - joining.size))];
}

/** Returns links by the indexes of labels, directed from the root for a hierarchy. */
export function linksFor(
  algorithm: LayoutAlgorithm,
  { labels, links }: BrainGraph,
  arranged?: Arrangement,
): LayoutInput['links'] {
  const own = algorithm === 'hierarchical' ? rootFirst(links) : links;
  const sources = new Map(links.map(({ id, source }) => [id, source]));
  const directed = (arranged?.pairs ?? own).map(({ source, target }) => {
    const isReversed = sources.get(linkId(source, target)) === target;
    return { source, target, arrow: isReversed ? ('back' as const) : undefined };
  });
  return indexLinks(directed, [...labels.keys()]);
}
