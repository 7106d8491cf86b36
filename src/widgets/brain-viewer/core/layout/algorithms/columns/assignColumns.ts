import type { LayoutInput } from '../../layoutInput.ts';

/** Links as pairs of box indexes. */
export type Pairs = LayoutInput['links'];

/** The costs of links that don't lead to the next column, and of columns above the height limit. */
const price = { further: 0.7, beside: 2.2, back: 3, high: 4 } as const;

/**
 * Assigns ranks by longest path, after a greedy removal of cycles: a link leads to a higher rank,
 * except for a few back edges.
 */
export function rankBoxes(count: number, links: Pairs): number[] {
  const order = orderForward(count, links);
  const at = new Map(order.map((box, index) => [box, index]));
  const next = Array.from({ length: count }, (): number[] => []);
  for (const [from, to] of links) {
    const isBack = (at.get(from) ?? 0) > (at.get(to) ?? 0);
    next[isBack ? to : from]?.push(isBack ? from : to);
  }
  const ranks = new Array<number>(count).fill(0);
  for (const box of order) {
    for (const later of next[box] ?? []) {
      ranks[later] = Math.max(ranks[later] ?? 0, (ranks[box] ?? 0) + 1);
    }
  }
  return ranks;
}

/** Orders boxes with few back edges by the heuristic of Eades, Lin and Smyth. */
function orderForward(count: number, links: Pairs): number[] {
  const out = new Array<number>(count).fill(0);
  const into = new Array<number>(count).fill(0);
  for (const [from, to] of links) {
    out[from] = (out[from] ?? 0) + 1;
    into[to] = (into[to] ?? 0) + 1;
  }
  const left = new Set(out.keys());
  const take = (box: number): void => {
    left.delete(box);
    for (const [from, to] of links) {
      if (to === box) out[from] = (out[from] ?? 0) - 1;
      if (from === box) into[to] = (into[to] ?? 0) - 1;
    }
  };
  const [first, last]: [number[], number[]] = [[], []];
  while (left.size > 0) {
    const sinks = [...left].filter((box) => out[box] === 0);
    for (const box of sinks) take(box);
    last.unshift(...sinks);
    const sources = [...left].filter((box) => into[box] === 0);
    for (const box of sources) take(box);
    first.push(...sources);
    if (sinks.length + sources.length > 0) continue;
    const gain = (box: number): number => (out[box] ?? 0) - (into[box] ?? 0);
    const best = [...left].reduce((a, b) => (gain(b) > gain(a) ? b : a));
    take(best);
    first.push(best);
  }
  return [...first, ...last];
}

interface ColumnChoice {
  readonly heights: readonly number[];
  readonly links: Pairs;
  readonly ranks: readonly number[];
  readonly columns: number;
  /** The soft limit of a column's height. */
  readonly limit: number;
}

/** Assigns boxes to columns by local search, so that most links lead to the next column. */
export function assignColumns({ heights, links, ranks, columns, limit }: ColumnChoice): number[] {
  const most = Math.max(1, ...ranks.map((rank) => rank + 1));
  const columnOf = ranks.map((rank) => Math.min(columns - 1, Math.floor((rank * columns) / most)));
  const loads = new Array<number>(columns).fill(0);
  for (const [box, column] of columnOf.entries()) {
    loads[column] = (loads[column] ?? 0) + (heights[box] ?? 0);
  }
  const usual = heights.reduce((sum, height) => sum + height, 0) / Math.max(1, heights.length);
  const joined = heights.map((_, box) => links.filter((link) => link.includes(box)));
  const costAt = (box: number, column: number): number => {
    const others = (loads[column] ?? 0) - (columnOf[box] === column ? (heights[box] ?? 0) : 0);
    let sum = (price.high * Math.max(0, others + (heights[box] ?? 0) - limit)) / usual;
    for (const [from, to] of joined[box] ?? []) {
      const other = columnOf[from === box ? to : from] ?? 0;
      const by = from === box ? other - column : column - other;
      if (by === 0) sum += price.beside;
      else sum += (Math.abs(by) - 1) * price.further + (by < 0 ? price.back : 0);
    }
    return sum;
  };
  for (let isBetter = true, pass = 0; isBetter && pass < 30; pass += 1) {
    isBetter = false;
    for (const [box, own] of columnOf.entries()) {
      let [best, least] = [own, costAt(box, own) - 1e-6];
      for (let column = 0; column < columns; column += 1) {
        const cost = costAt(box, column);
        if (cost < least) [best, least] = [column, cost];
      }
      if (best === own) continue;
      isBetter = true;
      columnOf[box] = best;
      loads[own] = (loads[own] ?? 0) - (heights[box] ?? 0);
      loads[best] = (loads[best] ?? 0) + (heights[box] ?? 0);
    }
  }
  const used = [...new Set(columnOf)].sort((a, b) => a - b);
  return columnOf.map((column) => used.indexOf(column));
}
