import type { Size } from '../../layoutInput.ts';
import type { Pairs } from './assignColumns.ts';

/** A box, or the place where a line passes a column. */
interface Item {
  readonly column: number;
  readonly height: number;
  readonly isPass: boolean;
  /** The items that it is joined to: in the column before, in the one after, and in its own. */
  readonly before: Item[];
  readonly after: Item[];
  readonly beside: Item[];
  /** Its middle. */
  y: number;
}

/** Boxes in columns, sorted so that few lines cross. */
export interface OrderedColumns {
  readonly boxes: readonly Item[];
  /** By link, the places where its line passes a column, from left to right. */
  readonly passes: readonly (readonly Item[])[];
  readonly columns: readonly (readonly Item[])[];
  readonly crossings: number;
  /** The words of lines in columns of their own. */
  readonly words: Words;
}

/** By link: the column in which its line is to say something, and the room that its words take. */
export type Words = ReadonlyMap<number, Size & { readonly column: number }>;

/** Room between two items of a column, in pixels at zoom 1: less beside a line that passes. */
const room = { boxes: 30, passes: 14, words: 6 } as const;

/** From one side to the other and back, so many times. */
const sweeps = 8;

/** A line that passes columns is kept straight rather than one that ends beside it. */
const straightness = 4;

/** Sorts the boxes of columns so that few lines cross, and so the places where lines pass a column. */
export function orderColumns(
  sizes: readonly number[],
  columnOf: readonly number[],
  links: Pairs,
  words: Words = new Map(),
): OrderedColumns {
  const boxes = sizes.map((height, box) => itemOf(columnOf[box] ?? 0, height));
  const passes = links.map(([from, to], link): Item[] => {
    const own = words.get(link);
    const [one, other] = [boxes[from], boxes[to]];
    if (one === undefined || other === undefined) return [];
    const [first, last] = one.column <= other.column ? [one, other] : [other, one];
    if (first.column === last.column) {
      first.beside.push(last);
      last.beside.push(first);
      return [];
    }
    const between: Item[] = [];
    for (let column = first.column + 1; column < last.column; column += 1) {
      between.push(itemOf(column, own?.column === column ? own.height : 0, true));
    }
    let before = first;
    for (const item of [...between, last]) {
      before.after.push(item);
      item.before.push(before);
      before = item;
    }
    return between;
  });
  const columns = Array.from({ length: Math.max(0, ...columnOf) + 1 }, (): Item[] => []);
  for (const item of [...boxes, ...passes.flat()]) columns[item.column]?.push(item);
  return { boxes, passes, words, ...sortColumns(columns) };
}

function itemOf(column: number, height: number, isPass = false): Item {
  return { column, height, isPass, before: [], after: [], beside: [], y: 0 };
}

/** Sorts each column by what its items are joined to, to and fro, and keeps the best order found. */
function sortColumns(given: readonly Item[][]): Pick<OrderedColumns, 'columns' | 'crossings'> {
  const columns = given.map((column) => [...column]);
  columns.forEach(stack);
  let best = { columns: columns.map((column) => [...column]), crossings: crossingsIn(columns) };
  for (let sweep = 0; sweep < 2 * sweeps && best.crossings > 0; sweep += 1) {
    const isForward = sweep % 2 === 0;
    for (const column of isForward ? columns : columns.toReversed()) {
      const wanted = new Map(column.map((item) => [item, pull(item, isForward)]));
      column.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
      stack(column);
    }
    columns.forEach(exchange);
    const crossings = crossingsIn(columns);
    if (crossings >= best.crossings) continue;
    best = { columns: columns.map((column) => [...column]), crossings };
  }
  best.columns.forEach(stack);
  return best;
}

/** Returns the mean height of what an item is joined to on one side and in its own column. */
function pull(item: Item, isForward: boolean): number {
  const side = isForward ? item.before : item.after;
  const joined = [...(side.length > 0 ? side : [item]), ...item.beside];
  return joined.reduce((sum, { y }) => sum + y, 0) / joined.length;
}

function gapBetween(a: Item, b: Item): number {
  const isWord = a.isPass && b.isPass && a.height + b.height > 0;
  const gap = isWord ? room.words : a.isPass || b.isPass ? room.passes : room.boxes;
  return (a.height + b.height) / 2 + gap;
}

