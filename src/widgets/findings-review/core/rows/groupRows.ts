/** Rows with the same name, one after the other. */
export interface RowGroup {
  name: string;
  /** The place of its first row among the rows. */
  start: number;
  count: number;
}

/** Rows in groups. */
export interface GroupedRows {
  rows: Uint32Array;
  groups: readonly RowGroup[];
}

/**
 * Puts rows of one name together, in the order of names. Rows of a group stay in the order they had;
 * a group without a name comes last.
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

/** An item of a list: a row, or the heading of a group. */
export type ListItem = { kind: 'row'; position: number } | { kind: 'group'; group: RowGroup };

/** Returns the item of a list with headings at a place, counted from 0. */
export function itemAt(groups: readonly RowGroup[], place: number): ListItem {
  const at = lastBelow(groups, (group, before) => group.start + before <= place);
  const group = groups[at];
  if (group === undefined) return { kind: 'row', position: place };
  if (group.start + at === place) return { kind: 'group', group };
  return { kind: 'row', position: place - at - 1 };
}

/** The place in a list with headings at which it shows a row. */
export function placeOf(groups: readonly RowGroup[], position: number): number {
  return position + lastBelow(groups, ({ start }) => start <= position) + 1;
}

/** The last group for which something is so that is so for all before it; -1 for none. */
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
