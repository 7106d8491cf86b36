export interface MovedIndexOptions {
  /** The axis of the arrow keys. @default 'vertical' */
  axis?: 'vertical' | 'horizontal';
  /** True to wrap around. @default false */
  loop?: boolean;
  /** True to reverse horizontal arrows for right-to-left. @default false */
  isRtl?: boolean;
  /** The number of items per page. @default Page Up and Page Down are ignored */
  page?: number;
}

/**
 * Returns the index that a key moves to in a list with one tab stop: arrow keys, Home, End, Page Up
 * and Page Down. Undefined for other keys and in an empty list.
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
