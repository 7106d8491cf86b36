import type { Point } from '../layout/layoutInput.ts';
import {
  crossesBox,
  edgeOf,
  meetsBox,
  straightPath,
  type LinePath,
  type PlacedBox,
} from './linePath.ts';

/** Routes an edge so that it passes under no third box. */
export type Router = (source: PlacedBox, target: PlacedBox) => LinePath;

/** The minimum distance of an edge from other boxes, and of its bends, in pixels. */
const clearance = 8;
const turn = 10;

/**
 * Creates a router on the visibility graph of the boxes' corners. An edge is straight if possible,
 * else the shortest path, else straight again, as when boxes overlap.
 *
 * @param greed - The weight of the A* heuristic. More than 1 is faster, for paths up to that many
 *   times as long as the shortest.
 */
export function createRouter(boxes: readonly PlacedBox[], greed = 1): Router {
  const corners = boxes
    .flatMap(cornersOf)
    .filter((corner) => !boxes.some((box) => crossesBox(corner, corner, box, clearance)));
  /** Corners visible from a corner and from a box's centre, computed lazily. */
  const fromCorner = new Map<number, readonly number[]>();
  const fromBox = new Map<PlacedBox, ReadonlySet<number>>();

  /** The boxes' bounds with clearance. */
  const bounds = boxes.map((box) => ({
    box,
    left: box.x - box.width / 2 - clearance,
    right: box.x + box.width / 2 + clearance,
    top: box.y - box.height / 2 - clearance,
    bottom: box.y + box.height / 2 + clearance,
  }));

  function isFree(from: Point, to: Point, first?: PlacedBox, second?: PlacedBox): boolean {
    const [west, east] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
    const [north, south] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
    // Rules out most boxes by their bounds.
    for (const { box, left, right, top, bottom } of bounds) {
      if (east <= left || west >= right || south <= top || north >= bottom) continue;
      if (box !== first && box !== second && crossesBox(from, to, box, clearance)) return false;
    }
    return true;
  }

  function seenFromCorner(index: number): readonly number[] {
    const known = fromCorner.get(index);
    if (known !== undefined) return known;
    const from = corners[index];
    const seen: number[] = [];
    for (const [other, to] of corners.entries()) {
      if (from === undefined || other === index || !isTaut(from, to)) continue;
      if (isFree(from, to)) seen.push(other);
    }
    fromCorner.set(index, seen);
    return seen;
  }

  function seenFromBox(box: PlacedBox): ReadonlySet<number> {
    const known = fromBox.get(box);
    if (known !== undefined) return known;
    const seen = new Set<number>();
    for (const [index, corner] of corners.entries()) {
      if (isTangent(box, corner) && isFree(box, corner, box)) seen.add(index);
    }
    fromBox.set(box, seen);
    return seen;
  }

  /** Finds the shortest path over corners by A*. */
  function turnsBetween(source: PlacedBox, target: PlacedBox): Point[] | undefined {
    const cost = new Float64Array(corners.length).fill(Infinity);
    const cameFrom = new Int32Array(corners.length).fill(nowhere);
    const open = createHeap();
    const last = seenFromBox(target);
    const reach = (index: number, from: number, before: Point, length: number): void => {
      const corner = corners[index];
      if (corner === undefined) return;
      const next = length + distance(before, corner);
      if (next >= (cost[index] ?? Infinity)) return;
      cost[index] = next;
      cameFrom[index] = from;
      open.push(index, next + greed * distance(corner, target));
    };
    for (const index of seenFromBox(source)) reach(index, nowhere, source, 0);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const corner = corners[at];
      if (last.has(at) || corner === undefined) return unwind(at, cameFrom, corners);
      for (const next of seenFromCorner(at)) reach(next, at, corner, cost[at] ?? Infinity);
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

/** The predecessor of a path's first corner. */
const nowhere = -1;

/** A point near a box's corner where an edge may bend. */
interface Corner extends Point {
  /** The corner's side of the box: left or right, above or below. */
  readonly across: -1 | 1;
  readonly down: -1 | 1;
}

function cornersOf({ x, y, width, height }: PlacedBox): Corner[] {
  const [right, bottom] = [width / 2 + turn, height / 2 + turn];
  return ([-1, 1] as const).flatMap((down) =>
    ([-1, 1] as const).map((across) => ({
      x: x + across * right,
      y: y + down * bottom,
      across,
      down,
    })),
  );
}

/** Returns true if a segment to a corner is tangent to its box, as on any shortest path. */
function isTangent(from: Point, { x, y, across, down }: Corner): boolean {
  return (x - from.x) * (y - from.y) * across * down <= 0;
}

/** Returns true if a segment between two corners is tangent to both boxes. */
function isTaut(a: Corner, b: Corner): boolean {
  return isTangent(a, b) && isTangent(b, a);
}

/** Creates a binary min-heap. */
function createHeap(): {
  push: (item: number, cost: number) => void;
  pop: () => number | undefined;
} {
  const heap: { item: number; cost: number }[] = [];
  const costAt = (at: number): number => heap[at]?.cost ?? Infinity;
  const swap = (a: number, b: number): void => {
    const [first, second] = [heap[a], heap[b]];
    if (first !== undefined && second !== undefined) [heap[a], heap[b]] = [second, first];
  };
  return {
    push(item, cost) {
      heap.push({ item, cost });
      for (let at = heap.length - 1; at > 0;) {
        const parent = (at - 1) >> 1;
        if (costAt(parent) <= costAt(at)) break;
        swap(at, parent);
        at = parent;
      }
    },
    pop() {
      const first = heap[0]?.item;
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return first;
      heap[0] = last;
      for (let at = 0; ;) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        const least = costAt(right) < costAt(left) ? right : left;
        if (costAt(least) >= costAt(at)) break;
        swap(at, least);
        at = least;
      }
      return first;
    },
  };
}

/** Distances from the straight line within which boxes are considered, in pixels, in this order. */
const reaches = [80, 300] as const;

const greedNear = 1.4;

/**
 * Creates a router for many boxes, which considers only the boxes near each edge. Paths are short,
 * but not always the shortest.
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

function unwind(last: number, cameFrom: Int32Array, corners: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let at = last; at !== nowhere; at = cameFrom[at] ?? nowhere) {
    const corner = corners[at];
    if (corner !== undefined) points.unshift(corner);
  }
  return points;
}
