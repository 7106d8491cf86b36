import { useCallback } from 'react';
import { hasLostFocus, useFocusWithin, type FocusWithin } from '../../../ui/index.ts';
import { useBrainWorkspace } from '../frame/BrainWorkspace.ts';
import type { BrainLevel } from '../core/map/brainLevel.ts';

/** Keeps the focus in the picture when the level changes, once there is a focusable element. */
export function useKeptFocus(level: BrainLevel): FocusWithin {
  const { graph } = useBrainWorkspace();
  const first = firstOf(level);
  return useFocusWithin(
    first,
    useCallback(
      (root: HTMLDivElement) => {
        if (hasLostFocus(root)) graph?.focus(first);
      },
      [graph, first],
    ),
  );
}

function firstOf(level: BrainLevel): string {
  if ('label' in level) return level.label;
  return level.kind === 'group' ? (level.group.labels[0] ?? '') : '';
}
