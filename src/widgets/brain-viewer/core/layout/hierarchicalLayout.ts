import {
  boxGap,
  usualAspect,
  type LayoutInput,
  type LayoutSteps,
  type Point,
  type Size,
} from './layoutInput.ts';
import { frameOf } from './packParts.ts';
import { neighboursOf, rankBoxes } from './rankBoxes.ts';

/** Sweeps over the rows, down and up by turns. */
const sweeps = { order: 10, place: 8 };

/** Room between two rows, and between two columns where words stand between, in pixels at zoom 1. */
const gaps = { down: 72, across: 140 } as const;

/** How much a picture is spread at most. */
const mostWidened = 1.6;

/** Up to so many boxes both ways are tried: down the picture and across it. */
const triedBothWays = 150;

/**
 * Places boxes by rank, so that links lead down the picture, or from left to right where it can
 * then be shown larger.
 *
 * @param isLate - Asked at each sweep; once true, the layout ends with what it has.
 */
export function* hierarchicalLayout(
  input: Pick<LayoutInput, 'boxes' | 'links' | 'aspect'>,
  isLate: () => boolean = () => false,
): LayoutSteps<Point[]> {
  const { boxes, aspect = usualAspect } = input;
  const down = widen(yield* layoutDown(input, gaps.down, isLate), boxes, aspect);
  if (boxes.length > triedBothWays || isLate()) return down;
  const turned = boxes.map(({ width, height }) => ({ width: height, height: width }));
  const across = yield* layoutDown(
    { ...input, boxes: turned, aspect: 1 / aspect },
    gaps.across,
    isLate,
  );
  const right = across.map(({ x, y }) => ({ x: y, y: x }));
  const scale = (places: readonly Point[]): number => {
    const { width, height } = frameOf(boxes, places);
    return Math.min(aspect / width, 1 / height);
  };
  return scale(right) > scale(down) * 1.05 ? right : down;
}

/** Spreads a picture that is higher than it need be, so that names have room beside each other. */
function widen(places: Point[], boxes: readonly Size[], aspect: number): Point[] {
  const { width, height } = frameOf(boxes, places);
  const factor = Math.min(mostWidened, (0.9 * aspect * height) / width);
  return factor <= 1 ? places : places.map(({ x, y }) => ({ x: x * factor, y }));
}

/**
 * Places boxes in rows, so that links lead down: rows by longest way, the order within them by
 * the mean of the neighbours, places by their median. Wide rows are broken into several.
 */
function* layoutDown(
  { boxes, links, aspect = usualAspect }: Pick<LayoutInput, 'boxes' | 'links' | 'aspect'>,
  rowGap: number,
  isLate: () => boolean,
): LayoutSteps<Point[]> {
  const ranks = rankBoxes(boxes.length, links);
  yield 0.1;
  const { below, above } = neighboursOf(boxes.length, links);
  const neighbours = boxes.map((_, index) => [...(below[index] ?? []), ...(above[index] ?? [])]);
  const ranked = rowsByRank(ranks);
  for (let sweep = 0; sweep < sweeps.order && !isLate(); sweep += 1) {
    orderRows(ranked, neighbours, sweep % 2 === 0 ? 'down' : 'up');
    yield 0.1 + (0.6 * (sweep + 1)) / sweeps.order;
  }
  const rows = breakWideRows(ranked, boxes, rowGap, aspect);
  const xs = new Array<number>(boxes.length).fill(0);
  for (const row of rows) spreadEvenly(row, boxes, xs);
  for (let sweep = 0; sweep < sweeps.place && !isLate(); sweep += 1) {
    for (const row of sweep % 2 === 0 ? rows : rows.toReversed()) {
      placeRow(row, boxes, xs, neighbours);
    }
    yield 0.7 + (0.3 * (sweep + 1)) / sweeps.place;
  }
  return stackRows(rows, boxes, xs, rowGap);
}

function rowsByRank(ranks: readonly number[]): number[][] {
  const rows: number[][] = [];
  for (const [index, rank] of ranks.entries()) (rows[rank] ??= []).push(index);
  return rows;
}

