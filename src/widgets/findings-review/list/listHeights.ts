import type { Density } from '../../../ui/index.ts';

/** Heights in the list at the default text size, in CSS pixels. */
export const usualListHeights = {
  head: 36,
  group: 36,
  /** Heights of rows with one line of text, and with a title or theme of two lines. */
  row: 44,
  tallRow: 60,
  compactRow: 34,
  tallCompactRow: 48,
  card: 66,
  tallCard: 84,
};

export type ListHeights = Readonly<typeof usualListHeights>;

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
  return density === 'compact'
    ? { low: heights.compactRow, tall: heights.tallCompactRow }
    : { low: heights.row, tall: heights.tallRow };
}
