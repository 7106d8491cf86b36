import { observeElementRect, type Virtualizer } from '@tanstack/react-virtual';

/** The height that rows are drawn for where there is no layout, as in jsdom. In CSS pixels. */
const assumedHeight = 600;

/** For `useVirtualizer`: draws the first rows also where every element has the height 0. */
export function observeViewport<T extends Element>(
  virtualizer: Virtualizer<T, Element>,
  listener: (size: { width: number; height: number }) => void,
): (() => void) | undefined {
  return observeElementRect(virtualizer, (size) =>
    listener(size.height === 0 ? { ...size, height: assumedHeight } : size),
  );
}
