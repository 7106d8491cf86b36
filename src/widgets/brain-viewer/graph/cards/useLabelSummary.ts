import { useMemo } from 'react';
import { useBrainWords } from '../../BrainContext.ts';
import { adjacencyOf } from '../../core/model/adjacency.ts';
import type { GraphLabel } from '../../core/model/brainGraph.ts';
import { useDrawnGraph } from '../GraphContext.ts';

/** How many nodes a label has, in words, and how many neighbours. */
export function useLabelSummary(
  label: GraphLabel | undefined,
): { nodes: string; neighbours: number } | undefined {
  const words = useBrainWords();
  const { graph } = useDrawnGraph();
  const adjacency = useMemo(() => adjacencyOf(graph.links), [graph]);
  if (label === undefined) return undefined;
  return {
    nodes: label.count === undefined ? words.countUnknown : words.countNodes(label.count),
    neighbours: adjacency.get(label.name)?.size ?? 0,
  };
}