/** Puts the items of a column below each other, around the middle of all columns. */
function stack(column: readonly Item[]): void {
  let y = 0;
  for (const [at, item] of column.entries()) {
    const above = column[at - 1];
    if (above !== undefined) y += gapBetween(above, item);
    item.y = y;
  }
  for (const item of column) item.y -= y / 2;
}

function crossingsIn(columns: readonly (readonly Item[])[]): number {
  let count = 0;
  for (const column of columns) {
    const seen: number[] = [];
    for (const item of column) {
      const ends = item.after.map(({ y }) => y);
      for (const end of ends) for (const other of seen) if (other > end) count += 1;
      seen.push(...ends);
      for (const other of item.beside) {
        count += Math.abs(column.indexOf(other) - column.indexOf(item)) / 2 - 0.5;
      }
    }
  }
  return count;
}

/** Exchanges neighbours in a column as long as that saves crossings. */
function exchange(column: Item[]): void {
  for (let isBetter = true, round = 0; isBetter && round < 10; round += 1) {
    isBetter = false;
    for (let at = 1; at < column.length; at += 1) {
      const [a, b] = [column[at - 1], column[at]];
      if (a === undefined || b === undefined) continue;
      if (crossed(a.before, b.before) + crossed(a.after, b.after) <= 0) continue;
      [column[at - 1], column[at]] = [b, a];
      isBetter = true;
    }
  }
  stack(column);
}

/** Returns by how much more lines to the first ends cross those to the second than the other way around. */
function crossed(first: readonly Item[], second: readonly Item[]): number {
  let sum = 0;
  for (const a of first) for (const b of second) sum += Math.sign(a.y - b.y);
  return sum;
}

/**
 * Moves boxes and passing lines towards what they are joined to, in their order, so that lines get
 * straight.
 *
 * @param stretch - More than 1 leaves more room between them.
 */
export function alignColumns({ columns }: OrderedColumns, stretch: number): void {
  for (let sweep = 0; sweep < 4 * sweeps; sweep += 1) {
    const isForward = sweep % 2 === 0;
    const isLast = sweep >= 2 * sweeps;
    for (const column of isForward ? columns : columns.toReversed()) {
      const wanted = column.map((item) => {
        const side = isForward ? item.before : item.after;
        const joined = isLast ? [...item.before, ...item.after, ...item.beside] : side;
        return joined.length === 0 ? item.y : middleOf(joined.map((other) => nearest(item, other)));
      });
      settle(column, wanted, stretch);
    }
  }
}

/** No line ends nearer to the corner of a box, in pixels. */
export const corner = 9;

/** Returns where a line from an item would be straight: one that passes may reach any part of a side. */
function nearest({ y, isPass }: Item, other: Item): number {
  const half = isPass ? Math.max(0, other.height / 2 - corner) : 0;
  return Math.max(other.y - half, Math.min(other.y + half, y));
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** Items that touch each other, and move as one. */
interface Block {
  readonly items: { readonly item: Item; readonly offset: number }[];
  sum: number;
  weight: number;
}

/** Places a column's items as near as can be to where they are wanted: by the least sum of squares. */
function settle(column: readonly Item[], wanted: readonly number[], stretch: number): void {
  let offset = 0;
  const blocks: Block[] = [];
  for (const [at, item] of column.entries()) {
    const above = column[at - 1];
    if (above !== undefined) offset += gapBetween(above, item) * stretch;
    const weight = item.isPass ? straightness : 1;
    let last = { items: [{ item, offset }], sum: ((wanted[at] ?? 0) - offset) * weight, weight };
    for (let before = blocks.at(-1); before !== undefined; before = blocks.at(-1)) {
      if (before.sum / before.weight <= last.sum / last.weight) break;
      blocks.pop();
      last = {
        items: [...before.items, ...last.items],
        sum: before.sum + last.sum,
        weight: before.weight + last.weight,
      };
    }
    blocks.push(last);
  }
  for (const { items, sum, weight } of blocks) {
    for (const placed of items) placed.item.y = sum / weight + placed.offset;
  }
}
