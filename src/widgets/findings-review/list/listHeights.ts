import type { Density } from '../../../ui/index.ts';

/** Of what is in the list beside text of the usual size, in CSS pixels. */
export const usualListHeights = {
  head: 36,
  group: 36,
  /** Of a row whose texts take one line, and of one whose title or theme takes two. */
  row: 44,
  tallRow: 60,
  compactRow: 34,
  tallCompactRow: 48,
  card: 66,
  tallCard: 84,
};

/** Of what is in the list, in CSS pixels. */
export type ListHeights = Readonly<typeof usualListHeights>;

/** Of the rows of a list, or of its cards where it is narrow, in CSS pixels. */
export interface RowHeightsOfList {
  low: number;
  tall: number;
}

/** Returns the heights of a finding's row, or of its card in a narrow list. */
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
