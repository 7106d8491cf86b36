import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { activeElementBeside } from '../activeElement.ts';
import { observeSize } from '../observeSize.ts';
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts';
import { useLatest } from '../useLatest.ts';
import { carryPlace, evenPlaces, type RowPlaces } from './rowPlaces.ts';

export interface VirtualRowsOptions {
  count: number;
  /**
   * Of every row, in CSS pixels, of `useRowHeights`. When it changes, the row at the top stays there.
   * Then, and when the list becomes lower, the current one stays in view: the one to keep, or the one
   * with the focus in it, which says its index as `data-row`.
   */
  rowHeight: number;
  /** The position of each row, if heights differ; the same object as long as they stay. */
  places?: RowPlaces | undefined;
  scroller: RefObject<HTMLElement | null>;
  /** The height of a header before the rows that stays at the top, in CSS pixels. @default 0 */
  headerHeight?: number;
  /** A row that exists wherever it is, so that it can be named as the active one. @default none */
  keep?: number;
  /** Rows beyond each end of what is in view. @default 6 */
  overscan?: number;
}

/**
 * A row that exists. Its element needs a key of what it shows: a screen reader takes one that is
 * given other content for the row that it spoke already.
 */
export interface VirtualRow {
  index: number;
  /** From the top of the rows, in CSS pixels. */
  top: number;
}

/** The rows of a long list that exist as elements. */
export interface VirtualRows {
  rows: readonly VirtualRow[];
  /** Of all rows, in CSS pixels. */
  height: number;
  /** Brings a row into view, by as little as it takes. */
  scrollTo: (index: number) => void;
}

/** The part of the rows that is in view, in CSS pixels. */
interface View {
  top: number;
  height: number;
}

/** The part that was in view, and its rows. */
interface Seen extends View {
  rowHeight: number;
  range: Range;
}

/** The first and the last row in view. */
interface Range {
  first: number;
  last: number;
}

/** The positions of rows. */
interface Stand {
  count: number;
  places: RowPlaces;
  rowHeight: number;
  headerHeight: number;
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
  const height = known.topOf(count);
  const seeing = (view: View): Seen => ({
    ...view,
    rowHeight,
    range: rangeIn(known, view, height),
  });
  const [seen, setSeen] = useState(() => seeing({ top: 0, height: assumedHeight }));
  // With other heights, the same rows are drawn until it is known where they are scrolled to.
  const range = seen.rowHeight === rowHeight ? rangeIn(known, seen, height) : seen.range;
  const update = useLatest((view: View, set: (seen: Seen) => void) => {
    const next = seeing(view);
    const isNew = next.range.first !== range.first || next.range.last !== range.last;
    if (isNew || seen.rowHeight !== rowHeight) set(next);
  });
  const scrolled = useRef<View>(undefined);
  const stand = useRef<Stand>(undefined);
  /** Keeps the rows of a view in it, though they or the list have other heights now. */
  const carry = (element: HTMLElement, view: View, before: Stand, after: Stand): void => {
    element.scrollTop = carryPlace(view.top, before.places, after.places);
    const current = keep >= 0 ? keep : focusedRow(element);
    if (current < 0) return;
    const [top, end] = [before.places.topOf(current), before.places.topOf(current + 1)];
    const wasInView = end > view.top && top + before.headerHeight < view.top + view.height;
    if (!wasInView) return;
    const { places, headerHeight: header } = after;
    bringIntoView(element, places.topOf(current), places.topOf(current + 1) + header);
  };
  useScroller(scroller, (element) => {
    const before = scrolled.current;
    const now = stand.current;
    let view = viewOf(element);
    if (before !== undefined && now !== undefined && view.height < before.height) {
      carry(element, { ...view, height: before.height }, now, now);
      view = viewOf(element);
    }
    scrolled.current = view;
    // In the frame that is scrolled, so that no empty place is painted before its row.
    update.current(view, (next) => flushSync(() => setSeen(next)));
  });
  useBrowserLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const before = stand.current;
    const after = { count, places: known, rowHeight, headerHeight };
    stand.current = after;
    const isMoved = before?.count === count && before.places !== known;
    if (before !== undefined && (isMoved || before.rowHeight !== rowHeight)) {
      carry(element, scrolled.current ?? viewOf(element), before, after);
    }
    // A list that became shorter is scrolled back by the browser, which tells only later.
    const view = viewOf(element);
    scrolled.current = view;
    update.current(view, setSeen);
    // The row to keep and the header are only read when rows have other heights.
  }, [scroller, count, known, rowHeight, update]);
  const start = Math.max(0, range.first - overscan);
  const end = Math.min(count, range.last + 1 + overscan);
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
  if (keep >= 0 && keep < count) {
    if (keep < start) indexes.unshift(keep);
    else if (keep >= end) indexes.push(keep);
  }
  return {
    rows: indexes.map((index) => ({ index, top: known.topOf(index) })),
    height,
    scrollTo(index) {
      const element = scroller.current;
      if (element === null || index < 0 || index >= count) return;
      // The rows are lower than their own places by the header, which covers as much of the top.
      bringIntoView(element, known.topOf(index), known.topOf(index + 1) + headerHeight);
    },
  };
}

/** The row that the focus is in; -1 for none. */
function focusedRow(element: HTMLElement): number {
  const active = activeElementBeside(element);
  const row = active && element.contains(active) ? active.closest('[data-row]') : null;
  return Number(row?.getAttribute('data-row') ?? -1);
}

/** Returns the range of rows in view. Scrolling past the end shows the last rows. */
function rangeIn(places: RowPlaces, { top, height }: View, total: number): Range {
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

/** Passes an element whenever other parts of it come into view, by a scroll or another size. */
function useScroller(
  scroller: RefObject<HTMLElement | null>,
  onView: (element: HTMLElement) => void,
): void {
  const latest = useLatest(onView);
  const observed = useRef<{ element: HTMLElement; stop: () => void }>(undefined);
  // The element may be another one after any render.
  useBrowserLayoutEffect(() => {
    const element = scroller.current;
    if (observed.current?.element === element) return;
    observed.current?.stop();
    observed.current = undefined;
    if (element === null) return;
    const look = (): void => latest.current(element);
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
