import type { Point, Size } from '../layout/layoutInput.ts';

/** A box in its place. `x` and `y` are its middle. */
export type PlacedBox = Point & Size;

/** How a line goes from the edge of one box to the edge of another. */
export interface Way {
  readonly from: Point;
  readonly to: Point;
  /** Only of a way that goes around something: the control point of its curve. */
  readonly bend?: Point;
}

/** Room that a way leaves to a box it goes around, and how far apart the tried ways are. */
const room = { around: 10, step: 34, most: 9 } as const;

/** How far apart the points are at which a way is looked at, and how many there are at most. */
const sample = { every: 14, most: 60 } as const;

/** The straight way between two boxes. */
export function straightWay(source: PlacedBox, target: PlacedBox): Way {
  return { from: edgeOf(source, target), to: edgeOf(target, source) };
}

/**
 * A way that passes under no other box: the straight one where it is free, else the least bent of
 * those that meet the fewest boxes.
 *
 * @param boxes - All of the picture, its ends among them.
 */
export function edgePath(source: PlacedBox, target: PlacedBox, boxes: readonly PlacedBox[]): Way {
  const others = boxes.filter((box) => box !== source && box !== target);
  const straight = straightWay(source, target);
  const blocked = countMet(straight, others);
  if (blocked === 0) return straight;
  const [dx, dy] = [target.x - source.x, target.y - source.y];
  const length = Math.hypot(dx, dy) || 1;
  const across = { x: -dy / length, y: dx / length };
  let best: { way: Way; met: number } = { way: straight, met: blocked };
  for (let step = 1; step <= room.most && best.met > 0; step += 1) {
    for (const side of [1, -1]) {
      // A curve comes half as far from the straight way as its control point.
      const offset = 2 * side * step * room.step;
      const bend = {
        x: (source.x + target.x) / 2 + across.x * offset,
        y: (source.y + target.y) / 2 + across.y * offset,
      };
      const way = { from: edgeOf(source, bend), to: edgeOf(target, bend), bend };
      const met = countMet(way, others);
      if (met < best.met) best = { way, met };
    }
  }
  return best.way;
}

/** A point of a way: its start at 0, its end at 1. */
export function pointAlong({ from, to, bend }: Way, share: number): Point {
  const rest = 1 - share;
  const [start, middle, end] = [rest * rest, 2 * rest * share, share * share];
  if (bend === undefined) {
    return { x: rest * from.x + share * to.x, y: rest * from.y + share * to.y };
  }
  return {
    x: start * from.x + middle * bend.x + end * to.x,
    y: start * from.y + middle * bend.y + end * to.y,
  };
}

/** How many boxes a way passes under or comes too near to. */
function countMet(way: Way, boxes: readonly PlacedBox[]): number {
  const { from, to } = way;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.max(2, Math.min(sample.most, Math.ceil(length / sample.every)));
  const points = Array.from({ length: steps - 1 }, (_, at) => pointAlong(way, (at + 1) / steps));
  return boxes.filter((box) => points.some((point) => isInside(point, box, room.around))).length;
}

function isInside(point: Point, box: PlacedBox, around = 0): boolean {
  return (
    Math.abs(point.x - box.x) < box.width / 2 + around &&
    Math.abs(point.y - box.y) < box.height / 2 + around
  );
}

/** Where the way from a box's middle to a point leaves the box. */
function edgeOf(box: PlacedBox, towards: Point): Point {
  const dx = towards.x - box.x;
  const dy = towards.y - box.y;
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return share >= 1 ? { x: box.x, y: box.y } : { x: box.x + dx * share, y: box.y + dy * share };
}
