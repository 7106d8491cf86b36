import type { PlacedBox } from '../scene/linePath.ts';
import { boxGap, type Point } from './layoutInput.ts';

interface Movable {
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Moves boxes out of a frame, which stays where it is, and off each other. All go away from its
 * middle, the shorter way, so that each stays on its side; those that nothing moves into stay put.
 *
 * @returns The places of the boxes, in their order.
 */
export function makeRoom(frame: PlacedBox, others: readonly PlacedBox[]): Point[] {
  const boxes = others.map((box): Movable => ({ ...box }));
  const middle: Movable = { ...frame };
  const moved = new Set([middle]);
  const fromMiddle = (box: Movable): number => Math.hypot(box.x - middle.x, box.y - middle.y);
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const one of moved) {
      for (const other of boxes) {
        if (one === other) continue;
        const [near, far] = fromMiddle(other) < fromMiddle(one) ? [other, one] : [one, other];
        if (!pushOutwards(far, near, middle)) continue;
        moved.add(far);
        isSettled = false;
      }
    }
  }
  return boxes.map(({ x, y }) => ({ x, y }));
}

/** How much two boxes may be too near before it counts, in pixels. */
const tolerance = 0.01;

/** Moves a box off another one, away from a centre. Returns whether it was too near. */
function pushOutwards(box: Movable, pusher: Movable, centre: Point): boolean {
  const [dx, dy] = [box.x - pusher.x, box.y - pusher.y];
  const [across, down] = [
    (pusher.width + box.width) / 2 + boxGap,
    (pusher.height + box.height) / 2 + boxGap,
  ];
  const isApart = Math.abs(dx) >= across - tolerance || Math.abs(dy) >= down - tolerance;
  if (isApart) return false;
  const [wayX, wayY] = [box.x < centre.x ? -1 : 1, box.y < centre.y ? -1 : 1];
  const [needX, needY] = [across - wayX * dx, down - wayY * dy];
  if (needX < needY) box.x += wayX * needX;
  else box.y += wayY * needY;
  return true;
}
