import type { Point } from '../layout/layoutInput.ts';
import type { Scene, SceneBox, SceneLine } from './scene.ts';
import { loopMiddle } from './scene.ts';
import { forEachPiece } from './linePath.ts';

/** Returns the box at a point of the scene. */
export function boxAt({ boxes }: Scene, { x, y }: Point): SceneBox | undefined {
  return boxes.find(
    (box) => Math.abs(box.x - x) <= box.width / 2 && Math.abs(box.y - y) <= box.height / 2,
  );
}

/**
 * Returns the edge nearest to a point of the scene.
 *
 * @param tolerance - The maximum distance, in the scene's pixels.
 */
export function lineAt({ lines }: Scene, point: Point, tolerance: number): SceneLine | undefined {
  let best: { line: SceneLine; distance: number } | undefined;
  for (const line of lines) {
    const distance = distanceTo(line, point);
    if (distance <= tolerance && (best === undefined || distance < best.distance)) {
      best = { line, distance };
    }
  }
  return best?.line;
}

function distanceTo(line: SceneLine, point: Point): number {
  if (line.loop) {
    const middle = loopMiddle(line);
    return Math.max(0, Math.hypot(point.x - middle.x, point.y - middle.y) - 14);
  }
  let least = Infinity;
  forEachPiece(line, (from, to) => {
    least = Math.min(least, distanceToPiece(from, to, point));
  });
  return least;
}

function distanceToPiece(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - (from.x + dx * share), point.y - (from.y + dy * share));
}
