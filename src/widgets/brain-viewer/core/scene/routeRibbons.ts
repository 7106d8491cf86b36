import { createLaneRouter, type LaneRouter } from '../layout/algorithms/lineOnLanes.ts';
import type { Point } from '../layout/layoutInput.ts';
import { pathThrough, pointsOf, type LinePath, type PlacedBox } from './linePath.ts';

/** The scale at which lanes are looked for: lanes of ribbons are wider than those of lines. */
const scale = 0.4;

/** The least distance of ports on a side, and the number of them on all regions, about. */
const ports = { pitch: 44, most: 90 } as const;

/** The pairs of ports that are tried, and the ways between them of which the best is taken. */
const tried = { pairs: 24, ways: 3 } as const;

/** The cost of a bend, in pixels of length. */
const bendCost = 60;

/**
 * Routes an orthogonal ribbon between two regions around all others, off their corners.
 *
 * @returns Undefined if there is no way without lying on another ribbon.
 */
export type RibbonRouter = (
  from: PlacedBox,
  to: PlacedBox,
  ribbons: readonly LinePath[],
) => LinePath | undefined;

/** One direction in which ribbons leave regions: the lane router knows left and right alone. */
interface Direction {
  readonly turn: (point: Point) => Point;
  readonly back: (point: Point) => Point;
  readonly boxOf: (box: PlacedBox) => PlacedBox;
  /** The parts of each region, one for each port. */
  readonly partsOf: ReadonlyMap<PlacedBox, readonly PlacedBox[]>;
  readonly route: LaneRouter;
}

export function createRibbonRouter(regions: readonly PlacedBox[]): RibbonRouter {
  const directions = [true, false].map((isAcross) => directionOf(regions, isAcross));
  return (from, to, ribbons) => {
    const found: LinePath[] = [];
    for (const direction of directions) {
      found.push(...waysIn(direction, from, to, ribbons));
      if (found.some(isStraight)) break;
    }
    return found.toSorted((a, b) => costOf(a) - costOf(b))[0];
  };
}

function directionOf(regions: readonly PlacedBox[], isAcross: boolean): Direction {
  const turn = ({ x, y }: Point): Point =>
    isAcross ? { x: x * scale, y: y * scale } : { x: y * scale, y: x * scale };
  const back = ({ x, y }: Point): Point =>
    isAcross ? { x: x / scale, y: y / scale } : { x: y / scale, y: x / scale };
  const boxOf = (box: PlacedBox): PlacedBox => {
    const size = turn({ x: box.width, y: box.height });
    return { ...turn(box), width: size.x, height: size.y };
  };
  const boxes = regions.map((region) => [region, boxOf(region)] as const);
  const total = boxes.reduce((sum, [, { height }]) => sum + height, 0);
  const pitch = Math.max(ports.pitch * scale, total / ports.most);
  const partsOf = new Map(boxes.map(([region, box]) => [region, partsIn(box, pitch)]));
  return { turn, back, boxOf, partsOf, route: createLaneRouter([...partsOf.values()].flat()) };
}

/** Cuts a box where all others are cut, too, so that ports face each other. */
function partsIn(box: PlacedBox, pitch: number): PlacedBox[] {
  const [top, bottom] = [box.y - box.height / 2, box.y + box.height / 2];
  const cuts = [top];
  for (let y = Math.ceil(top / pitch) * pitch; y < bottom; y += pitch) if (y > top) cuts.push(y);
  return cuts.map((start, at) => {
    const end = cuts[at + 1] ?? bottom;
    return { ...box, y: (start + end) / 2, height: end - start };
  });
}

function waysIn(
  { turn, back, boxOf, partsOf, route }: Direction,
  from: PlacedBox,
  to: PlacedBox,
  ribbons: readonly LinePath[],
): LinePath[] {
  const [one, other] = [boxOf(from), boxOf(to)];
  const [start, end] = [facing(one, other), facing(other, one)];
  const lines = ribbons.map((ribbon) => pointsOf(ribbon).map(turn));
  const far = ([a, b]: readonly [PlacedBox, PlacedBox]): number =>
    Math.abs(a.y - b.y) + Math.abs(a.y - start) + Math.abs(b.y - end);
  const portsOf = (region: PlacedBox): readonly PlacedBox[] => wholeOf(partsOf.get(region) ?? []);
  const pairs = portsOf(from)
    .flatMap((a) => portsOf(to).map((b) => [a, b] as const))
    .sort((a, b) => far(a) - far(b));
  const found: LinePath[] = [];
  for (const [a, b] of pairs.slice(0, tried.pairs)) {
    if (found.length === tried.ways || found.some(isStraight)) break;
    const path = pathThrough(route(a, b, lines)?.map(back) ?? []);
    if (path !== undefined) found.push(path);
  }
  return found;
}

/** Leaves out the parts at corners, unless there is no other. */
function wholeOf(parts: readonly PlacedBox[]): readonly PlacedBox[] {
  const largest = Math.max(...parts.map(({ height }) => height));
  return parts.filter(({ height }) => height > largest - 1e-6);
}

/** Returns where a ribbon to another box would be straight, or else the other box's middle. */
function facing(own: PlacedBox, other: PlacedBox): number {
  const top = Math.max(own.y - own.height / 2, other.y - other.height / 2);
  const bottom = Math.min(own.y + own.height / 2, other.y + other.height / 2);
  return top < bottom ? (top + bottom) / 2 : other.y;
}

function isStraight({ via }: LinePath): boolean {
  return via.length === 0;
}

function costOf(path: LinePath): number {
  const points = pointsOf(path);
  return points.slice(1).reduce((sum, { x, y }, at) => {
    const before = points[at] ?? path.from;
    return sum + Math.abs(x - before.x) + Math.abs(y - before.y) + bendCost;
  }, 0);
}
