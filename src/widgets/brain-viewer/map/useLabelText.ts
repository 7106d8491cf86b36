import { useMemo } from 'react';
import { revealHidden } from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import { countText } from '../graph/cards/countText.ts';
import type { GraphLabel } from '../core/model/brainGraph.ts';

/** Returns a label's accessible text: its name, its node count and its neighbour count. */
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
