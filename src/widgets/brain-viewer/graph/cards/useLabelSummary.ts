import { useMemo } from 'react';
import { useBrainWords } from '../../BrainContext.ts';
import { adjacencyOf } from '../../core/model/adjacency.ts';
import type { GraphLabel } from '../../core/model/brainGraph.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import { countText } from './countText.ts';

/** Returns how many nodes a label has, in words, and how many others it is linked to. */
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
