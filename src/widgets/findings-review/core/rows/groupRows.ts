/** Consecutive rows with the same name. */
export interface RowGroup {
  name: string;
  /** The position of its first row. */
  start: number;
  count: number;
}

export interface GroupedRows {
  rows: Uint32Array;
  groups: readonly RowGroup[];
}

/**
 * Groups rows by name, in the order of names and with the unnamed group last. Rows of a group keep
 * their order.
 */
export function groupRows(
  rows: Uint32Array,
  nameOf: (row: number) => string,
  compare: (one: string, other: string) => number,
): GroupedRows {
  const byName = new Map<string, number[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const group = byName.get(name);
    if (group === undefined) byName.set(name, [row]);
    else group.push(row);
  }
  const names = [...byName.keys()].sort(
    (one, other) => Number(one === '') - Number(other === '') || compare(one, other),
  );
  const grouped = new Uint32Array(rows.length);
  let start = 0;
  const groups = names.map((name): RowGroup => {
    const own = byName.get(name) ?? [];
    grouped.set(own, start);
    start += own.length;
    return { name, start: start - own.length, count: own.length };
  });
  return { rows: grouped, groups };
}

export type ListItem = { kind: 'row'; position: number } | { kind: 'group'; group: RowGroup };

export function itemAt(groups: readonly RowGroup[], place: number): ListItem {
  const at = lastBelow(groups, (group, before) => group.start + before <= place);
  const group = groups[at];
  if (group === undefined) return { kind: 'row', position: place };
  if (group.start + at === place) return { kind: 'group', group };
  return { kind: 'row', position: place - at - 1 };
}

/** Returns the index of a row in a grouped list. */
export function placeOf(groups: readonly RowGroup[], position: number): number {
  return position + lastBelow(groups, ({ start }) => start <= position) + 1;
}

/** Returns the last index of the prefix for which the predicate holds, or -1, by binary search. */
function lastBelow(
  groups: readonly RowGroup[],
  holds: (group: RowGroup, index: number) => boolean,
): number {
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const group = groups[middle];
    if (group !== undefined && holds(group, middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
