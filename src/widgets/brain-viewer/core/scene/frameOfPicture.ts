import type { Point } from '../layout/layoutInput.ts';
import type { Frame } from '../layout/algorithms/packParts.ts';
import { badgeHeight, estimateWidth } from './placeBadges.ts';
import { frameOfScene, loopCurve, middleOf, type Scene } from './scene.ts';

/**
 * Returns the bounding box of a scene, including routed edges, self-loops and their badges, which
 * may lie outside the boxes.
 */
export function frameOfPicture(scene: Scene): Frame {
  const inner = frameOfScene(scene);
  let { left, top } = inner;
  let [right, bottom] = [left + inner.width, top + inner.height];
  const include = ({ x, y }: Point, acrossHalf = 0, downHalf = 0): void => {
    left = Math.min(left, x - acrossHalf);
    right = Math.max(right, x + acrossHalf);
    top = Math.min(top, y - downHalf);
    bottom = Math.max(bottom, y + downHalf);
  };
  for (const line of scene.lines) {
    if (!line.loop && line.via.length === 0) continue;
    for (const point of line.loop ? loopCurve(line) : line.via) include(point);
    const width = estimateWidth(line.link);
    include(middleOf(line), width / 2, badgeHeight / 2);
  }
  return { left, top, width: right - left, height: bottom - top };
}
