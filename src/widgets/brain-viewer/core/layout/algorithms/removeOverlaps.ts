import { boxGap, type LayoutSteps, type Point, type Size } from '../layoutInput.ts';

/** Rounds of pushing apart before everything is given more room. */
const roundsPerScale = 40;

/**
 * Pushes boxes apart until none overlaps another or comes nearer than {@link boxGap}, each as
 * little as possible. If pushing alone doesn't end, the layout grows until it does. Past the
 * deadline, boxes are put in rows in about the same places.
 *
 * @param isLate - Returns whether the deadline has passed.
 */
export function* separateBoxes(
  boxes: readonly Size[],
  places: readonly Point[],
  isLate: () => boolean,
): LayoutSteps<Point[]> {
  const xs = places.map(({ x }) => x);
  // Two boxes in the very same place would be pushed nowhere.
  const ys = places.map(({ y }, index) => y + index * 1e-3);
  let progress = 0;
  for (;;) {
    for (let round = 0; round < roundsPerScale; round += 1) {
      if (!pushApart(boxes, xs, ys)) return xs.map((x, index) => ({ x, y: ys[index] ?? 0 }));
      if (isLate()) return inRows(boxes, xs, ys);
      // Nobody knows how many rounds it takes: each is a small share of what is left.
      progress += (1 - progress) / 60;
      yield progress;
    }
    for (let index = 0; index < xs.length; index += 1) {
      xs[index] = (xs[index] ?? 0) * 1.06;
      ys[index] = (ys[index] ?? 0) * 1.06;
    }
  }
}

/** {@link separateBoxes} in one go, without a deadline. */
export function removeOverlaps(boxes: readonly Size[], places: readonly Point[]): Point[] {
  const steps = separateBoxes(boxes, places, () => false);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Puts boxes in rows by height, and in each row beside each other, as near to their places as fits. */
export function inRows(
  boxes: readonly Size[],
  xs: readonly number[],
  ys: readonly number[],
): Point[] {
  const order = boxes.map((_, index) => index).sort((a, b) => (ys[a] ?? 0) - (ys[b] ?? 0));
  const perRow = Math.max(1, Math.round(Math.sqrt(boxes.length)));
  const places = boxes.map((): Point => ({ x: 0, y: 0 }));
  let top = 0;
  for (let start = 0; start < order.length; start += perRow) {
    const row = order.slice(start, start + perRow).sort((a, b) => (xs[a] ?? 0) - (xs[b] ?? 0));
    const height = row.reduce((most, index) => Math.max(most, boxes[index]?.height ?? 0), 0);
    let left = 0;
    for (const index of row) {
      const width = boxes[index]?.width ?? 0;
      places[index] = { x: left + width / 2, y: top + height / 2 };
      left += width + boxGap;
    }
    top += height + boxGap;
  }
  return places;
}

/**
 * Pushes apart every pair that is too near, once, by half each along the shorter way out.
 *
 * @param share - The share of the way, from 0 to 1.
 * @returns True if any pair was too near.
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

/** The overlap of two boxes that is tolerated, in pixels. */
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
