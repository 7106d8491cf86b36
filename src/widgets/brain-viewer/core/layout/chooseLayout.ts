import type { LayoutAlgorithm } from './layoutInput.ts';
import { adjacencyOf } from '../model/adjacency.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { linksFor, treeOf } from '../model/hierarchy.ts';

/** Up to this many labels columns can be followed with so many links for each. */
const small = { labels: 40, linksPerLabel: 2.1 } as const;

/** The most links for each label of a graph that is sparse, by whether it is small. */
const sparse = { small: 1.3, large: 1.05 } as const;

/** With more leaves than this at one label, ranks are too wide for a screen, unless a tree puts them in lists. */
const mostLeaves = 16;

/**
 * Returns the layout that suits the shape of a graph: ranks for what is nearly a tree or small, rings
 * for what has too many leaves for a rank and isn't a tree, and otherwise by relations.
 */
export function chooseLayout(graph: BrainGraph): LayoutAlgorithm {
  const { labels, links } = graph;
  const neighbours = adjacencyOf(links);
  const density = densityOf(graph);
  if (density <= sparse.large) {
    const leavesAt = (label: string): number =>
      [...(neighbours.get(label) ?? [])].filter((next) => neighbours.get(next)?.size === 1).length;
    const most = Math.max(0, ...Array.from(neighbours.keys(), leavesAt));
    if (most <= mostLeaves) return 'hierarchical';
    return isTree(graph) ? 'hierarchical' : 'radial';
  }
  const isSmall = labels.size <= small.labels && density <= small.linksPerLabel;
  return isSmall ? 'hierarchical' : 'organic';
}

/** Returns whether all of a graph can be followed at a glance. */
export function isSparse(graph: BrainGraph): boolean {
  const most = graph.labels.size <= small.labels ? sparse.small : sparse.large;
  return densityOf(graph) <= most;
}

/** Returns the links for each label, without those from a label to itself. */
function densityOf({ labels, links }: BrainGraph): number {
  return links.filter(({ source, target }) => source !== target).length / Math.max(1, labels.size);
}

/** Returns whether a graph is a tree, which fits a stage of any shape. */
export function isTree(graph: BrainGraph): boolean {
  return treeOf(graph.labels.size, linksFor('hierarchical', graph)) !== undefined;
}
