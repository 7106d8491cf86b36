import type { LayoutAlgorithm } from './layoutInput.ts';
import { adjacencyOf } from '../model/adjacency.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { linksFor, treeOf } from '../model/hierarchy.ts';

/** A layout that suits a graph. */
export type SuitedLayout = Exclude<LayoutAlgorithm, 'grid'>;

/** The maximum number of labels of a small graph, whose strongest links make a readable hierarchy. */
const small = 40;

/** The maximum links per label of a sparse graph, by its size. */
const sparse = { small: 1.3, large: 1.05 } as const;

/** The maximum leaves of one label for ranks, unless a tree layout wraps them into lists. */
const maxLeaves = 16;

/**
 * Chooses a layout by a graph's shape: `hierarchical` for trees, nearly trees and small graphs,
 * `radial` for sparse graphs with too many leaves for a rank, else `organic`.
 */
export function chooseLayout(graph: BrainGraph): SuitedLayout {
  const { labels, links } = graph;
  const neighbours = adjacencyOf(links);
  const density = densityOf(graph);
  if (density <= sparse.large) {
    const leavesAt = (label: string): number =>
      [...(neighbours.get(label) ?? [])].filter((next) => neighbours.get(next)?.size === 1).length;
    const most = Math.max(0, ...Array.from(neighbours.keys(), leavesAt));
    if (most <= maxLeaves) return 'hierarchical';
    return isTree(graph) ? 'hierarchical' : 'radial';
  }
  return labels.size <= small ? 'hierarchical' : 'organic';
}

/** Returns true if a graph has few links per label. */
export function isSparse(graph: BrainGraph): boolean {
  const most = graph.labels.size <= small ? sparse.small : sparse.large;
  return densityOf(graph) <= most;
}

/** Returns the links per label, without self-loops. */
function densityOf({ labels, links }: BrainGraph): number {
  return links.filter(({ source, target }) => source !== target).length / Math.max(1, labels.size);
}

/** Returns true if a graph is nearly a tree, which fits a stage of any shape. */
export function isTree(graph: BrainGraph): boolean {
  return treeOf(graph.labels.size, linksFor('hierarchical', graph)) !== undefined;
}
