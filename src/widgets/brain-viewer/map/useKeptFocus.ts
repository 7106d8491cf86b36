import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { hasLostFocus } from '../../../ui/index.ts';
import { useBrainWorkspace } from '../BrainWorkspace.ts';
import type { BrainLevel } from '../core/map/brainLevel.ts';

/** What to spread on the element around the picture. */
export interface KeptFocus {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Keeps the focus in the picture when another level is shown. Focus that went elsewhere is left alone. */
export function useKeptFocus(level: BrainLevel): KeptFocus {
  const { graph } = useBrainWorkspace();
  const ref = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  const first = firstOf(level);
  useEffect(() => {
    const root = ref.current;
    if (root === null || !had.current || !hasLostFocus(root)) return;
    graph?.focus(first);
  }, [graph, first]);
  return {
    ref,
    onFocus: () => {
      had.current = true;
    },
    // An element that is taken out of the page tells nobody that it lost the focus.
    onBlur: ({ currentTarget, relatedTarget }) => {
      had.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}

function firstOf(level: BrainLevel): string {
  if ('label' in level) return level.label;
  return level.kind === 'group' ? (level.group.labels[0] ?? '') : '';
}
