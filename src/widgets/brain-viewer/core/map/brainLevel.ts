import { isSparse, isTree } from '../layout/chooseLayout.ts';
import { adjacencyOf, neighbourhoodOf } from '../model/adjacency.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { groupLabels, type LabelGroup } from '../model/groupLabels.ts';
import type { BrainView } from '../brainView.ts';
import { readMap, type BrainMap } from './brainMap.ts';

/** The picture's level: all labels, the map, a group, a label with its surroundings, or a path. */
export type BrainLevel = { readonly trail: readonly LabelGroup[] } & (
  | { readonly kind: 'map'; readonly map: BrainMap }
  | { readonly kind: 'group'; readonly group: LabelGroup; readonly graph: BrainGraph }
  | { readonly kind: 'near'; readonly label: string; readonly graph: BrainGraph }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'path'; readonly labels: readonly string[] }
  | { readonly kind: 'all' }
);

/** From this many labels on, a graph opens as a map, and so does a smaller one with many links. */
const manyLabels = 24;

/** The pixels of a picture's width that a label takes at least: lists of a tree need less. */
const pixelsForLabel = { inTree: 16, elsewhere: 32 } as const;

/** Rounds a picture's width down to the steps at which room for labels comes or goes. */
export function widthInSteps(width: number): number {
  return width - (width % pixelsForLabel.inTree);
}

const crowded = { labels: 16, linksPerLabel: 2 } as const;

/** Up to so many labels what is nearly a tree is drawn as one. */
const mostInTree = 120;

/** A group of more labels is a map itself, and so is one that can't be read at its width. */
const mostInGroup = 40;

/** Groups that gather less than half of the labels, or nearly all of them, make nothing clearer. */
const worthwhile = { gathered: 0.5, largest: 0.8 } as const;

/**
 * Finds out whether a graph is better shown as a map at first.
 *
 * @param width - Of the picture, in pixels. @default as wide as need be
 */
export function suitsMap(
  graph: BrainGraph,
  groups: readonly LabelGroup[],
  width = Infinity,
): boolean {
  const { labels, links } = graph;
  const isCrowded =
    labels.size >= crowded.labels && links.length > labels.size * crowded.linksPerLabel;
  const isSmall = labels.size <= Math.min(manyLabels, width / pixelsForLabel.elsewhere);
  if (isSmall && !isCrowded) return false;
  const isRanked = labels.size <= mostInTree && isSparse(graph);
  return !(isRanked && hasRoom(graph, width)) && areWorthwhile(groups, labels.size);
}

/** Returns whether names can be read in a picture of this width. */
function hasRoom(graph: BrainGraph, width: number): boolean {
  const pixels = isTree(graph) ? pixelsForLabel.inTree : pixelsForLabel.elsewhere;
  return graph.labels.size <= width / pixels;
}

function areWorthwhile(groups: readonly LabelGroup[], labels: number): boolean {
  const sizes = groups
    .filter(({ kind }) => kind !== 'rest')
    .map((group) => group.labels.length)
    .filter((size) => size > 1);
  const gathered = sizes.reduce((sum, size) => sum + size, 0);
  return (
    sizes.length > 1 &&
    gathered >= labels * worthwhile.gathered &&
    Math.max(...sizes) <= labels * worthwhile.largest
  );
}

/** The input from which a level is found. */
export interface LevelInput {
  /** The graph after filtering. */
  readonly graph: BrainGraph;
  readonly groups: readonly LabelGroup[];
  /** True if labels are gathered in groups. */
  readonly isGrouped: boolean;
  readonly view: Pick<BrainView, 'openGroups' | 'focus' | 'selected'>;
  readonly path: readonly string[] | undefined;
  /** Labels that a change brought. @default none */
  readonly added?: ReadonlySet<string>;
  /** Of the picture, in pixels. @default as wide as need be */
  readonly width?: number | undefined;
}

/** Finds what the picture shows. A large group is a map of its own, whose groups are opened in turn. */
export function levelOf({
  graph,
  groups,
  isGrouped,
  view,
  path = [],
  added,
  width,
}: LevelInput): BrainLevel {
  const opened = openGroup(graph, groups, isGrouped ? view.openGroups : [], width);
  const { trail } = opened;
  if (path.length > 1) return { kind: 'path', labels: path, trail };
  const { focus, selected } = view;
  const label = focus?.label ?? (isGrouped ? selected : undefined);
  if (label !== undefined && graph.labels.has(label)) {
    if (focus === undefined || focus.steps === 1) return { kind: 'label', label, trail };
    const near = neighbourhoodOf(adjacencyOf(graph.links), label, focus.steps);
    return { kind: 'near', label, graph: within(graph, [...near]), trail };
  }
  if (!isGrouped) return { kind: 'all', trail };
  const group = trail.at(-1);
  return opened.groups === undefined && group !== undefined
    ? { kind: 'group', group, graph: opened.graph, trail }
    : { kind: 'map', map: readMap(opened.graph, opened.groups ?? groups, added), trail };
}

interface Opened {
  readonly trail: readonly LabelGroup[];
  readonly graph: BrainGraph;
  /** Of the innermost open group. Undefined: its labels are few enough to be shown. */
  readonly groups: readonly LabelGroup[] | undefined;
}

function openGroup(
  graph: BrainGraph,
  groups: readonly LabelGroup[],
  names: readonly string[],
  width = Infinity,
): Opened {
  let opened: Opened = { trail: [], graph, groups };
  for (const name of names) {
    const group = opened.groups?.find((known) => known.name === name);
    if (group === undefined) break;
    const inner = within(opened.graph, group.labels);
    const isWhole = inner.labels.size <= mostInGroup && hasRoom(inner, width);
    const parts = isWhole ? [] : groupLabels(inner);
    opened = {
      trail: [...opened.trail, group],
      graph: inner,
      groups: areWorthwhile(parts, inner.labels.size) ? parts : undefined,
    };
  }
  return opened;
}

/** Some of the labels, and what links them to each other. */
function within({ labels, links, facts }: BrainGraph, names: readonly string[]): BrainGraph {
  const members = new Map(
    names.flatMap((name) => {
      const label = labels.get(name);
      return label === undefined ? [] : [[name, label] as const];
    }),
  );
  return {
    labels: members,
    links: links.filter(({ source, target }) => members.has(source) && members.has(target)),
    facts,
  };
}
