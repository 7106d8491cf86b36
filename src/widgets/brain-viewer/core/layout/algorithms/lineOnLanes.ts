import { crossesBox, pointAlong, type PlacedBox } from '../../scene/linePath.ts';
import { frameOf } from '../../scene/frame.ts';
import type { Point } from '../layoutInput.ts';
import { straightened } from './placedLines.ts';

/** The minimum distances of a line from boxes and from other lines, in pixels. */
const clear = { box: 8, line: 5 } as const;

/** The distances of lanes from a list and from a single box, in pixels. */
const beside = { list: 16, box: 10 } as const;

/** The costs of a bend, of a crossing, and of a wider picture, in pixels of length. */
const costs = { bend: 20, crossing: 60, outside: 1_000 } as const;

/** Half the width of a usual badge, in pixels. */
const halfBadge = 40;

/** The number of boxes up to which lanes are looked for: among more, it takes too long. */
const maxBoxes = 120;

/** The number of lanes to try on each side of a box. */
const maxLanes = 12;

/** The boxes and lines that a line keeps off. */
interface Obstacles {
  readonly boxes: readonly PlacedBox[];
  /** Lines that it may cross, but not lie on. */
  readonly lines: readonly (readonly Point[])[];
}

/**
 * Routes an orthogonal line between the sides of two boxes: along a lane beside the list of each, or
 * else beside any box, and across between them.
 *
 * @returns Undefined if there is no way without passing under a box or along another line.
 */
export function lineOnLanes(
  source: PlacedBox,
  target: PlacedBox,
  obstacles: Obstacles,
): readonly Point[] | undefined {
  const { boxes } = obstacles;
  if (boxes.length > maxBoxes) return undefined;
  const ends = new Map<number, number>();
  for (const { x, width } of boxes) {
    const left = x - width / 2;
    ends.set(left, Math.max(ends.get(left) ?? left, x + width / 2));
  }
  const lists = Array.from(ends, ([left, right]) => [left - beside.list, right + beside.list]);
  const all = boxes.map(({ x, width }) => bothSides(x, width / 2 + beside.box));
  return (
    shortestLine(source, target, obstacles, lists.flat()) ??
    shortestLine(source, target, obstacles, all.flat())
  );
}

function shortestLine(
  source: PlacedBox,
  target: PlacedBox,
  { boxes, lines }: Obstacles,
  lanes: readonly number[],
): readonly Point[] | undefined {
  const besideRows = boxes.flatMap(({ y, height }) => bothSides(y, height / 2 + beside.box));
  const pieces = lines.flatMap(piecesOf);
  const { left, width } = frameOf(boxes, boxes);
  const right = left + width;
  const isFree = (from: Point, to: Point, own?: PlacedBox): boolean =>
    boxes.every((box) => box === own || !crossesBox(from, to, box, clear.box));
  const waysTo = (box: PlacedBox): [Point, Point][] =>
    bothSides(box.x, box.width / 2).flatMap((x) => {
      const side = Math.sign(x - box.x);
      return [...new Set(lanes)]
        .filter((lane) => (lane - x) * side >= beside.box)
        .sort((a, b) => (a - b) * side)
        .map((lane): [Point, Point] => [
          { x, y: box.y },
          { x: lane, y: box.y },
        ])
        .filter(([end, turn]) => isFree(end, turn, box))
        .slice(0, maxLanes);
    });
  let best: { line: readonly Point[]; cost: number } | undefined;
  const [starts, ends] = [waysTo(source), waysTo(target)];
  const detourBy = (y: number): number => Math.abs(source.y - y) + Math.abs(target.y - y);
  const heights = [...new Set([source.y, target.y, ...besideRows])];
  for (const y of heights.sort((a, b) => detourBy(a) - detourBy(b))) {
    const reaches = ([, turn]: [Point, Point]): boolean => isFree(turn, { x: turn.x, y });
    const reaching = ends.filter(reaches);
    for (const [from, first] of reaching.length === 0 ? [] : starts.filter(reaches)) {
      for (const [to, last] of reaching) {
        // Most ways are longer than one that was found.
        if (Math.abs(first.x - last.x) + detourBy(y) >= (best?.cost ?? Infinity)) continue;
        const across = [first, { x: first.x, y }, { x: last.x, y }, last];
        const points = [from, ...across, to];
        const line = straightened(points.filter((point, at) => !isSame(point, points[at - 1])));
        const { x } = pointAlong({ from, via: across, to }, 0.5);
        const isOutside = [first.x, last.x, x - halfBadge, x + halfBadge].some(
          (at) => at < left || at > right,
        );
        const least = lengthOf(points) + line.length * costs.bend + (isOutside ? costs.outside : 0);
        if (least >= (best?.cost ?? Infinity)) continue;
        if (!isFree({ x: first.x, y }, { x: last.x, y })) continue;
        const cost = least + costs.crossing * crossingsOf(line, pieces);
        if (cost < (best?.cost ?? Infinity)) best = { line, cost };
      }
    }
  }
  return best?.line;
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

/** Counts the pieces of other lines that a line crosses: infinitely many if it lies on one. */
function crossingsOf(line: readonly Point[], pieces: readonly (readonly [Point, Point])[]): number {
  return piecesOf(line).reduce((sum, [a, b]) => {
    const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    const own = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width, height };
    const met = pieces.filter(([from, to]) => crossesBox(from, to, own, clear.line));
    const liesOn = met.some(([from, to]) => (width > 0 ? from.y === to.y : from.x === to.x));
    return liesOn ? Infinity : sum + met.length;
  }, 0);
}
