import type { Density } from '../../../ui/index.ts';

/** Heights in the list at the default text size, in CSS pixels. */
export const usualListHeights = {
  head: 36,
  group: 36,
  /** Heights of rows with one line of text, before they are measured. */
  row: 44,
  compactRow: 34,
  /** The second line of a title or a theme. */
  line: 16,
  compactLine: 14,
  card: 66,
  tallCard: 84,
};

export type ListHeights = Readonly<typeof usualListHeights> & {
  /** The height of a row with one line of text by the theme. */
  readonly themed: number | undefined;
};

/** Heights of a list's rows, or of its cards if narrow, in CSS pixels. */
export interface RowHeightsOfList {
  low: number;
  tall: number;
}

export function rowHeightsOf(
  heights: ListHeights,
  isNarrow: boolean,
  density: Density,
): RowHeightsOfList {
  if (isNarrow) return { low: heights.card, tall: heights.tallCard };
  const isCompact = density === 'compact';
  const low = heights.themed ?? (isCompact ? heights.compactRow : heights.row);
  return { low, tall: low + (isCompact ? heights.compactLine : heights.line) };
}
