import type { FindingsColumn, ShownColumn } from '../core/findingsView.ts';

/** The narrowest that a column other than the title becomes in a narrow list, in CSS pixels. */
const narrowest = 64;

/** The same of the connections: the name of one beside the number of the others. */
const narrowestNames = 150;

/** The track of the boxes, in CSS pixels. */
const boxTrack = 40;

/** The grid tracks of columns. The others give way before the title does. */
export interface ColumnTracks {
  /** For `grid-template-columns`. */
  template: string;
  /** The least width of the columns, in CSS pixels. */
  minWidth: number;
}

function least({ column, width }: ShownColumn): number {
  if (column === 'title') return width;
  return Math.min(width, column === 'connections' ? narrowestNames : narrowest);
}

/**
 * Returns how wide a browser makes a column, in CSS pixels: what is beyond the least of all is
 * shared out evenly until each has its width, and the title takes the rest. 0 for one that isn't shown.
 */
export function columnWidth(
  columns: readonly ShownColumn[],
  wanted: FindingsColumn,
  available: number,
): number {
  const spare = available - boxTrack - columns.reduce((sum, shown) => sum + least(shown), 0);
  let rest = Math.max(0, spare);
  const others = columns
    .filter(({ column }) => column !== 'title')
    .toSorted((one, other) => one.width - least(one) - (other.width - least(other)));
  const widths = new Map<FindingsColumn, number>();
  for (const [at, shown] of others.entries()) {
    const more = Math.min(shown.width - least(shown), rest / (others.length - at));
    rest -= more;
    widths.set(shown.column, least(shown) + more);
  }
  const title = columns.find(({ column }) => column === 'title');
  if (title !== undefined) widths.set('title', least(title) + rest);
  return widths.get(wanted) ?? 0;
}

/** Returns the tracks of columns: the title takes what is left, the others at most their width. */
export function columnTracks(columns: readonly ShownColumn[]): ColumnTracks {
  const tracks = columns.map((shown) =>
    shown.column === 'title'
      ? `minmax(${least(shown)}px, 1fr)`
      : `minmax(${least(shown)}px, ${shown.width}px)`,
  );
  return {
    template: [`${boxTrack}px`, ...tracks].join(' '),
    minWidth: boxTrack + columns.reduce((sum, shown) => sum + least(shown), 0),
  };
}
