import { useMemo } from 'react';
import { revealHidden } from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import { countText } from '../graph/cards/countText.ts';
import type { GraphLabel } from '../core/model/brainGraph.ts';

/** Returns a label in words: its name, how many nodes it has, and how many labels it is linked to. */
export function useLabelText(label: GraphLabel): string {
  const words = useBrainWords();
  const { adjacency } = usePicture();
  return useMemo(
    () =>
      words.labelSummary(
        revealHidden(label.name),
        countText(label, words),
        words.countLabels(adjacency.get(label.name)?.size ?? 0),
      ),
    [label, words, adjacency],
  );
}
