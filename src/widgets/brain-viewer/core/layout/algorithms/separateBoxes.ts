import { gridLayout } from './gridLayout.ts';
import { boxGap, type LayoutSteps, type Point, type Size } from '../layoutInput.ts';

/** The number of rounds after which the layout is scaled up. */
const roundsPerScale = 40;

/**
 * Pushes boxes apart until all are at least {@link boxGap} apart. Scales the layout up if that
 * doesn't converge. Past the deadline, places boxes in a grid.
 *
 * @param isLate - Returns whether the deadline has passed.
 */
export function* separateBoxes(
  boxes: readonly Size[],
  places: readonly Point[],
  isLate: () => boolean,
): LayoutSteps<Point[]> {
  const xs = places.map(({ x }) => x);
  // Boxes in the same place would have no direction to be pushed in.
  const ys = places.map(({ y }, index) => y + index * 1e-3);
  let progress = 0;
  for (;;) {
    for (let round = 0; round < roundsPerScale; round += 1) {
      if (!pushApart(boxes, xs, ys)) return xs.map((x, index) => ({ x, y: ys[index] ?? 0 }));
      if (isLate()) return gridLayout(boxes);
      // The number of rounds is unknown, so each advances by a share of the remainder.
      progress += (1 - progress) / 60;
      yield progress;
    }
    for (let index = 0; index < xs.length; index += 1) {
      xs[index] = (xs[index] ?? 0) * 1.06;
      ys[index] = (ys[index] ?? 0) * 1.06;
    }
  }
}

/**
 * Pushes every overlapping pair apart once, each half the overlap along its smaller axis. Uses a
 * spatial hash grid.
 *
 * @param share - The share of the push, from 0 to 1.
 * @returns True if any pair overlapped.
 */
export function pushApart(boxes: readonly Size[], xs: number[], ys: number[], share = 1): boolean {
  const cell = boxes.reduce((most, { width, height }) => Math.max(most, width, height), 1) + boxGap;
  const cells = new Map<number, number[]>();
  const keyOf = (column: number, row: number): number => column * 73_856_093 + row;
  for (let index = 0; index < boxes.length; index += 1) {
    const key = keyOf(Math.floor((xs[index] ?? 0) / cell), Math.floor((ys[index] ?? 0) / cell));
    const inside = cells.get(key);
    if (inside === undefined) cells.set(key, [index]);
    else inside.push(index);
  }
  let isPushed = false;
  for (let index = 0; index < boxes.length; index += 1) {
    const column = Math.floor((xs[index] ?? 0) / cell);
    const row = Math.floor((ys[index] ?? 0) / cell);
    for (let across = column - 1; across <= column + 1; across += 1) {
      for (let down = row - 1; down <= row + 1; down += 1) {
        for (const other of cells.get(keyOf(across, down)) ?? []) {
          if (other > index && pushPair(boxes, xs, ys, index, other, share)) isPushed = true;
        }
      }
    }
  }
  return isPushed;
}

/** The tolerated overlap, in pixels. */
const tolerance = 0.01;

function pushPair(
  boxes: readonly Size[],
  xs: number[],
  ys: number[],
  a: number,
  b: number,
  share: number,
): boolean {
  const [first, second] = [boxes[a], boxes[b]];
  if (first === undefined || second === undefined) return false;
  const dx = (xs[b] ?? 0) - (xs[a] ?? 0);
  const dy = (ys[b] ?? 0) - (ys[a] ?? 0);
  const overX = (first.width + second.width) / 2 + boxGap - Math.abs(dx);
  const overY = (first.height + second.height) / 2 + boxGap - Math.abs(dy);
  if (overX <= tolerance || overY <= tolerance) return false;
  const push = (Math.min(overX, overY) / 2 + tolerance / 2) * share;
  if (overX < overY) {
    const way = dx < 0 ? -push : push;
    xs[a] = (xs[a] ?? 0) - way;
    xs[b] = (xs[b] ?? 0) + way;
  } else {
    const way = dy < 0 ? -push : push;
    ys[a] = (ys[a] ?? 0) - way;
    ys[b] = (ys[b] ?? 0) + way;
  }
  return true;
}
