import type { Size } from '../layout/layoutInput.ts';
import type { Frame } from '../layout/algorithms/packParts.ts';

/** The visible part of a scene: its point `p` is drawn at `x + zoom * p`, in CSS pixels. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The levels of detail: shapes with some names, cards on the canvas, cards as elements. */
export type ZoomTier = 'far' | 'middle' | 'near';

/** The least and the most zoom. */
export const zoomLimits = { least: 0.02, most: 2 } as const;

const from = { near: 0.66, middle: 0.2 } as const;

/** The least size of a text, in pixels of the screen: what would be smaller is written larger. */
export const leastText = 11;

/** Returns what is drawn at a zoom. */
export function tierAt(zoom: number): ZoomTier {
  if (zoom >= from.near) return 'near';
  return zoom >= from.middle ? 'middle' : 'far';
}

/** Returns whether all of a frame is visible in a stage of this size. */
export function isWithin(frame: Frame, { x, y, zoom }: Viewport, { width, height }: Size): boolean {
  const [left, top] = [x + frame.left * zoom, y + frame.top * zoom];
  return (
    left >= 0 &&
    top >= 0 &&
    left + frame.width * zoom <= width &&
    top + frame.height * zoom <= height
  );
}
