import type { LayoutAlgorithm } from './layoutInput.ts';
import { adjacencyOf } from '../model/adjacency.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { linksFor, treeOf } from '../model/hierarchy.ts';

/** Up to this many labels a hierarchy may have this many links for each. */
const small = { labels: 40, linksPerLabel: 1.3 } as const;

/** With more leaves than this at one label, ranks are too wide for a screen, unless a tree puts them in lists. */
const mostLeaves = 16;

/**
 * Returns the layout that suits the shape of a graph: ranks for what is nearly a tree or small and
 * sparse, rings for what has too many leaves for a rank and isn't a tree, and otherwise by relations.
 */
export function chooseLayout(graph: BrainGraph): LayoutAlgorithm {
  const { labels, links } = graph;
  const neighbours = adjacencyOf(links);
  const joins = links.filter(({ source, target }) => source !== target).length;
  const density = joins / Math.max(1, labels.size);
  if (density <= 1.05) {
    const leavesAt = (label: string): number =>
      [...(neighbours.get(label) ?? [])].filter((next) => neighbours.get(next)?.size === 1).length;
    const most = Math.max(0, ...Array.from(neighbours.keys(), leavesAt));
    if (most <= mostLeaves) return 'hierarchical';
    return isTree(graph) ? 'hierarchical' : 'radial';
  }
  const isSmall = labels.size <= small.labels && density <= small.linksPerLabel;
  return isSmall ? 'hierarchical' : 'organic';
}

/** Returns whether a graph is a tree, which fits a stage of any shape. */
export function isTree(graph: BrainGraph): boolean {
  return treeOf(graph.labels.size, linksFor('hierarchical', graph)) !== undefined;
}
