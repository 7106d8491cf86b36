import type { Frame } from './frame.ts';
import type { Size } from '../layout/layoutInput.ts';

/** The visible part of a scene: a point `p` is drawn at `x + zoom * p`, in CSS pixels. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The levels of semantic zoom: shapes with some names, cards on the canvas, cards as elements. */
export type ZoomTier = 'far' | 'middle' | 'near';

/** The minimum and maximum zoom. */
export const zoomLimits = { min: 0.02, max: 2 } as const;

const from = { near: 0.66, middle: 0.2 } as const;

/** The minimum font size on the screen, in CSS pixels, to which smaller text is enlarged. */
export const minTextSize = 11;

/** Returns the level of detail at a zoom. */
export function tierAt(zoom: number): ZoomTier {
  if (zoom >= from.near) return 'near';
  return zoom >= from.middle ? 'middle' : 'far';
}

/** The margin around a picture: at most in pixels, and as a share of the stage's width. */
const margin = { max: 48, share: 1 / 12 } as const;

/** Returns the margin around a picture on a stage, in CSS pixels. */
export function marginOn({ width }: Size): number {
  return Math.min(margin.max, width * margin.share);
}

/** Returns the room that a stage has for a picture within its margin. */
export function roomOn(stage: Size): Size {
  const around = 2 * marginOn(stage);
  return { width: stage.width - around, height: Math.max(around, stage.height - around) };
}

/** Returns true if a frame is entirely visible on a stage. */
export function isWithin(frame: Frame, { x, y, zoom }: Viewport, { width, height }: Size): boolean {
  const [left, top] = [x + frame.left * zoom, y + frame.top * zoom];
  return (
    left >= 0 &&
    top >= 0 &&
    left + frame.width * zoom <= width &&
    top + frame.height * zoom <= height
  );
}

/** Returns a frame of a scene in CSS pixels. */
export function onScreen({ left, top, width, height }: Frame, { x, y, zoom }: Viewport): Frame {
  return { left: x + left * zoom, top: y + top * zoom, width: width * zoom, height: height * zoom };
}
