import { crossesBox, pointAlong, type PlacedBox } from '../../scene/linePath.ts';
import { frameOf, type Frame } from '../../scene/frame.ts';
import type { Point } from '../layoutInput.ts';
import { straightened } from './placedLines.ts';

/** The minimum distances of a line from boxes and from other lines, in pixels. */
const clear = { box: 8, line: 5 } as const;

/** The distances of lanes from a list and from a single box, in pixels. */
const beside = { list: 16, box: 10 } as const;

/** The costs of a bend, of a crossing, and of a wider picture, in pixels of length. */
const costs = { bend: 20, crossing: 60, outside: 1_000 } as const;

/** The least cost of a line besides its length: its ends. */
const leastBends = 2 * costs.bend;

/** Half the width of a usual badge, in pixels. */
const halfBadge = 40;

/** The number of boxes up to which lanes are looked for: among more, it takes too long. */
const maxBoxes = 120;

/** The number of lanes to try on each side of a box. */
const maxLanes = 12;

/**
 * Routes an orthogonal line between the sides of two boxes.
 *
 * @param lines - Lines that it may cross, but not lie on.
 * @returns Undefined if there is no way without passing under a box or along another line.
 */
export type LaneRouter = (
  source: PlacedBox,
  target: PlacedBox,
  lines: readonly (readonly Point[])[],
) => readonly Point[] | undefined;

/**
 * Creates a router on lanes beside the list of each box, or else beside any box, and across between
 * boxes. It finds nothing among too many boxes.
 */
export function createLaneRouter(boxes: readonly PlacedBox[]): LaneRouter {
  if (boxes.length > maxBoxes) return () => undefined;
  const ends = new Map<number, number>();
  for (const { x, width } of boxes) {
    const left = x - width / 2;
    ends.set(left, Math.max(ends.get(left) ?? left, x + width / 2));
  }
  const besideLists = Array.from(ends, ([left, right]) => [
    left - beside.list,
    right + beside.list,
  ]);
  const besideBoxes = boxes.map(({ x, width }) => bothSides(x, width / 2 + beside.box));
  // Within a pile of boxes there is no way across.
  const rows = boxes
    .flatMap(({ x, y, height }) =>
      bothSides(y, height / 2 + beside.box).map((row) => ({ x, y: row })),
    )
    .filter(
      ({ x, y }) =>
        !boxes.some(
          (box) => Math.abs(box.x - x) < box.width / 2 && Math.abs(box.y - y) < box.height / 2,
        ),
    )
    .map(({ y }) => y);
  const frame = frameOf(boxes, boxes);
  const picture = { rows, frame, walls: boxes.map(wallOf), wallsAt: new Map() };
  const lanes = [besideLists, besideBoxes].map((all) => [...new Set(all.flat())]);
  return (source, target, lines) => {
    const pieces = lines.flatMap(piecesOf);
    for (const tried of lanes) {
      const line = shortestLine(source, target, { ...picture, lanes: tried, pieces });
      if (line !== undefined) return line;
    }
    return undefined;
  };
}

