import { useRef, type ReactNode, type RefObject } from 'react';
import {
  useElementWidth,
  useRowHeights,
  useVirtualRows,
  type VirtualRows,
} from '../../../../ui/index.ts';

/**
 * The height of each row beside text of the usual size, in CSS pixels: where there is room, and where
 * names need two lines.
 */
export type UsualRowHeights = Readonly<Record<'wide' | 'narrow', number>>;

/** The rows of a list that are in sight, and a few around them. */
export interface RowWindowState extends VirtualRows {
  viewport: RefObject<HTMLDivElement | null>;
  /** Goes into the viewport, and finds out how high a row is. */
  probe: ReactNode;
  /** Pixels of one row. */
  rowHeight: number;
  /** True if names have two lines. */
  isNarrow: boolean;
}

/** Pixels of a list beneath which a name of the usual size is given two lines. */
const narrow = 420;

export interface RowWindowOptions {
  count: number;
  /** The same object at each render. */
  usualHeights: UsualRowHeights;
  /** Rows beyond each end of what is in view. */
  overscan: number;
  /** The row that the keys act on, which exists wherever it is. @default none */
  active?: number;
}

/** Draws only the rows of a long list that are in sight. All rows have one height at a time. */
export function useRowWindow({
  count,
  usualHeights,
  overscan,
  active,
}: RowWindowOptions): RowWindowState {
  const viewport = useRef<HTMLDivElement>(null);
  const width = useElementWidth(viewport);
  const { heights, scale, probe } = useRowHeights(usualHeights);
  const isNarrow = width > 0 && width < narrow * scale;
  const rowHeight = isNarrow ? heights.narrow : heights.wide;
  const virtual = useVirtualRows({
    count,
    rowHeight,
    scroller: viewport,
    overscan,
    keep: active,
  });
  return { ...virtual, viewport, probe, rowHeight, isNarrow };
}
