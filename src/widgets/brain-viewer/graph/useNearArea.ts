import { useStore, type ReactFlowState } from '@xyflow/react';
import { shallow } from 'zustand/shallow';
import type { Area } from '../core/scene/placeBadges.ts';
import { tierAt } from '../core/scene/viewport.ts';

/** The step to which the area is quantised, in scene pixels, so that pans seldom change it. */
const step = 320;

/** Quantises the zoom, so that text sizes seldom change. */
export function steppedZoom({ transform: [, , zoom] }: ReactFlowState): number {
  return Math.max(0.05, Math.floor(zoom * 20) / 20);
}

/**
 * Returns the visible area with some overscan for culling, or undefined if zoomed out.
 *
 * @param isFitted - False before the initial viewport is set, when there is no area.
 */
export function useNearArea(isFitted: boolean): Area | undefined {
  return useStore(isFitted ? nearArea : noArea, shallow);
}

const noArea = (): undefined => undefined;

function nearArea({ transform, width, height }: ReactFlowState): Area | undefined {
  const [x, y, zoom] = transform;
  if (tierAt(zoom) !== 'near') return undefined;
  const low = (value: number): number => (Math.floor(value / step) - 0.5) * step;
  const high = (value: number): number => (Math.ceil(value / step) + 0.5) * step;
  return {
    left: low(-x / zoom),
    top: low(-y / zoom),
    right: high((width - x) / zoom),
    bottom: high((height - y) / zoom),
  };
}
