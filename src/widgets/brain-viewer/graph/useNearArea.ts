import { useStore, type ReactFlowState } from '@xyflow/react';
import { useMemo } from 'react';
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
  const key = useStore(isFitted ? areaKey : noArea);
  return useMemo(() => {
    const [left, top, right, bottom] = key.split(' ').map(Number);
    return left === undefined || top === undefined || right === undefined || bottom === undefined
      ? undefined
      : { left, top, right, bottom };
  }, [key]);
}

const noArea = (): string => '';

function areaKey({ transform: [x, y, zoom], width, height }: ReactFlowState): string {
  if (tierAt(zoom) !== 'near') return '';
  const low = (value: number): number => (Math.floor(value / step) - 0.5) * step;
  const high = (value: number): number => (Math.ceil(value / step) + 0.5) * step;
  return [low(-x / zoom), low(-y / zoom), high((width - x) / zoom), high((height - y) / zoom)].join(
    ' ',
  );
}
