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
   * The height of every row in CSS pixels, from `useRowHeights`. When it changes, the top row stays
   * in place. Then, and when the list shrinks, the current row stays in view: `keep`, or the
   * focused row, identified by `data-row`.
   */
  rowHeight: number;
  /** The rows' positions, if heights differ. Memoise this object. */
  places?: RowPlaces | undefined;
  scroller: RefObject<HTMLElement | null>;
  /** The height of a sticky header above the rows, in CSS pixels. @default 0 */
  headerHeight?: number;
  /** A row to always render, such as the `aria-activedescendant` target. @default none */
  keep?: number;
  /** The number of rows rendered beyond each end of the viewport. @default 6 */
  overscan?: number;
}

/** The viewport within the rows, in CSS pixels. */
interface View {
  top: number;
  height: number;
}

/** The last viewport and its rows. */
interface Seen extends View {
  rowHeight: number;
  range: Range;
}

interface Range {
  first: number;
  last: number;
}

interface Stand {
  count: number;
  places: RowPlaces;
  rowHeight: number;
  headerHeight: number;
}

/** The assumed viewport height without layout, as in jsdom. In CSS pixels. */
const assumedHeight = 600;

/**
 * Virtualises a long list: renders the rows in view, a few around them, and one to keep. Takes
 * constant time per update. Key a row's element by its content: a screen reader mistakes a reused
 * element for the row that it announced before.
 */
export function useVirtualRows({
  count,
  rowHeight,
  places,
  scroller,
  headerHeight = 0,
  keep = -1,
  overscan = 6,
}: VirtualRowsOptions) {
  const known = useMemo(() => places ?? evenPlaces(count, rowHeight), [places, count, rowHeight]);
  const height = known.topOf(count);
  const seeing = (view: View): Seen => ({
    ...view,
    rowHeight,
    range: rangeIn(known, view, height),
  });
  const [seen, setSeen] = useState(() => seeing({ top: 0, height: assumedHeight }));
  // After a change of heights, renders the same rows until the scroll position is known.
  const range = seen.rowHeight === rowHeight ? rangeIn(known, seen, height) : seen.range;
  const update = useLatest((view: View, set: (seen: Seen) => void) => {
    const next = seeing(view);
    const isNew = next.range.first !== range.first || next.range.last !== range.last;
    if (isNew || seen.rowHeight !== rowHeight) set(next);
  });
  const scrolled = useRef<View>(undefined);
  const stand = useRef<Stand>(undefined);
  /** Keeps a viewport's rows in place after their heights or the list's size have changed. */
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
    // Flushed in the frame of the scroll, so that no gap is painted.
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
    // The browser scrolls a shortened list back, but fires the event only later.
    const view = viewOf(element);
    scrolled.current = view;
    update.current(view, setSeen);
    // `keep` and the header are only read when heights change, so they aren't dependencies.
  }, [scroller, count, known, rowHeight, update]);
  const isPrinted = useIsPrinted();
  const start = isPrinted ? 0 : Math.max(0, range.first - overscan);
  const end = Math.min(count, isPrinted ? maxPrinted : range.last + 1 + overscan);
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
  if (keep >= 0 && keep < count) {
    if (keep < start) indexes.unshift(keep);
    else if (keep >= end) indexes.push(keep);
  }
  return {
    rows: indexes.map((index) => ({ index, top: known.topOf(index) })),
    /** The total height of all rows, in CSS pixels. */
    height,
    /** Scrolls a row into view, by the shortest distance. */
    scrollTo(index: number) {
      const element = scroller.current;
      if (element === null || index < 0 || index >= count) return;
      // The header offsets the rows, and covers as much of the viewport's top.
      bringIntoView(element, known.topOf(index), known.topOf(index + 1) + headerHeight);
    },
  };
}

/** The maximum number of rows on paper: some 40 pages, which take a second to lay out. */
const maxPrinted = 1_000;

/** Returns true while the page is printed, which waits for the render. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const print = (): void => flushSync(() => setIsPrinted(true));
    const end = (): void => setIsPrinted(false);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted;
}

/** Returns the index of the row with the focus, or -1. */
function focusedRow(element: HTMLElement): number {
  const active = activeElementBeside(element);
  const row = active && element.contains(active) ? active.closest('[data-row]') : null;
  return Number(row?.getAttribute('data-row') ?? -1);
}

/** Returns the range of rows in view. Overscroll at the end shows the last rows. */
function rangeIn(places: RowPlaces, { top, height }: View, total: number): Range {
  const from = Math.max(0, Math.min(top, total - height));
  return { first: places.indexAt(from), last: places.indexAt(from + height) };
}

/** Scrolls by the shortest distance to show the rows between top and bottom. */
function bringIntoView(element: HTMLElement, top: number, bottom: number): void {
  const { top: scrollTop, height } = viewOf(element);
  const least = bottom - height;
  if (top < scrollTop || least > top) element.scrollTop = top;
  else if (least > scrollTop) element.scrollTop = least;
}

function viewOf(element: HTMLElement): View {
  const { scrollTop, clientHeight } = element;
  if (clientHeight === 0) return { top: scrollTop, height: assumedHeight };
  const covered = Number.parseFloat(getComputedStyle(element).scrollPaddingBlockEnd);
  return { top: scrollTop, height: clientHeight - (covered || 0) };
}

/** Calls back with a scroller when a scroll or resize changes its viewport. */
function useScroller(
  scroller: RefObject<HTMLElement | null>,
  onView: (element: HTMLElement) => void,
): void {
  const latest = useLatest(onView);
  const observed = useRef<{ element: HTMLElement; stop: () => void }>(undefined);
  // Each render may attach another element.
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
