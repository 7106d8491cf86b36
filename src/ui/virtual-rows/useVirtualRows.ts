import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { observeViewport } from '../observeViewport.ts';
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts';

/** Options of {@link useVirtualRows}. */
export interface VirtualRowsOptions {
  count: number;
  /** Of every row, in CSS pixels. */
  rowHeight: number;
  /** The height of each row, where they differ; the same function as long as they stay. */
  heightOf?: ((index: number) => number) | undefined;
  scroller: RefObject<HTMLElement | null>;
  /** The height of a header that stands before the rows and stays at the top, in CSS pixels. @default 0 */
  headerHeight?: number;
  /** A row that exists wherever it is, so that it can be named as the active one. @default none */
  keep?: number;
  /** Rows beyond each end of what is in view. @default 6 */
  overscan?: number;
}

/** A row that exists. */
export interface VirtualRow {
  index: number;
  /** From the top of the rows, in CSS pixels. */
  top: number;
  /**
   * For React. Rows share a few more keys than there are elements, so that scrolling gives elements
   * other content and creates none.
   */
  key: string | number;
}

/** The rows of a long list that exist as elements. */
export interface VirtualRows {
  rows: readonly VirtualRow[];
  /** Of all rows, in CSS pixels. */
  height: number;
  /** Brings a row into view, by as little as it takes. */
  scrollTo: (index: number) => void;
}

/** Decides which rows of a long list exist: those in view, a few around them, and one to keep. */
export function useVirtualRows({
  count,
  rowHeight,
  heightOf,
  scroller,
  headerHeight = 0,
  keep = -1,
  overscan = 6,
}: VirtualRowsOptions): VirtualRows {
  // eslint-disable-next-line react-hooks/incompatible-library -- Its functions are used here alone.
  const virtualizer = useVirtualizer({
    observeElementRect: observeViewport,
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf ?? (() => rowHeight),
    overscan,
    // The rows stand lower than their own places by the header, which covers as much of the top.
    scrollPaddingEnd: headerHeight,
    rangeExtractor: (range) => rangeWith(range, keep),
  });
  useBrowserLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, heightOf]);
  const items = virtualizer.getVirtualItems();
  const keys = Math.ceil((items.length + 1) / 16) * 16;
  return {
    rows: items.map(({ index, start }) => ({
      index,
      top: start,
      key: index === keep ? 'kept' : index % keys,
    })),
    height: virtualizer.getTotalSize(),
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}

function rangeWith({ startIndex, endIndex, overscan, count }: Range, keep: number): number[] {
  const start = Math.max(0, startIndex - overscan);
  const end = Math.min(count - 1, endIndex + overscan);
  const indexes = Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at);
  if (keep < 0 || keep >= count) return indexes;
  if (keep < start) indexes.unshift(keep);
  else if (keep > end) indexes.push(keep);
  return indexes;
}
