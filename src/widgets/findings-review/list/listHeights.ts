import type { Density } from '../../../ui/index.ts';

/** Of what is in the list beside text of the usual size, in CSS pixels. A title has two lines. */
export const usualListHeights = { head: 36, row: 56, compactRow: 46, card: 84, group: 36 };

/** Of what is in the list, in CSS pixels. */
export type ListHeights = Readonly<typeof usualListHeights>;

/** Returns the height of a finding's row, or of its card in a narrow list. */
export function rowHeightOf(heights: ListHeights, isNarrow: boolean, density: Density): number {
  if (isNarrow) return heights.card;
  return density === 'compact' ? heights.compactRow : heights.row;
}
