import { columnWidths, type FindingsColumn, type ShownColumn } from '../core/findingsView.ts';

/** The minimum widths of columns with heads or values that must stay readable, in CSS pixels. */
const minWidths: Partial<Record<FindingsColumn, number>> = {
  theme: 92,
  confidence: 112,
  connections: 150,
  status: 104,
  state: 104,
};

/** The width of the checkbox column, in CSS pixels. */
const boxTrack = 40;

function minWidthOf({ column, width }: ShownColumn): number {
  if (column === 'title') return width;
  return Math.min(width, minWidths[column] ?? 64);
}

/**
 * Returns the columns that a list of this width has room for: those at the end give way, and the
 * title stays. All of them before the list is measured.
 */
export function columnsThatFit(
  columns: readonly ShownColumn[],
  available: number,
): readonly ShownColumn[] {
  let rest = available - boxTrack - columnWidths.title;
  return columns.filter((shown) => {
    if (available === 0 || shown.column === 'title') return true;
    rest -= minWidthOf(shown);
    return rest >= 0;
  });
}

/**
 * Computes a column's width as the browser's grid does, in CSS pixels: space beyond the minimum is
 * shared evenly until each column has its width, and the title takes the rest. 0 if it is hidden.
 */
export function columnWidth(
  columns: readonly ShownColumn[],
  wanted: FindingsColumn,
  available: number,
): number {
  const spare = available - boxTrack - columns.reduce((sum, shown) => sum + minWidthOf(shown), 0);
  let rest = Math.max(0, spare);
  const others = columns
    .filter(({ column }) => column !== 'title')
    .toSorted((one, other) => one.width - minWidthOf(one) - (other.width - minWidthOf(other)));
  const widths = new Map<FindingsColumn, number>();
  for (const [at, shown] of others.entries()) {
    const more = Math.min(shown.width - minWidthOf(shown), rest / (others.length - at));
    rest -= more;
    widths.set(shown.column, minWidthOf(shown) + more);
  }
  const title = columns.find(({ column }) => column === 'title');
  if (title !== undefined) widths.set('title', minWidthOf(title) + rest);
  return widths.get(wanted) ?? 0;
}

/** Returns the columns' tracks: the title takes the remaining space, others at most their width. */
export function columnTracks(columns: readonly ShownColumn[]) {
  const tracks = columns.map((shown) =>
    shown.column === 'title'
      ? `minmax(${minWidthOf(shown)}px, 1fr)`
      : `minmax(${minWidthOf(shown)}px, ${shown.width}px)`,
  );
  return {
    template: [`${boxTrack}px`, ...tracks].join(' '),
    minWidth: boxTrack + columns.reduce((sum, shown) => sum + minWidthOf(shown), 0),
  };
}
