import { isSparse, isTree } from '../layout/chooseLayout.ts';
import { adjacencyOf, neighbourhoodOf } from '../model/adjacency.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { areWorthwhile, groupLabels, type LabelGroup } from '../model/groupLabels.ts';
import type { BrainView } from '../brainView.ts';
import { readMap, type BrainMap } from './brainMap.ts';

/** The displayed level: all labels, the map, a group, a label with its neighbours, or a path. */
export type BrainLevel = { readonly trail: readonly LabelGroup[] } & (
  | { readonly kind: 'map'; readonly map: BrainMap }
  | { readonly kind: 'group'; readonly group: LabelGroup; readonly graph: BrainGraph }
  | { readonly kind: 'near'; readonly label: string; readonly graph: BrainGraph }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'path'; readonly labels: readonly string[] }
  | { readonly kind: 'all' }
);

/** The number of labels above which a graph opens as a map. */
const manyLabels = 24;

/** The minimum width per label, in pixels. Less in a tree, which wraps into lists. */
const pixelsForLabel = { inTree: 16, elsewhere: 32 } as const;

/** Quantises a picture's width, so that resizing seldom recomputes the level. */
export function widthInSteps(width: number): number {
  return width - (width % pixelsForLabel.inTree);
}

const crowded = { labels: 16, linksPerLabel: 2 } as const;

/** The maximum number of labels of a sparse graph that isn't shown as a map. */
const maxInTree = 120;

/** The maximum number of labels of a group that isn't shown as a nested map. */
const maxInGroup = 40;

/**
 * Returns true if a graph should open as a map.
 *
 * @param width - The picture's width in pixels. @default unlimited
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
  const isRanked = labels.size <= maxInTree && isSparse(graph);
  return !(isRanked && hasRoom(graph, width)) && areWorthwhile(groups, labels.size);
}

/** Returns true if names are legible in a picture of this width. */
function hasRoom(graph: BrainGraph, width: number): boolean {
  const pixels = isTree(graph) ? pixelsForLabel.inTree : pixelsForLabel.elsewhere;
  return graph.labels.size <= width / pixels;
}

/** The input of {@link levelOf}. */
export interface LevelInput {
  /** The graph after filtering. */
  readonly graph: BrainGraph;
  readonly groups: readonly LabelGroup[];
  /** True if labels are shown in groups. */
  readonly isGrouped: boolean;
  readonly view: Pick<BrainView, 'openGroups' | 'focus' | 'selected'>;
  readonly path: readonly string[] | undefined;
  /** Labels added by a change. @default none */
  readonly added?: ReadonlySet<string>;
  /** The picture's width in pixels. @default unlimited */
  readonly width?: number | undefined;
}

/** Returns the displayed level. A large group is a nested map with groups of its own. */
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
  /** The groups within the innermost open group. Undefined if its labels are shown. */
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
    const isWhole = inner.labels.size <= maxInGroup && hasRoom(inner, width);
    const parts = isWhole ? [] : groupLabels(inner);
    opened = {
      trail: [...opened.trail, group],
      graph: inner,
      groups: areWorthwhile(parts, inner.labels.size) ? parts : undefined,
    };
  }
  return opened;
}

/** Returns the subgraph induced by some labels. */
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
