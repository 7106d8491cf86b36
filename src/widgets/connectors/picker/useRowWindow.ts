import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useRef, type RefObject } from 'react';
import { observeViewport, useBrowserLayoutEffect, useElementWidth } from '../../../ui/index.ts';

/** The height of each row in pixels, where there is room and where names need two lines. */
export interface RowHeights {
  wide: number;
  narrow: number;
}

/** The rows of a list that are in sight, and a few around them. */
export interface RowWindowState {
  viewport: RefObject<HTMLDivElement | null>;
  rows: readonly VirtualItem[];
  /** Pixels of all rows together. */
  totalHeight: number;
  /** Pixels of one row. */
  rowHeight: number;
  /** Whether names have two lines. */
  isNarrow: boolean;
  scrollTo: (index: number) => void;
}

/** Pixels of a list beneath which a name is given two lines. */
const narrow = 420;

/** Draws only the rows of a long list that are in sight. All rows have one height at a time. */
export function useRowWindow(count: number, heights: RowHeights, overscan: number): RowWindowState {
  const viewport = useRef<HTMLDivElement>(null);
  const width = useElementWidth(viewport);
  const isNarrow = width > 0 && width < narrow;
  const rowHeight = isNarrow ? heights.narrow : heights.wide;
  // eslint-disable-next-line react-hooks/incompatible-library -- Nothing of the virtualizer is memoized.
  const virtual = useVirtualizer({
    observeElementRect: observeViewport,
    count,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeight,
    overscan,
  });
  useBrowserLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  return {
    viewport,
    rows: virtual.getVirtualItems(),
    totalHeight: virtual.getTotalSize(),
    rowHeight,
    isNarrow,
    scrollTo: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
  };
}
