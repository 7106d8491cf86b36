/** A directed link between two boxes, by index. */
export type DirectedLink = readonly [from: number, to: number];

/**
 * Gives each box a rank such that links lead from lower to higher ranks. Links that close a circle
 * are read the other way round; a box that nothing leads to stands right above what it leads to.
 *
 * @returns The rank of each box, from 0 without a gap.
 */
export function rankBoxes(size: number, links: readonly DirectedLink[]): number[] {
  const acyclic = breakCycles(size, links);
  const order = topologicalOrder(size, acyclic);
  const { below, above } = neighboursOf(size, acyclic);
  const ranks = new Array<number>(size).fill(0);
  for (const index of order) {
    for (const next of below[index] ?? []) {
      ranks[next] = Math.max(ranks[next] ?? 0, (ranks[index] ?? 0) + 1);
    }
  }
  for (const index of order.toReversed()) {
    const leads = below[index] ?? [];
    if ((above[index] ?? []).length > 0 || leads.length === 0) continue;
    ranks[index] = leads.reduce((least, next) => Math.min(least, ranks[next] ?? 0), Infinity) - 1;
  }
  return withoutGaps(ranks);
}

/**
 * The links with those that close a circle turned round. Which do is told by an order that puts
 * sources first and sinks last (Eades, Lin and Smyth's heuristic).
 */
export function breakCycles(size: number, links: readonly DirectedLink[]): DirectedLink[] {
  const { below, above } = neighboursOf(size, links);
  const out = below.map(({ length }) => length);
  const into = above.map(({ length }) => length);
  const isTaken = new Array<boolean>(size).fill(false);
  const position = new Array<number>(size).fill(0);
  let [first, last] = [0, size - 1];
  const take = (index: number, place: number): void => {
    isTaken[index] = true;
    position[index] = place;
    for (const next of below[index] ?? []) into[next] = (into[next] ?? 0) - 1;
    for (const before of above[index] ?? []) out[before] = (out[before] ?? 0) - 1;
  };
  while (first <= last) {
    let best = -1;
    let isSink = false;
    for (let index = 0; index < size; index += 1) {
      if (isTaken[index] === true) continue;
      if ((out[index] ?? 0) === 0) {
        [best, isSink] = [index, true];
        break;
      }
      const surplus = (out[index] ?? 0) - (into[index] ?? 0);
      if (best < 0 || surplus > (out[best] ?? 0) - (into[best] ?? 0)) best = index;
    }
    if (isSink) {
      take(best, last);
      last -= 1;
    } else {
      take(best, first);
      first += 1;
    }
  }
  return links
    .filter(([from, to]) => from !== to)
    .map(([from, to]) =>
      (position[from] ?? 0) < (position[to] ?? 0) ? ([from, to] as const) : ([to, from] as const),
    );
}

function topologicalOrder(size: number, links: readonly DirectedLink[]): number[] {
  const { below, above } = neighboursOf(size, links);
  const waiting = above.map(({ length }) => length);
  const order = waiting.flatMap((count, index) => (count === 0 ? [index] : []));
  for (let at = 0; at < order.length; at += 1) {
    for (const next of below[order[at] ?? -1] ?? []) {
      waiting[next] = (waiting[next] ?? 0) - 1;
      if (waiting[next] === 0) order.push(next);
    }
  }
  return order;
}

/** What each box leads to and what leads to it. */
export function neighboursOf(
  size: number,
  links: readonly DirectedLink[],
): { below: number[][]; above: number[][] } {
  const below = Array.from({ length: size }, (): number[] => []);
  const above = Array.from({ length: size }, (): number[] => []);
  for (const [from, to] of links) {
    if (from === to) continue;
    below[from]?.push(to);
    above[to]?.push(from);
  }
  return { below, above };
}

function withoutGaps(ranks: readonly number[]): number[] {
  const used = [...new Set(ranks)].sort((a, b) => a - b);
  const numbers = new Map(used.map((rank, index) => [rank, index]));
  return ranks.map((rank) => numbers.get(rank) ?? 0);
}
