import type { Point } from '../layout/layoutInput.ts';
import {
  crossesBox,
  edgeOf,
  meetsBox,
  straightPath,
  type LinePath,
  type PlacedBox,
} from './linePath.ts';

/** Finds lines that pass under no third box. */
export type Router = (source: PlacedBox, target: PlacedBox) => LinePath;

/** How near a line comes to a box that it passes, and how far from its corners it turns, in pixels. */
const clearance = 8;
const turn = 10;

/**
 * Creates a router among boxes. A line is straight where it can be, else the shortest one around the
 * corners of other boxes; straight where there is none, as when boxes overlap.
 *
 * @param greed - More than 1 finds a way sooner that may be so many times as long as the shortest.
 */
export function createRouter(boxes: readonly PlacedBox[], greed = 1): Router {
  const corners = boxes
    .flatMap(({ x, y, width, height }) => {
      const [right, bottom] = [width / 2 + turn, height / 2 + turn];
      return [
        { x: x - right, y: y - bottom },
        { x: x + right, y: y - bottom },
        { x: x - right, y: y + bottom },
        { x: x + right, y: y + bottom },
      ];
    })
    .filter((corner) => !boxes.some((box) => crossesBox(corner, corner, box, clearance)));
  /** For each corner the corners in sight of it, computed when a search reaches it. */
  const inSight = new Map<number, readonly number[]>();

  function isFree(from: Point, to: Point, first?: PlacedBox, second?: PlacedBox): boolean {
    for (const box of boxes) {
      if (box !== first && box !== second && crossesBox(from, to, box, clearance)) return false;
    }
    return true;
  }

  function seenFrom(index: number): readonly number[] {
    const known = inSight.get(index);
    if (known !== undefined) return known;
    const from = corners[index];
    const seen = corners.flatMap((to, other) =>
      from !== undefined && other !== index && isFree(from, to) ? [other] : [],
    );
    inSight.set(index, seen);
    return seen;
  }

  /** Finds the shortest way over corners by A*. */
  function turnsBetween(source: PlacedBox, target: PlacedBox): Point[] | undefined {
    const cost = new Map<number, number>();
    const cameFrom = new Map<number, number>();
    const open = new Map<number, number>();
    const done = new Set<number>();
    const reach = (index: number, from: number | undefined, length: number): void => {
      const corner = corners[index];
      if (corner === undefined || done.has(index) || length >= (cost.get(index) ?? Infinity))
        return;
      cost.set(index, length);
      open.set(index, length + greed * distance(corner, target));
      if (from !== undefined) cameFrom.set(index, from);
    };
    for (const [index, corner] of corners.entries()) {
      if (isFree(source, corner, source)) reach(index, undefined, distance(source, corner));
    }
    for (let at = nearest(open); at !== undefined; at = nearest(open)) {
      open.delete(at);
      done.add(at);
      const corner = corners[at];
      if (corner === undefined) continue;
      if (isFree(corner, target, target)) return unwind(at, cameFrom, corners);
      for (const next of seenFrom(at)) {
        const other = corners[next];
        if (other !== undefined) reach(next, at, (cost.get(at) ?? 0) + distance(corner, other));
      }
    }
    return undefined;
  }

  return (source, target) => {
    const straight = straightPath(source, target);
    if (isFree(straight.from, straight.to, source, target)) return straight;
    const via = turnsBetween(source, target);
    const [first, last] = [via?.at(0), via?.at(-1)];
    if (via === undefined || first === undefined || last === undefined) return straight;
    return { from: edgeOf(source, first), via, to: edgeOf(target, last) };
  };
}

/** How far from its straight line a way around is looked for, in pixels, tried in this order. */
const reaches = [80, 300] as const;

const greedNear = 1.4;

/**
 * Creates a router for many boxes. For each line it only knows the boxes near by, so that a line
 * takes a short way around them, if not always the shortest.
 */
export function createNearRouter(boxes: readonly PlacedBox[]): Router {
  return (source, target) => {
    const straight = straightPath(source, target);
    const isThird = (box: PlacedBox): boolean => box !== source && box !== target;
    const isFree = (path: LinePath): boolean =>
      !boxes.some((box) => isThird(box) && meetsBox(path, box));
    for (const reach of reaches) {
      const near = boxes.filter((box) => !isThird(box) || meetsBox(straight, box, reach));
      const path = createRouter(near, greedNear)(source, target);
      if (isFree(path)) return path;
    }
    return straight;
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function nearest(open: ReadonlyMap<number, number>): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  for (const [index, length] of open) if (length < least) [best, least] = [index, length];
  return best;
}

function unwind(
  last: number,
  cameFrom: ReadonlyMap<number, number>,
  corners: readonly Point[],
): Point[] {
  const points: Point[] = [];
  for (let at: number | undefined = last; at !== undefined; at = cameFrom.get(at)) {
    const corner = corners[at];
    if (corner !== undefined) points.unshift(corner);
  }
  return points;
}
