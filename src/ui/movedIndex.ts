export interface MovedIndexOptions {
  /** The arrow keys that move. @default 'vertical' */
  axis?: 'vertical' | 'horizontal';
  /** True if the first follows the last. @default false */
  loop?: boolean;
  /** True if a line starts on the right, for horizontal arrows. @default false */
  isRtl?: boolean;
  /** The items that Page up and Page down move by. @default these keys don't move */
  page?: number;
}

/**
 * Returns where a key leads in a list that is one tab stop: an arrow to a neighbour, Home and End to
 * the ends, Page up and Page down by a page. Undefined for every other key, and in an empty list.
 *
 * @param index - The current item; -1 for none.
 */
export function movedIndex(
  key: string,
  index: number,
  count: number,
  { axis = 'vertical', loop = false, isRtl = false, page }: MovedIndexOptions = {},
): number | undefined {
  const [forward, back] =
    axis === 'vertical'
      ? ['ArrowDown', 'ArrowUp']
      : isRtl
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft'];
  const last = count - 1;
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (page !== undefined && key === 'PageDown') return Math.min(index + page, last);
  if (page !== undefined && key === 'PageUp') return Math.max(index - page, 0);
  if (key === forward) return index < last ? index + 1 : loop ? 0 : last;
  if (key === back) return index > 0 ? index - 1 : loop || index < 0 ? last : 0;
  return undefined;
}
