import type { Point, Size } from '../layoutInput.ts';

/** The places of boxes, and the routed edges by index of the link. */
export interface PlacedLines {
  readonly places: Point[];
  readonly lines: ReadonlyMap<number, readonly Point[]>;
  /** The number of crossings and back edges. @default 0 */
  readonly faults?: number;
}

/** Swaps width and height. */
export function turnedSize({ width, height }: Size): Size {
  return { width: height, height: width };
}

/** Transposes a picture: swaps x and y. */
export function turned({ places, lines, faults }: PlacedLines): PlacedLines {
  const turn = ({ x, y }: Point): Point => ({ x: y, y: x });
  return {
    faults,
    places: places.map(turn),
    lines: new Map(Array.from(lines, ([link, points]) => [link, points.map(turn)])),
  };
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
