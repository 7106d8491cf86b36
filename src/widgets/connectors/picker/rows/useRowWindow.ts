import { useRef } from 'react';
import { useElementWidth, useRowHeights, useVirtualRows } from '../../../../ui/index.ts';

/**
 * Row heights at the default text size in CSS pixels: `wide` for one-line names, `narrow` for
 * two-line names.
 */
export type UsualRowHeights = Readonly<Record<'wide' | 'narrow', number>>;

/** The list width, in pixels at the default text size, below which names take two lines. */
const narrow = 360;

export interface RowWindowOptions {
  count: number;
  /** Row heights. Memoise this object. */
  usualHeights: UsualRowHeights;
  /** Rows rendered beyond each end of the viewport. */
  overscan: number;
  /** The active row, which is always rendered. @default none */
  active?: number;
}

/** Virtualises a long list. All rows share one height at a time. */
export function useRowWindow({ count, usualHeights, overscan, active }: RowWindowOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const width = useElementWidth(viewport);
  const { heights, scale, probe } = useRowHeights(usualHeights);
  // Names take two lines.
  const isNarrow = width > 0 && width < narrow * scale;
  const rowHeight = isNarrow ? heights.narrow : heights.wide;
  const virtual = useVirtualRows({ count, rowHeight, scroller: viewport, overscan, keep: active });
  return { ...virtual, viewport, probe, rowHeight, isNarrow };
}

export type RowWindowState = ReturnType<typeof useRowWindow>;
