import type { Point, Size } from '../layoutInput.ts';

/** The places of boxes, and the routed edges by index of the link. */
export interface PlacedLines {
  readonly places: Point[];
  readonly lines: ReadonlyMap<number, readonly Point[]>;
  /** The number of crossings and back edges. @default 0 */
  readonly faults?: number;
}

export function turnedSize({ width, height }: Size): Size {
  return { width: height, height: width };
}

/** The direction from the root of a hierarchy to its leaves. */
export type Direction = 'down' | 'right';

/** Returns a picture with a function applied to all of its points. */
export function mapped(
  { places, lines, faults }: PlacedLines,
  map: (point: Point) => Point,
): PlacedLines {
  return {
    faults,
    places: places.map(map),
    lines: new Map(Array.from(lines, ([link, points]) => [link, points.map(map)])),
  };
}

/** Transposes a picture: swaps x and y. */
export function turned(placed: PlacedLines): PlacedLines {
  return mapped(placed, ({ x, y }) => ({ x: y, y: x }));
}

/** Mirrors a picture along its direction, so that the root is last. Siblings keep their order. */
export function mirrored(placed: PlacedLines, direction: Direction): PlacedLines {
  return mapped(placed, ({ x, y }) => (direction === 'down' ? { x, y: -y } : { x: -x, y }));
}

/** Removes points that lie on an axis-parallel line with their neighbours. */
export function straightened(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (before === undefined || after === undefined) return true;
    const isAcross = before.y === point.y && point.y === after.y;
    const isDown = before.x === point.x && point.x === after.x;
    return !isAcross && !isDown;
  });
}