function orderRows(
  rows: number[][],
  neighbours: readonly (readonly number[])[],
  way: 'down' | 'up',
): void {
  const position = new Array<number>(neighbours.length).fill(0);
  const note = (row: readonly number[]): void => {
    for (const [at, index] of row.entries()) position[index] = (at + 0.5) / row.length;
  };
  for (const row of rows) note(row);
  const numbers = rows.map((_, number) => number);
  for (const number of way === 'down' ? numbers : numbers.toReversed()) {
    const row = rows[number] ?? [];
    const means = new Map(
      row.map((index) => [
        index,
        meanOf(neighbours[index] ?? [], position) ?? position[index] ?? 0,
      ]),
    );
    row.sort((a, b) => (means.get(a) ?? 0) - (means.get(b) ?? 0) || a - b);
    note(row);
  }
}

function meanOf(indexes: readonly number[], position: readonly number[]): number | undefined {
  if (indexes.length === 0) return undefined;
  return indexes.reduce((sum, index) => sum + (position[index] ?? 0), 0) / indexes.length;
}

/** A picture is wider than high where rows are: no more than twice as much as it should be. */
function breakWideRows(
  rows: readonly number[][],
  boxes: readonly Size[],
  rowGap: number,
  aspect: number,
): number[][] {
  const area = boxes.reduce(
    (sum, { width, height }) => sum + (width + boxGap) * (height + rowGap),
    0,
  );
  const widestBox = boxes.reduce((most, { width }) => Math.max(most, width), 0);
  const widest = Math.max(Math.sqrt(area * aspect * 2), 4 * widestBox);
  return rows.flatMap((row) => {
    const width = row.reduce((sum, index) => sum + (boxes[index]?.width ?? 0) + boxGap, 0);
    const parts = Math.ceil(width / widest);
    // Neighbours stay above each other: every so-manyth of the row goes into the same part.
    return Array.from({ length: parts }, (_, part) =>
      row.filter((_index, at) => at % parts === part),
    );
  });
}

function spreadEvenly(row: readonly number[], boxes: readonly Size[], xs: number[]): void {
  const width = row.reduce((sum, index) => sum + (boxes[index]?.width ?? 0) + boxGap, -boxGap);
  let left = -width / 2;
  for (const index of row) {
    const own = boxes[index]?.width ?? 0;
    xs[index] = left + own / 2;
    left += own + boxGap;
  }
}

/** Moves a row's boxes towards their neighbours, in their order and without touching. */
function placeRow(
  row: readonly number[],
  boxes: readonly Size[],
  xs: number[],
  neighbours: readonly (readonly number[])[],
): void {
  const wanted = row.map(
    (index) => medianOf((neighbours[index] ?? []).map((other) => xs[other] ?? 0)) ?? xs[index] ?? 0,
  );
  const rooms = row.map((index, at) => {
    const before = row[at - 1];
    if (before === undefined) return 0;
    return ((boxes[index]?.width ?? 0) + (boxes[before]?.width ?? 0)) / 2 + boxGap;
  });
  for (const [at, x] of keepApart(wanted, rooms).entries()) {
    const index = row[at];
    if (index !== undefined) xs[index] = x;
  }
}

/**
 * The places nearest to the wanted ones that keep their order and their distances, by the sum of
 * squares: runs of boxes that would overlap are merged and stand around the mean of what they want.
 *
 * @param rooms - The least distance of each to the one before it.
 */
export function keepApart(wanted: readonly number[], rooms: readonly number[]): number[] {
  let offset = 0;
  const offsets = rooms.map((room) => (offset += room));
  const runs: { sum: number; count: number }[] = [];
  for (const [at, want] of wanted.entries()) {
    let run = { sum: want - (offsets[at] ?? 0), count: 1 };
    for (let last = runs.at(-1); last !== undefined; last = runs.at(-1)) {
      if (last.sum / last.count < run.sum / run.count) break;
      run = { sum: last.sum + run.sum, count: last.count + run.count };
      runs.pop();
    }
    runs.push(run);
  }
  const places = runs.flatMap(({ sum, count }) => new Array<number>(count).fill(sum / count));
  return places.map((place, at) => place + (offsets[at] ?? 0));
}

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

function stackRows(
  rows: readonly (readonly number[])[],
  boxes: readonly Size[],
  xs: readonly number[],
  rowGap: number,
): Point[] {
  const places = boxes.map((): Point => ({ x: 0, y: 0 }));
  let top = 0;
  for (const row of rows) {
    const height = row.reduce((most, index) => Math.max(most, boxes[index]?.height ?? 0), 0);
    for (const index of row) places[index] = { x: xs[index] ?? 0, y: top + height / 2 };
    top += height + rowGap;
  }
  return places;
}
