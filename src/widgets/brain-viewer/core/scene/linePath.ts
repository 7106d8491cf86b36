import type { Point, Size } from '../layout/layoutInput.ts';

/** A box in its place. `x` and `y` are its centre. */
export type PlacedBox = Point & Size;

/** A line between the edges of two boxes. */
export interface LinePath {
  readonly from: Point;
  /** The points where the line turns to go around other boxes. */
  readonly via: readonly Point[];
  readonly to: Point;
}

/** Returns the straight line between the edges of two boxes. */
export function straightPath(source: PlacedBox, target: PlacedBox): LinePath {
  return { from: edgeOf(source, target), via: [], to: edgeOf(target, source) };
}

/** Calls a function with each straight piece of a line. */
export function forEachPiece(path: LinePath, visit: (from: Point, to: Point) => void): void {
  let last = path.from;
  for (const point of path.via) {
    visit(last, point);
    last = point;
  }
  visit(last, path.to);
}

/** Returns the point at a share of a line's length: its start at 0, its end at 1. */
export function pointAlong(path: LinePath, share: number): Point {
  let length = 0;
  forEachPiece(path, (from, to) => (length += Math.hypot(to.x - from.x, to.y - from.y)));
  let left = length * share;
  let found: Point | undefined;
  forEachPiece(path, (from, to) => {
    const piece = Math.hypot(to.x - from.x, to.y - from.y);
    if (found === undefined && left <= piece && piece > 0) {
      const part = left / piece;
      found = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= piece;
  });
  return found ?? path.to;
}

/** Returns whether a line comes nearer to a box than a clearance. */
export function meetsBox(path: LinePath, box: PlacedBox, clearance = 0): boolean {
  let meets = false;
  forEachPiece(path, (from, to) => {
    meets ||= crossesBox(from, to, box, clearance);
  });
  return meets;
}

/** Returns whether the straight piece between two points enters a box enlarged by a clearance. */
export function crossesBox(from: Point, to: Point, box: PlacedBox, clearance: number): boolean {
  // Routing asks this millions of times, so it makes no objects and first compares sides.
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
  // Both ends are beside or within the box: it is missed where all corners are on one side.
  const first = dx * (top - from.y) - dy * (left - from.x);
  const second = dx * (top - from.y) - dy * (right - from.x);
  const third = dx * (bottom - from.y) - dy * (left - from.x);
  const fourth = dx * (bottom - from.y) - dy * (right - from.x);
  if (dx === 0 && dy === 0) return true;
  const isAbove = first >= 0 && second >= 0 && third >= 0 && fourth >= 0;
  const isBelow = first <= 0 && second <= 0 && third <= 0 && fourth <= 0;
  return !isAbove && !isBelow;
}

/** Returns where the line from a box's centre to a point leaves the box. */
export function edgeOf(box: PlacedBox, towards: Point): Point {
  const dx = towards.x - box.x;
  const dy = towards.y - box.y;
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return share >= 1 ? { x: box.x, y: box.y } : { x: box.x + dx * share, y: box.y + dy * share };
}

/** Returns whether two boxes have at least this gap between them, across or down. */
export function isApart(a: PlacedBox, b: PlacedBox, gap = 0): boolean {
  return (
    Math.abs(a.x - b.x) >= (a.width + b.width) / 2 + gap ||
    Math.abs(a.y - b.y) >= (a.height + b.height) / 2 + gap
  );
}
