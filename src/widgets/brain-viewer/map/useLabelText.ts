import { useMemo } from 'react';
import { revealHidden } from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import { usePicture } from '../BrainWorkspace.ts';
import type { GraphLabel } from '../core/model/brainGraph.ts';

/** Returns a label in words: its name, how many nodes it has, and how many labels it is linked to. */
export function useLabelText({ name, count }: GraphLabel): string {
  const words = useBrainWords();
  const { adjacency } = usePicture();
  return useMemo(
    () =>
      words.labelSummary(
        revealHidden(name),
        count === undefined ? words.countUnknown : words.countNodes(count),
        words.countLabels(adjacency.get(name)?.size ?? 0),
      ),
    [name, count, words, adjacency],
  );
}
