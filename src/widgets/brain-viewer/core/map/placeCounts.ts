import { centreOf } from '../scene/frame.ts';
import type { Point } from '../layout/layoutInput.ts';
import { isApart, meetsBox, pointAlong } from '../scene/linePath.ts';
import { strengthOf } from './brainMap.ts';
import type { MapBox, MapLine } from './mapScene.ts';

/** The size of a count: per digit, around it, the unit of the strongest edge, and its height. */
const measures = { digit: 7, around: 16, unit: 44, height: 24 } as const;

/** The clearance between a count and an edge that it doesn't belong to, in pixels. */
const clearance = 2;

/** The maximum number of counts without hover. */
const maxCounts = 3;

/** The places of a count along its edge that are tried. */
const tried = Array.from({ length: 97 }, (_, step) => step / 96);

/** Returns the box that an edge's count needs, as `lineParts` shortens it. */
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
 * boxes. The others wait for hover, off boxes where there is such a place.
 */
export function placeCounts(lines: readonly MapLine[], boxes: readonly MapBox[]): MapLine[] {
  const drawn = lines.filter(({ rest }) => rest !== 'hidden');
  const taken = boxes.map((box) => ({ ...centreOf(box), width: box.width, height: box.height }));
  let left = maxCounts;
  return lines.map((line) => {
    const others = line.rest === 'hidden' || left === 0 ? [] : drawn;
    const count = countBox(line);
    const trouble = (at: Point): number => {
      const box = { ...count, ...at };
      const covered = taken.filter((other) => !isApart(box, other)).length;
      const touched = others.filter(
        (other) => other !== line && meetsBox(other, box, other.width / 2 + clearance),
      );
      return covered * drawn.length + touched.length;
    };
    // Counts of edges beside a column keep to the strip beside it.
    const isBeside = isBesideColumn(line, boxes);
    let best = { at: line.middle, trouble: trouble(line.middle) };
    const far = ({ x, y }: Point): number => Math.hypot(x - line.middle.x, y - line.middle.y);
    const along = best.trouble === 0 ? [] : tried.map((share) => pointAlong(line, share));
    for (const point of along.sort((a, b) => far(a) - far(b))) {
      if (best.trouble === 0) break;
      const at = isBeside ? { x: line.middle.x, y: point.y } : point;
      const found = trouble(at);
      if (found < best.trouble) best = { at, trouble: found };
    }
    const placed = { ...line, middle: best.at };
    if (others.length === 0 || (best.trouble > 0 && !isBeside)) return placed;
    left -= 1;
    taken.push({ ...count, ...best.at });
    return { ...placed, rest: 'told' };
  });
}
