import type { Point } from '../layout/layoutInput.ts';
import { loopCurve, type SceneLine } from './scene.ts';

/** An arrowhead, its tip first. */
export type LineHead = readonly [tip: Point, one: Point, other: Point];

/** Returns the arrowheads of an edge. */
export function headsOf(line: SceneLine): readonly LineHead[] {
  const { link, from, via, to, loop } = line;
  const end = headOf(loop ? loopCurve(line)[1] : (via.at(-1) ?? from), to);
  return link.direction === 'both' && !loop ? [end, headOf(via[0] ?? to, from)] : [end];
}

const head = { long: 10, wide: 4.5 } as const;

/** Returns the arrowhead of a segment at its end. */
export function headOf(from: Point, to: Point): LineHead {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.x - from.x) / length) * head.long, ((to.y - from.y) / length) * head.long];
  const [ax, ay] = [(dy / head.long) * head.wide, (dx / head.long) * head.wide];
  return [to, { x: to.x - dx - ax, y: to.y - dy + ay }, { x: to.x - dx + ax, y: to.y - dy - ay }];
}
