import type { ShownColumn } from '../core/findingsView.ts';

/** The narrowest that a column other than the title becomes in a narrow list, in CSS pixels. */
const narrowest = 64;

/** The track of the boxes, in CSS pixels. */
const boxTrack = 40;

/** The grid tracks of columns. The others give way before the title does. */
export interface ColumnTracks {
  /** For `grid-template-columns`. */
  template: string;
  /** What the columns need at least, in CSS pixels. */
  minWidth: number;
}

/** Returns the tracks of columns: the title takes what is left, the others at most their width. */
export function columnTracks(columns: readonly ShownColumn[]): ColumnTracks {
  const least = ({ column, width }: ShownColumn): number =>
    column === 'title' ? width : Math.min(width, narrowest);
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
