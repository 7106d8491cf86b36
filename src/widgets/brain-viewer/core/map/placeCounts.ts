import { centreOf } from '../scene/frame.ts';
import type { Point } from '../layout/layoutInput.ts';
import { crossesBox, isApart } from '../scene/linePath.ts';
import { strengthOf } from './brainMap.ts';
import type { MapBox, MapLine } from './mapScene.ts';

/** The size of a count: per digit, around it, the unit of the strongest edge, and its height. */
const measures = { digit: 7, around: 16, unit: 44, height: 24 } as const;

/** The clearance between a count and an edge that it doesn't belong to, in pixels. */
const clearance = 2;

/** The maximum number of counts without hover. */
const maxCounts = 3;

/** The points per piece of a path. */
const steps = 24;

/** Returns points along SVG path data of straight, quadratic and cubic pieces. */
export function pathPoints(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command, rest = ''] of path.matchAll(/([MLCQ])([^MLCQ]*)/g)) {
    const pairs = Array.from(rest.matchAll(/(-?[\d.]+),(-?[\d.]+)/g), ([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    const start = points.at(-1) ?? pairs[0];
    if (start === undefined) continue;
    for (let step = 1; step <= (command === 'M' ? 1 : steps); step += 1) {
      points.push(onPiece([start, ...pairs], step / steps));
    }
  }
  return points;
}

/** Returns the point of a Bézier curve of any degree, by de Casteljau's algorithm. */
function onPiece(controls: readonly Point[], t: number): Point {
  const [first = { x: 0, y: 0 }, ...others] = controls;
  if (others.length === 0) return first;
  const between = others.map((point, index) => {
    const before = controls[index] ?? first;
    return { x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t };
  });
  return onPiece(between, t);
}

/** Returns the box that an edge's count needs, as `lineText` shortens it. */
export function countBox({ of, isStrongest, middle, room }: MapLine) {
  const digits = 'source' in of ? strengthOf(of).toLocaleString('en').length : 0;
  const figure = digits * measures.digit + measures.around;
  const width = isStrongest && figure + measures.unit <= room ? figure + measures.unit : figure;
  return { ...middle, width: Math.min(room, width), height: measures.height };
}

/** Returns true for an edge that ends where its boxes do, on a lane beside them. */
export function isBesideColumn({ ends, to }: MapLine, boxes: readonly MapBox[]): boolean {
  return boxes.some(({ id, left, width }) => id === ends[1] && to.x === left + width);
}

/**
 * Shows the counts of the strongest edges that have a place for it on them, off other edges and
 * boxes. The others wait for hover.
 */
export function placeCounts(lines: readonly MapLine[], boxes: readonly MapBox[]): MapLine[] {
  const drawn = lines.filter(({ rest }) => rest !== 'hidden');
  const points = new Map(drawn.map((line) => [line, pathPoints(line.path)]));
  const taken = boxes.map((box) => ({ ...centreOf(box), width: box.width, height: box.height }));
  let left = maxCounts;
  return lines.map((line) => {
    const own = points.get(line);
    if (own === undefined || left === 0) return line;
    const count = countBox(line);
    const trouble = (at: Point): number => {
      const box = { ...count, ...at };
      const covered = taken.filter((other) => !isApart(box, other)).length;
      const touched = drawn.filter((other) => {
        const path = points.get(other) ?? [];
        const room = other.width / 2 + clearance;
        return (
          other !== line && path.some((to, at) => crossesBox(path[at - 1] ?? to, to, box, room))
        );
      });
      return covered * drawn.length + touched.length;
    };
    // Counts of edges beside a column keep to the strip beside it.
    const isBeside = isBesideColumn(line, boxes);
    let best = { at: line.middle, trouble: trouble(line.middle) };
    const far = ({ x, y }: Point): number => Math.hypot(x - line.middle.x, y - line.middle.y);
    for (const point of own.toSorted((a, b) => far(a) - far(b))) {
      if (best.trouble === 0) break;
      const at = isBeside ? { x: line.middle.x, y: point.y } : point;
      const found = trouble(at);
      if (found < best.trouble) best = { at, trouble: found };
    }
    const placed = { ...line, middle: best.at };
    if (best.trouble > 0 && !isBeside) return placed;
    left -= 1;
    taken.push({ ...count, ...best.at });
    return { ...placed, rest: 'told' };
  });
}
