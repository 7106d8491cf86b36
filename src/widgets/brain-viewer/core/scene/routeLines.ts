import { noPlace, type Point } from '../layout/layoutInput.ts';
import {
  crossesBox,
  edgeOf,
  meetsBox,
  pathThrough,
  pointsOf,
  straightPath,
  type LinePath,
  type PlacedBox,
} from './linePath.ts';

/** A routed edge between two labels. */
export interface KnownLine extends LinePath {
  /** The labels at its start and end. */
  readonly source: string;
  readonly target: string;
}

/** Routed edges, and the boxes they were routed among. */
export interface KnownLines {
  readonly boxes: ReadonlyMap<string, PlacedBox>;
  /** Edges by link id. */
  readonly lines: ReadonlyMap<string, KnownLine>;
}

/** Returns the edges whose ends didn't move, and in whose way no box moved or is new. */
export function linesThatHold(
  { boxes: before, lines }: KnownLines,
  now: ReadonlyMap<string, PlacedBox>,
): KnownLines['lines'] {
  const moved = new Map(
    [...now].filter(([label, box]) => {
      const old = before.get(label);
      return old === undefined || !isSameBox(old, box);
    }),
  );
  const inTheWay = [...moved.values()];
  return new Map(
    [...lines].filter(
      ([, line]) =>
        !moved.has(line.source) &&
        !moved.has(line.target) &&
        !inTheWay.some((box) => meetsBox(line, box)),
    ),
  );
}

function isSameBox(a: PlacedBox, b: PlacedBox): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

/** Returns true if most edges run only across and down. */
export function areOrthogonal({ lines }: KnownLines): boolean {
  const aslant = Array.from(lines.values(), pointsOf).filter((points) =>
    points.slice(1).some((to, at) => {
      const from = points[at] ?? to;
      return Math.abs(from.x - to.x) > 0.5 && Math.abs(from.y - to.y) > 0.5;
    }),
  );
  return aslant.length < lines.size / 2;
}

/** Moves the ends of an orthogonal edge along with its boxes, and the bends next to them. */
export function stretchedTo(
  line: KnownLine,
  before: KnownLines['boxes'],
  now: KnownLines['boxes'],
): KnownLine {
  const [one, other] = [line.source, line.target].map((label): Point => {
    const [old, box] = [before.get(label), now.get(label)];
    return { x: (box?.x ?? 0) - (old?.x ?? 0), y: (box?.y ?? 0) - (old?.y ?? 0) };
  });
  const turned = moveEnd(pointsOf(line).toReversed(), one).toReversed();
  return { ...line, ...pathThrough(moveEnd(turned, other)) };
}

function moveEnd(points: readonly Point[], { x, y }: Point = noPlace): readonly Point[] {
  const [last, bend] = [points.at(-1), points.at(-2)];
  if (last === undefined || bend === undefined || (x === 0 && y === 0)) return points;
  const end = { x: last.x + x, y: last.y + y };
  const isDown = bend.x === last.x;
  if (points.length > 2) {
    const moved = isDown ? { x: end.x, y: bend.y } : { x: bend.x, y: end.y };
    return [...points.slice(0, -2), moved, end];
  }
  const middle = { x: (bend.x + end.x) / 2, y: (bend.y + end.y) / 2 };
  const turns = isDown
    ? [
        { x: bend.x, y: middle.y },
        { x: end.x, y: middle.y },
      ]
    : [
        { x: middle.x, y: bend.y },
        { x: middle.x, y: end.y },
      ];
  return [bend, ...turns, end];
}

/** Reverses a path. A filter can reverse a link, whose direction is that of its first relation. */
export function reverse({ from, via, to }: LinePath): LinePath {
  return { from: to, via: via.toReversed(), to: from };
}

/** The limits of boxes, and of boxes times links, up to which edges are routed around boxes. */
const maxRouted = { boxes: 250, product: 60_000 } as const;

/** Returns true if edges of a graph of this size are routed around boxes. */
export function shouldRouteAround(boxes: number, links: number): boolean {
  return boxes <= maxRouted.boxes && boxes * links <= maxRouted.product;
}

/** Routes an edge so that it passes under no third box. */
type Router = (source: PlacedBox, target: PlacedBox) => LinePath;

/** The minimum distance of an edge from other boxes, and of its bends, in pixels. */
const clearance = 8;
const turn = 10;

/**
 * Creates a router. An edge is straight if possible, else the shortest path over the corners of
 * boxes, else straight again, as when boxes overlap.
 */
export function createRouterFor(boxes: readonly PlacedBox[]): Router {
  return (source, target) => {
    const straight = straightPath(source, target);
    const around = new Set([source, target]);
    for (let path = straight; ;) {
      // The shortest path around some boxes is the shortest around all if it meets no other.
      const met = boxes.filter((box) => !around.has(box) && meetsBox(path, box, clearance));
      const [first, last] = [path.via.at(0), path.via.at(-1)];
      if (met.length === 0) {
        if (first === undefined || last === undefined) return straight;
        return { ...path, from: edgeOf(source, first), to: edgeOf(target, last) };
      }
      for (const box of met) around.add(box);
      const via = bendsBetween(
        source,
        target,
        boxes.filter((box) => around.has(box)),
      );
      if (via === undefined) return straight;
      path = { from: source, via, to: target };
    }
  };
}

/** The shortest known path to a corner. */
interface Way {
  readonly length: number;
  /** The least length of a path to the target by this one. */
  readonly total: number;
  /** The corners on it. */
  readonly via: readonly Corner[];
}

/** Finds the bends of the shortest path around boxes by A*, or undefined if there is none. */
function bendsBetween(
  source: PlacedBox,
  target: PlacedBox,
  boxes: readonly PlacedBox[],
): readonly Point[] | undefined {
  const isFree = (from: Point, to: Point, own?: PlacedBox): boolean =>
    boxes.every((box) => box === own || !crossesBox(from, to, box, clearance));
  const isSeenFrom = (box: PlacedBox, corner: Corner): boolean =>
    isTangent(box, corner) && isFree(box, corner, box);
  const left = new Set(boxes.flatMap(cornersOf).filter((corner) => isFree(corner, corner)));
  const open = new Map<Corner, Way>();
  const reach = (corner: Corner, length: number, before: readonly Corner[] = []): void => {
    const total = length + distance(corner, target);
    open.set(corner, { length, total, via: [...before, corner] });
  };
  for (const corner of left) {
    if (isSeenFrom(source, corner)) reach(corner, distance(source, corner));
  }
  for (;;) {
    let best: [Corner, Way] | undefined;
    for (const entry of open) {
      if (best === undefined || entry[1].total < best[1].total) best = entry;
    }
    if (best === undefined) return undefined;
    const [corner, { length, via }] = best;
    if (isSeenFrom(target, corner)) return via;
    open.delete(corner);
    left.delete(corner);
    for (const next of left) {
      const whole = length + distance(corner, next);
      // The cheapest checks first.
      if (whole >= (open.get(next)?.length ?? Infinity) || !isTaut(corner, next)) continue;
      if (isFree(corner, next)) reach(next, whole, via);
    }
  }
}

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

function distance(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}
