import { boxGap, type Point, type Size } from './layoutInput.ts';

/** Rounds of pushing apart before everything is given more room. */
const roundsPerScale = 40;

/**
 * Pushes boxes apart until none overlaps another or comes nearer than {@link boxGap}, each as little
 * as will do. Where pushing alone does not end, the picture grows until it does.
 */
export function removeOverlaps(boxes: readonly Size[], places: readonly Point[]): Point[] {
  const xs = places.map(({ x }) => x);
  // Two boxes in the very same place would be pushed nowhere.
  const ys = places.map(({ y }, index) => y + index * 1e-3);
  for (;;) {
    for (let round = 0; round < roundsPerScale; round += 1) {
      if (!pushApart(boxes, xs, ys)) return xs.map((x, index) => ({ x, y: ys[index] ?? 0 }));
    }
    for (let index = 0; index < xs.length; index += 1) {
      xs[index] = (xs[index] ?? 0) * 1.06;
      ys[index] = (ys[index] ?? 0) * 1.06;
    }
  }
}

/**
 * One round of pushing every pair that is too near, by half each along the shorter way out.
 *
 * @param share - How much of the way, from 0 to 1.
 * @returns Whether any pair was too near.
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

/** How much two boxes may be too near before it counts, in pixels. */
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
