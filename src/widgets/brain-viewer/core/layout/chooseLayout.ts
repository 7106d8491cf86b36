import type { LayoutAlgorithm } from './layoutInput.ts';
import { adjacencyOf } from '../model/adjacency.ts';
import type { BrainGraph } from '../model/brainGraph.ts';

/** Up to this many labels a hierarchy may have this many links for each. */
const small = { labels: 40, linksPerLabel: 1.3 } as const;

/** With more leaves than this in one tree, ranks are too wide for a screen. */
const mostLeaves = 16;

/**
 * Returns the layout that suits the shape of a graph: ranks for what is nearly a tree or small and
 * sparse, rings for a tree with too many leaves for a rank, and otherwise by relations.
 */
export function chooseLayout({ labels, links }: BrainGraph): LayoutAlgorithm {
  const neighbours = adjacencyOf(links);
  const joins = links.filter(({ source, target }) => source !== target).length;
  const density = joins / Math.max(1, labels.size);
  if (density <= 1.05) {
    const leavesAt = (label: string): number =>
      [...(neighbours.get(label) ?? [])].filter((next) => neighbours.get(next)?.size === 1).length;
    const most = Math.max(0, ...Array.from(neighbours.keys(), leavesAt));
    return most > mostLeaves ? 'radial' : 'hierarchical';
  }
  const isSmall = labels.size <= small.labels && density <= small.linksPerLabel;
  return isSmall ? 'hierarchical' : 'organic';
}
