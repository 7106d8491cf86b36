import { type BrainMap, groupId, strengthOf } from './brainMap.ts';
import type { MapRows } from './mapScene.ts';

/** Deals groups into rows of similar length, then swaps them while that shortens the links. */
export function arrangeRows(
  { groups, links }: BrainMap,
  columns: number,
  before: MapRows | undefined,
): MapRows {
  const names = groups.map(({ group }) => groupId(group.name));
  const known = before?.flat() ?? [];
  const isSame =
    before !== undefined &&
    known.length === names.length &&
    names.every((name) => known.includes(name)) &&
    Math.max(...before.map(({ length }) => length)) === columns;
  if (isSame) return before;
  const rowCount = Math.ceil(names.length / columns);
  const startOf = (row: number): number => Math.ceil((row * names.length) / rowCount);
  const sizes = Array.from({ length: rowCount }, (_, row) => startOf(row + 1) - startOf(row));
  const places = sizes.flatMap((size, row) =>
    Array.from({ length: size }, (_, column) => ({ x: ((column + 0.5) / size) * columns, y: row })),
  );
  const order = shorten(names, links, places);
  let taken = 0;
  return sizes.map((size) => order.slice(taken, (taken += size)));
}

function shorten(
  names: readonly string[],
  links: BrainMap['links'],
  places: readonly { readonly x: number; readonly y: number }[],
): string[] {
  const order = [...names];
  const lengthOf = (): number => {
    const placeOf = new Map(order.map((name, index) => [name, places[index]]));
    return links.reduce((sum, link) => {
      const [a, b] = [placeOf.get(link.source), placeOf.get(link.target)];
      if (a === undefined || b === undefined) return sum;
      return sum + Math.log2(1 + strengthOf(link)) * ((a.x - b.x) ** 2 + 1.4 * (a.y - b.y) ** 2);
    }, 0);
  };
  let best = lengthOf();
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let one = 0; one < order.length; one += 1) {
      for (let other = one + 1; other < order.length; other += 1) {
        swap(order, one, other);
        const length = lengthOf();
        if (length < best - 1e-9) [best, isBetter] = [length, true];
        else swap(order, one, other);
      }
    }
  }
  return order;
}

function swap(order: string[], one: number, other: number): void {
  const [a, b] = [order[one], order[other]];
  if (a === undefined || b === undefined) return;
  order[one] = b;
  order[other] = a;
}
