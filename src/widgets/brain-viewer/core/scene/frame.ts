import { boxGap, type Point, type Size } from '../layout/layoutInput.ts';
import type { PlacedBox } from './linePath.ts';

/** A rectangle by its upper left corner. */
export interface Frame extends Size {
  readonly left: number;
  readonly top: number;
}

/** Returns true if two frames intersect. */
export function overlaps(a: Frame, b: Frame): boolean {
  return (
    a.left < b.left + b.width &&
    a.left + a.width > b.left &&
    a.top < b.top + b.height &&
    a.top + a.height > b.top
  );
}

/** Returns true if a frame lies within another. */
export function contains(outer: Frame, inner: Frame): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  );
}

export function frameAround({ x, y, width, height }: PlacedBox): Frame {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Returns true if a box is at least partly in a frame. */
export function isIn(box: PlacedBox, frame: Frame): boolean {
  return overlaps(frameAround(box), frame);
}

export function frameOf(boxes: readonly Size[], places: readonly Point[]): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [index, { x, y }] of places.entries()) {
    const { width, height } = boxes[index] ?? { width: 0, height: 0 };
    left = Math.min(left, x - width / 2);
    right = Math.max(right, x + width / 2);
    top = Math.min(top, y - height / 2);
    bottom = Math.max(bottom, y + height / 2);
  }
  if (left > right) return { left: 0, top: 0, width: boxGap, height: boxGap };
  return { left, top, width: right - left, height: bottom - top };
}

/** Returns the bounding box of frames. */
export function unite(frames: readonly Frame[]): Frame {
  return frameOf(frames, frames.map(centreOf));
}

/** Returns a frame enlarged on each side. */
export function padded({ left, top, width, height }: Frame, by: number): Frame {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

export function centreOf({ left, top, width, height }: Frame): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
