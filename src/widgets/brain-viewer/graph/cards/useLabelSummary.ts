import { useMemo } from 'react';
import { useBrainWords } from '../../BrainContext.ts';
import { adjacencyOf } from '../../core/model/adjacency.ts';
import type { GraphLabel } from '../../core/model/brainGraph.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import { countText } from './countText.ts';

/** Returns the texts of a label's node count and neighbour count. */
export function useLabelSummary(
  label: GraphLabel | undefined,
): { count: string; neighbours: string } | undefined {
  const words = useBrainWords();
  const { graph } = useDrawnGraph();
  const adjacency = useMemo(() => adjacencyOf(graph.links), [graph]);
  if (label === undefined) return undefined;
  const neighbours = adjacency.get(label.name)?.size ?? 0;
  return { count: countText(label, words), neighbours: words.countLabels(neighbours) };
}
