import { useMemo } from 'react';
import { useBrainWords } from '../../BrainContext.ts';
import { adjacencyOf } from '../../core/model/adjacency.ts';
import type { DrawnLabel } from '../../core/model/collapseGroups.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import { countText } from './countText.ts';

/** How many nodes or labels a card stands for, in words, and how many others it is linked to. */
export function useLabelSummary(
  label: DrawnLabel | undefined,
): { count: string; neighbours: string } | undefined {
  const words = useBrainWords();
  const { graph } = useDrawnGraph();
  const adjacency = useMemo(() => adjacencyOf(graph.links), [graph]);
  const hasGroups = useMemo(
    () => [...graph.labels.values()].some(({ group }) => group !== undefined),
    [graph],
  );
  if (label === undefined) return undefined;
  const neighbours = adjacency.get(label.name)?.size ?? 0;
  return {
    count: countText(label, words),
    neighbours: hasGroups ? words.countOthers(neighbours) : words.countLabels(neighbours),
  };
}
