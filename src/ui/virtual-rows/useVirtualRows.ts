import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { observeSize } from '../observeSize.ts';
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts';
import { useLatest } from '../useLatest.ts';
import { evenPlaces, type RowPlaces } from './rowPlaces.ts';

/** Options of {@link useVirtualRows}. */
export interface VirtualRowsOptions {
  count: number;
  /** Of every row, in CSS pixels. */
  rowHeight: number;
  /** Where each row stands, where heights differ; the same object as long as they stay. */
  places?: RowPlaces | undefined;
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

/** What is in view of the rows, in CSS pixels. */
interface View {
  top: number;
  height: number;
}

/** The height that rows are drawn for where there is no layout, as in jsdom. In CSS pixels. */
const assumedHeight = 600;

/**
 * Decides which rows of a long list exist: those in view, a few around them, and one to keep. What it
 * does takes no longer with more rows.
 */
export function useVirtualRows({
  count,
  rowHeight,
  places,
  scroller,
  headerHeight = 0,
  keep = -1,
  overscan = 6,
}: VirtualRowsOptions): VirtualRows {
  const known = useMemo(() => places ?? evenPlaces(count, rowHeight), [places, count, rowHeight]);
  const [view, setView] = useState<View>({ top: 0, height: assumedHeight });
  const height = known.topOf(count);
  const range = rangeIn(known, view, height);
  const isNew = useLatest((next: View) => {
    const { first, last } = rangeIn(known, next, height);
    return first !== range.first || last !== range.last;
  });
  useScroller(scroller, (next) => {
    // In the frame that is scrolled, so that no empty place is painted before its row.
    if (isNew.current(next)) flushSync(() => setView(next));
  });
  useBrowserLayoutEffect(() => {
    if (scroller.current === null) return;
    // A list that became shorter is scrolled back by the browser, which tells only later.
    const next = viewOf(scroller.current);
    if (isNew.current(next)) setView(next);
  }, [scroller, known, isNew]);
  const start = Math.max(0, range.first - overscan);
  const end = Math.min(count, range.last + 1 + overscan);
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
  if (keep >= 0 && keep < count) {
    if (keep < start) indexes.unshift(keep);
    else if (keep >= end) indexes.push(keep);
  }
  const keys = Math.ceil((indexes.length + 1) / 16) * 16;
  return {
    rows: indexes.map((index) => ({
      index,
      top: known.topOf(index),
      key: index === keep ? 'kept' : index % keys,
    })),
    height,
    scrollTo(index) {
      const element = scroller.current;
      if (element === null || index < 0 || index >= count) return;
      // The rows stand lower than their own places by the header, which covers as much of the top.
      bringIntoView(element, known.topOf(index), known.topOf(index + 1) + headerHeight);
    },
  };
}

/** The first and the last row in view. What is scrolled past the end shows the last rows. */
function rangeIn(
  places: RowPlaces,
  { top, height }: View,
  total: number,
): { first: number; last: number } {
  const from = Math.max(0, Math.min(top, total - height));
  return { first: places.indexAt(from), last: places.indexAt(from + height) };
}

/** Scrolls as little as it takes to show the rows from a top to a bottom. */
function bringIntoView(element: HTMLElement, top: number, bottom: number): void {
  const { scrollTop, clientHeight } = element;
  const least = bottom - clientHeight;
  if (top < scrollTop || least > top) element.scrollTop = top;
  else if (least > scrollTop) element.scrollTop = least;
}

function viewOf({ scrollTop, clientHeight }: HTMLElement): View {
  return { top: scrollTop, height: clientHeight === 0 ? assumedHeight : clientHeight };
}

/** Passes what is in view of an element, at first and whenever that changes. */
function useScroller(scroller: RefObject<HTMLElement | null>, onView: (view: View) => void): void {
  const latest = useLatest(onView);
  const observed = useRef<{ element: HTMLElement; stop: () => void }>(undefined);
  // The element may be another one after any render.
  useBrowserLayoutEffect(() => {
    const element = scroller.current;
    if (observed.current?.element === element) return;
    observed.current?.stop();
    observed.current = undefined;
    if (element === null) return;
    const look = (): void => latest.current(viewOf(element));
    element.addEventListener('scroll', look, { passive: true });
    const unobserve = observeSize(element, look);
    observed.current = {
      element,
      stop() {
        element.removeEventListener('scroll', look);
        unobserve();
      },
    };
  });
  useEffect(
    () => () => {
      observed.current?.stop();
      observed.current = undefined;
    },
    [],
  );
}
