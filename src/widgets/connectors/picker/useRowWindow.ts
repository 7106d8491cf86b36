import { useRef, type RefObject } from 'react';
import { useElementWidth, useVirtualRows, type VirtualRows } from '../../../ui/index.ts';

/** The height of each row in pixels, where there is room and where names need two lines. */
export interface RowHeights {
  wide: number;
  narrow: number;
}

/** The rows of a list that are in sight, and a few around them. */
export interface RowWindowState extends VirtualRows {
  viewport: RefObject<HTMLDivElement | null>;
  /** Pixels of one row. */
  rowHeight: number;
  /** Whether names have two lines. */
  isNarrow: boolean;
}

/** Pixels of a list beneath which a name is given two lines. */
const narrow = 420;

/** Draws only the rows of a long list that are in sight. All rows have one height at a time. */
export function useRowWindow(count: number, heights: RowHeights, overscan: number): RowWindowState {
  const viewport = useRef<HTMLDivElement>(null);
  const width = useElementWidth(viewport);
  const isNarrow = width > 0 && width < narrow;
  const rowHeight = isNarrow ? heights.narrow : heights.wide;
  const virtual = useVirtualRows({ count, rowHeight, scroller: viewport, overscan });
  return { ...virtual, viewport, rowHeight, isNarrow };
}
