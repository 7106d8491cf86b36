import type { Point, Size } from '../layoutInput.ts';

/** Boxes in their places, and the lines between them by index of the link. */
export interface PlacedLines {
  readonly places: Point[];
  readonly lines: ReadonlyMap<number, readonly Point[]>;
  /** Lines that cross, and lines that lead back. @default none */
  readonly faults?: number;
  /** True if there is room for the words of every line. @default false */
  readonly isTold?: boolean;
}

/** Returns how good a picture is: the larger and the clearer, the better. */
export function rate(
  scale: number,
  { faults = 0, links }: { faults?: number; links: number },
): number {
  return scale ** 1.5 / (1 + (2 * faults) / Math.max(1, links));
}

/** Returns a size with its sides exchanged. */
export function turnedSize({ width, height }: Size): Size {
  return { width: height, height: width };
}

/** Exchanges across and down in a whole picture. */
export function turned({ places, lines, faults }: PlacedLines): PlacedLines {
  const turn = ({ x, y }: Point): Point => ({ x: y, y: x });
  return {
    faults,
    places: places.map(turn),
    lines: new Map(Array.from(lines, ([link, points]) => [link, points.map(turn)])),
  };
}

/** Leaves out points on a straight line between their neighbours. */
export function straightened(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (before === undefined || after === undefined) return true;
    const isAcross = before.y === point.y && point.y === after.y;
    const isDown = before.x === point.x && point.x === after.x;
    return !isAcross && !isDown;
  });
}