/** The bounds of a box with the distance that lines keep. */
interface Wall {
  readonly box: PlacedBox;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function wallOf(box: PlacedBox): Wall {
  const [left, right] = bothSides(box.x, box.width / 2 + clear.box);
  const [top, bottom] = bothSides(box.y, box.height / 2 + clear.box);
  return { box, left, right, top, bottom };
}

interface Lanes {
  readonly walls: readonly Wall[];
  /** The walls at each height. Filled on demand. */
  readonly wallsAt: Map<number, readonly Wall[]>;
  readonly rows: readonly number[];
  readonly frame: Frame;
  readonly lanes: readonly number[];
  readonly pieces: readonly (readonly [Point, Point])[];
}

function isFreeAcross(
  { walls, wallsAt }: Lanes,
  y: number,
  from: number,
  to: number,
  own?: PlacedBox,
): boolean {
  let met = wallsAt.get(y);
  if (met === undefined) {
    met = walls.filter(({ top, bottom }) => top < y && y < bottom);
    wallsAt.set(y, met);
  }
  const [first, last] = from < to ? [from, to] : [to, from];
  return met.every(({ box, left, right }) => box === own || last <= left || first >= right);
}

/** A way from the side of a box to a lane, and how far it may follow that. */
interface Way {
  readonly end: Point;
  readonly turn: Point;
  readonly top: number;
  readonly bottom: number;
}

function waysTo(box: PlacedBox, picture: Lanes): Way[] {
  const { y } = box;
  return bothSides(box.x, box.width / 2).flatMap((x) => {
    const side = Math.sign(x - box.x);
    return picture.lanes
      .filter((lane) => (lane - x) * side >= beside.box)
      .sort((a, b) => (a - b) * side)
      .filter((lane) => isFreeAcross(picture, y, x, lane, box))
      .slice(0, maxLanes)
      .map((lane) => wayOn(lane, { x, y }, picture));
  });
}

function wayOn(lane: number, end: Point, { walls }: Lanes): Way {
  const turn = { x: lane, y: end.y };
  let [top, bottom] = [-Infinity, Infinity];
  for (const wall of walls) {
    if (lane <= wall.left || lane >= wall.right) continue;
    if (wall.bottom <= end.y) top = Math.max(top, wall.bottom);
    else if (wall.top >= end.y) bottom = Math.min(bottom, wall.top);
    else [top, bottom] = [Infinity, -Infinity];
  }
  return { end, turn, top, bottom };
}

function shortestLine(
  source: PlacedBox,
  target: PlacedBox,
  picture: Lanes,
): readonly Point[] | undefined {
  const { left, width } = picture.frame;
  const right = left + width;
  let best: { line: readonly Point[]; cost: number } = { line: [], cost: Infinity };
  const { pieces } = picture;
  const [starts, ends] = [source, target].map((box) =>
    waysTo(box, picture).filter(({ end, turn }) => crossingCosts([end, turn], pieces) < Infinity),
  );
  const detourBy = (y: number): number => Math.abs(source.y - y) + Math.abs(target.y - y);
  const apart = Math.max(0, Math.abs(source.x - target.x) - (source.width + target.width) / 2);
  const heights = [...new Set([source.y, target.y, ...picture.rows])];
  for (const y of heights.sort((a, b) => detourBy(a) - detourBy(b))) {
    const detour = detourBy(y) + leastBends;
    // Further heights have longer ways still.
    if (apart + detour >= best.cost) break;
    const reaching = (ways: readonly Way[] = []): (Way & { cost: number })[] =>
      ways
        .filter(({ top, bottom }) => y >= top && y <= bottom)
        .map((way) => ({ ...way, cost: legCosts(way.turn, y, pieces, best.cost - apart - detour) }))
        .filter(({ cost }) => cost < Infinity);
    const lasts = reaching(ends);
    for (const { end: from, turn: first, cost } of lasts.length === 0 ? [] : reaching(starts)) {
      for (const { end: to, turn: last, cost: other } of lasts) {
        const across = Math.abs(first.x - last.x);
        const out = Math.abs(from.x - first.x) + Math.abs(to.x - last.x);
        const crossed = across === 0 ? Math.max(cost, other) : cost + other;
        // Most ways are longer than one that was found.
        if (out + across + detour + crossed >= best.cost) continue;
        if (!isFreeAcross(picture, y, first.x, last.x)) continue;
        const via = [first, { x: first.x, y }, { x: last.x, y }, last];
        const points = [from, ...via, to];
        const line = straightened(points.filter((point, at) => !isSame(point, points[at - 1])));
        const { x } = pointAlong({ from, via, to }, 0.5);
        const isOutside = [first.x, last.x, x - halfBadge, x + halfBadge].some(
          (at) => at < left || at > right,
        );
        const least = lengthOf(points) + line.length * costs.bend + (isOutside ? costs.outside : 0);
        const whole = least + crossingCosts(line, pieces, best.cost - least);
        if (whole < best.cost) best = { line, cost: whole };
      }
    }
  }
  return best.cost === Infinity ? undefined : best.line;
}

/** Returns the costs of crossing other lines on the way along a lane to a height. */
function legCosts(turn: Point, y: number, pieces: Lanes['pieces'], limit: number): number {
  return turn.y === y ? 0 : crossingCosts([turn, { x: turn.x, y }], pieces, limit);
}

function bothSides(middle: number, distance: number): [number, number] {
  return [middle - distance, middle + distance];
}

function isSame(a: Point, b: Point | undefined): boolean {
  return a.x === b?.x && a.y === b.y;
}

function piecesOf(points: readonly Point[]): [Point, Point][] {
  return points.slice(1).map((end, at) => [points[at] ?? end, end]);
}

function lengthOf(points: readonly Point[]): number {
  return piecesOf(points).reduce((sum, [a, b]) => sum + Math.abs(a.x - b.x + a.y - b.y), 0);
}

/** Returns true if an orthogonal line lies on another one for a while. */
export function liesOn(line: readonly Point[], lines: readonly (readonly Point[])[]): boolean {
  return crossingCosts(line, lines.flatMap(piecesOf)) === Infinity;
}

/**
 * Returns the costs of crossing pieces of other lines: infinite if a line lies on one, or if they
 * exceed a limit.
 */
function crossingCosts(line: readonly Point[], pieces: Lanes['pieces'], limit = Infinity): number {
  let sum = 0;
  for (const [a, b] of sum < limit ? piecesOf(line) : []) {
    const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    const own = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width, height };
    for (const [from, to] of pieces) {
      if (!crossesBox(from, to, own, clear.line)) continue;
      const liesOn = width > 0 ? from.y === to.y : from.x === to.x;
      sum += liesOn ? Infinity : costs.crossing;
      if (sum >= limit) return Infinity;
    }
  }
  return sum;
}
