import type { Size } from '../../layoutInput.ts';
import type { Pairs } from './assignColumns.ts';

/** A box, or a dummy node where an edge passes through a column. */
export interface Item {
  readonly column: number;
  readonly height: number;
  readonly isPass: boolean;
  /** Adjacent items in the previous, the next and the same column. */
  readonly before: Item[];
  readonly after: Item[];
  readonly beside: Item[];
  /** The vertical centre. */
  y: number;
}

/** Columns of boxes and dummy nodes, ordered to reduce crossings. */
export interface OrderedColumns {
  readonly boxes: readonly Item[];
  /** The dummy nodes of each link, from left to right. */
  readonly passes: readonly (readonly Item[])[];
  readonly columns: readonly (readonly Item[])[];
  readonly crossings: number;
  /** The badges of edges that have a column of their own. */
  readonly badges: Badges;
}

/** The column and the size of each link's badge. */
export type Badges = ReadonlyMap<number, Size & { readonly column: number }>;

/** Gaps within a column, in pixels at zoom 1: between boxes, beside dummy nodes, between badges. */
const room = { boxes: 30, passes: 14, badges: 6 } as const;

/** The number of sweeps forwards and backwards. */
const sweeps = 8;

/** The weight of dummy nodes in alignment, so that long edges are straight. */
const straightness = 4;

/** Inserts dummy nodes and orders the columns to reduce crossings. */
export function orderColumns(
  sizes: readonly number[],
  columnOf: readonly number[],
  links: Pairs,
  badges: Badges = new Map(),
): OrderedColumns {
  const boxes = sizes.map((height, box) => itemOf(columnOf[box] ?? 0, height));
  const passes = links.map(([from, to], link): Item[] => {
    const own = badges.get(link);
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
  return { boxes, passes, badges, ...sortColumns(columns) };
}

function itemOf(column: number, height: number, isPass = false): Item {
  return { column, height, isPass, before: [], after: [], beside: [], y: 0 };
}

/** Orders columns by barycentre sweeps and swaps of neighbours, and keeps the best order found. */
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

/** Returns an item's barycentre: its neighbours' mean height on one side and in its column. */
function pull(item: Item, isForward: boolean): number {
  const side = isForward ? item.before : item.after;
  const joined = [...(side.length > 0 ? side : [item]), ...item.beside];
  return joined.reduce((sum, { y }) => sum + y, 0) / joined.length;
}

/** Returns the minimum distance of two neighbours' centres in a column. */
export function gapBetween(a: Item, b: Item): number {
  const isBadge = a.isPass && b.isPass && a.height + b.height > 0;
  const gap = isBadge ? room.badges : a.isPass || b.isPass ? room.passes : room.boxes;
  return (a.height + b.height) / 2 + gap;
}

/** Stacks the items of a column, centred at 0. */
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

/** Swaps neighbours in a column while that saves crossings. */
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

/** Returns the crossings saved by swapping two items, given their neighbours on one side. */
function crossed(first: readonly Item[], second: readonly Item[]): number {
  let sum = 0;
  for (const a of first) for (const b of second) sum += Math.sign(a.y - b.y);
  return sum;
}

/** Moves items towards the median of their neighbours, in the given order. */
export function alignColumns({ columns }: OrderedColumns): void {
  for (let sweep = 0; sweep < 4 * sweeps; sweep += 1) {
    const isForward = sweep % 2 === 0;
    const isLast = sweep >= 2 * sweeps;
    for (const column of isForward ? columns : columns.toReversed()) {
      const wanted = column.map((item) => {
        const side = isForward ? item.before : item.after;
        const joined = isLast ? [...item.before, ...item.after, ...item.beside] : side;
        return joined.length === 0 ? item.y : middleOf(joined.map((other) => nearest(item, other)));
      });
      settle(column, wanted);
    }
  }
}

/** The minimum distance of a port from a box's corner, in pixels. */
export const corner = 9;

/** Returns the height at which an edge is straight. From a dummy node, it may be any port. */
function nearest({ y, isPass }: Item, other: Item): number {
  const half = isPass ? Math.max(0, other.height / 2 - corner) : 0;
  return Math.max(other.y - half, Math.min(other.y + half, y));
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** Adjacent items that move as one. */
interface Block {
  readonly items: { readonly item: Item; readonly offset: number }[];
  sum: number;
  weight: number;
}

/** Places items close to their wanted heights: a weighted isotonic regression (PAVA). */
function settle(column: readonly Item[], wanted: readonly number[]): void {
  let offset = 0;
  const blocks: Block[] = [];
  for (const [at, item] of column.entries()) {
    const above = column[at - 1];
    if (above !== undefined) offset += gapBetween(above, item);
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
