import { gapBetween, type Item, type OrderedColumns } from './orderColumns.ts';

/** An item of a column, and the height of an edge on it. */
export interface Stop {
  readonly item: Item;
  /** The height below the item's centre. */
  readonly below: number;
}

/** Two stops in neighbouring columns. */
export type Pair = readonly [Stop, Stop];

/** Items that move as one: edges between them are straight. */
type Block = ReadonlySet<Item>;

/**
 * Moves items within the free room of their columns so that edges run straight, the nearly straight
 * ones first. Changes neither the order of a column nor the height of the picture.
 */
export function straightenPairs(pairs: readonly Pair[], { columns }: OrderedColumns): void {
  const all = columns.flat();
  const top = Math.min(...all.map(({ y, height }) => y - height / 2));
  const bottom = Math.max(...all.map(({ y, height }) => y + height / 2));
  const blocks = new Map<Item, Block>(all.map((item) => [item, new Set([item])]));
  const places = new Map(
    columns.flatMap((column) => column.map((item, at) => [item, at] as const)),
  );
  const roomOf = (block: Block, isUp: boolean): number => {
    const rooms = Array.from(block, (item) => {
      const next = columns[item.column]?.[(places.get(item) ?? 0) + (isUp ? -1 : 1)];
      if (next !== undefined && block.has(next)) return Infinity;
      const edge = isUp ? item.y - item.height / 2 - top : bottom - item.y - item.height / 2;
      return next === undefined ? edge : Math.abs(next.y - item.y) - gapBetween(item, next);
    });
    return Math.max(0, Math.min(...rooms));
  };
  const move = (block: Block, by: number): void => {
    for (const item of block) item.y += by;
  };
  const apart = ([a, b]: Pair): number => b.item.y + b.below - a.item.y - a.below;
  for (const pair of pairs.toSorted((a, b) => Math.abs(apart(a)) - Math.abs(apart(b)))) {
    const [one, other] = [blocks.get(pair[0].item), blocks.get(pair[1].item)];
    if (one === undefined || other === undefined || one === other) continue;
    const by = apart(pair);
    const isUp = by > 0;
    const far = Math.abs(by);
    const first = Math.min(far, roomOf(other, isUp));
    move(other, isUp ? -first : first);
    if (far - first > roomOf(one, !isUp) + 1e-6) {
      move(other, isUp ? first : -first);
      continue;
    }
    move(one, isUp ? far - first : first - far);
    const joined = new Set([...one, ...other]);
    for (const item of joined) blocks.set(item, joined);
  }
}
