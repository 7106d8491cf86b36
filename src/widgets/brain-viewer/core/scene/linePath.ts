import type { Point, Size } from '../layout/layoutInput.ts';

/** A placed box. `x` and `y` are its centre. */
export type PlacedBox = Point & Size;

/** An edge's path between the borders of two boxes. */
export interface LinePath {
  readonly from: Point;
  /** The bends around other boxes. */
  readonly via: readonly Point[];
  readonly to: Point;
}

export function straightPath(source: PlacedBox, target: PlacedBox): LinePath {
  return { from: edgeOf(source, target), via: [], to: edgeOf(target, source) };
}

export function pointsOf({ from, via, to }: LinePath): Point[] {
  return [from, ...via, to];
}

/** Returns a path through points, or undefined if they are fewer than two. */
export function pathThrough(points: readonly Point[]): LinePath | undefined {
  const [from, ...via] = points;
  const to = via.pop();
  return from === undefined || to === undefined ? undefined : { from, via, to };
}

/** Calls a function for each segment of a path. */
export function forEachPiece(path: LinePath, visit: (from: Point, to: Point) => void): void {
  let last = path.from;
  for (const point of path.via) {
    visit(last, point);
    last = point;
  }
  visit(last, path.to);
}

/** Returns the point at a share of a path's length, from 0 to 1. */
export function pointAlong(path: LinePath, share: number): Point {
  let length = 0;
  forEachPiece(path, (from, to) => (length += Math.hypot(to.x - from.x, to.y - from.y)));
  let left = length * share;
  let found: Point | undefined;
  forEachPiece(path, (from, to) => {
    const piece = Math.hypot(to.x - from.x, to.y - from.y);
    if (found === undefined && left <= piece && piece > 0) found = between(from, to, left / piece);
    left -= piece;
  });
  return found ?? path.to;
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/**
 * Returns a path with round bends as SVG path data.
 *
 * @param maxAtEnds - The maximum share of the pieces at its ends that bends take.
 */
export function roundedPath(
  { from, via, to }: LinePath,
  roundness: number,
  maxAtEnds = 0.5,
): string {
  const bends = via.map((turn, index) => {
    const near = (point: Point): string => {
      const max = point === from || point === to ? maxAtEnds : 0.5;
      const length = Math.hypot(point.x - turn.x, point.y - turn.y) || 1;
      return pointText(between(turn, point, Math.min(roundness / length, max)));
    };
    const [before, after] = [via[index - 1] ?? from, via[index + 1] ?? to];
    return `L${near(before)}Q${pointText(turn)} ${near(after)}`;
  });
  return `M${pointText(from)}${bends.join('')}L${pointText(to)}`;
}

/** Formats a point for SVG path data. */
export function pointText({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}

/** Returns true if a path is closer to a box than a clearance. */
export function meetsBox(path: LinePath, box: PlacedBox, clearance = 0): boolean {
  let meets = false;
  forEachPiece(path, (from, to) => {
    meets ||= crossesBox(from, to, box, clearance);
  });
  return meets;
}

/** Returns true if a segment intersects a box enlarged by a clearance. */
export function crossesBox(from: Point, to: Point, box: PlacedBox, clearance: number): boolean {
  // Hot path of routing, called millions of times: no allocations, cheapest checks first.
  const halfWidth = box.width / 2 + clearance;
  const left = box.x - halfWidth;
  const right = box.x + halfWidth;
  if ((from.x <= left && to.x <= left) || (from.x >= right && to.x >= right)) return false;
  const halfHeight = box.height / 2 + clearance;
  const top = box.y - halfHeight;
  const bottom = box.y + halfHeight;
  if ((from.y <= top && to.y <= top) || (from.y >= bottom && to.y >= bottom)) return false;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // The bounds overlap. The segment misses the box if all corners are on one side of its line.
  const first = dx * (top - from.y) - dy * (left - from.x);
  const second = dx * (top - from.y) - dy * (right - from.x);
  const third = dx * (bottom - from.y) - dy * (left - from.x);
  const fourth = dx * (bottom - from.y) - dy * (right - from.x);
  if (dx === 0 && dy === 0) return true;
  const isAbove = first >= 0 && second >= 0 && third >= 0 && fourth >= 0;
  const isBelow = first <= 0 && second <= 0 && third <= 0 && fourth <= 0;
  return !isAbove && !isBelow;
}

/** Returns the intersection of a box's border with the ray from its centre to a point. */
export function edgeOf(box: PlacedBox, towards: Point): Point {
  const dx = towards.x - box.x;
  const dy = towards.y - box.y;
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return share >= 1 ? { x: box.x, y: box.y } : { x: box.x + dx * share, y: box.y + dy * share };
}

/** Returns true if two boxes are at least a gap apart, horizontally or vertically. */
export function isApart(a: PlacedBox, b: PlacedBox, gap = 0): boolean {
  return (
    Math.abs(a.x - b.x) >= (a.width + b.width) / 2 + gap ||
    Math.abs(a.y - b.y) >= (a.height + b.height) / 2 + gap
  );
}
