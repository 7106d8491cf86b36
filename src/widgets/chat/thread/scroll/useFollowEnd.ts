import { useRef, useState } from 'react';
import { observeSize, screenScale, useBrowserLayoutEffect } from '../../../../ui/index.ts';
import { rangeOf, selectionAround } from '../quote/selectedRange.ts';
import { hasFormAt } from './threadScroll.ts';

/** In pixels. Scrolling down to within this distance of the end follows it again. */
const reach = 70;

/**
 * Keeps the end of a scroller in view as its content or box resizes, until the reader scrolls up.
 * From then on it keeps the reader's position. Starts at the end.
 */
export function useFollowEnd() {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  /** Ref of an empty element that keeps the scroller at its content's last height. */
  const floorRef = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState<EndInView>('near');
  const [following] = useState(createFollowing);
  useBrowserLayoutEffect(() => {
    const [scroller, content, floor] = [scrollerRef.current, contentRef.current, floorRef.current];
    if (scroller === null || content === null || floor === null) return undefined;
    let last: EndInView | undefined;
    return following.start({ scroller, content, floor }, (isNear) => {
      const now = isNear ? 'near' : hasFormAt(scroller, 'bottom') ? 'below-form' : 'below';
      // React renders once more before it finds that a state is the same.
      if (now !== last) setEnd(now);
      last = now;
    });
  }, [following]);
  const { follow, hold } = following;
  const isAtEnd = end === 'near';
  // A button to the end would cover a form's fields.
  const isJumpOffered = end === 'below';
  return { scrollerRef, contentRef, floorRef, isAtEnd, isJumpOffered, follow, hold };
}

/** A place of the end of the content: in view or nearly so, or below it, perhaps below a form. */
type EndInView = 'near' | 'below' | 'below-form';

interface Followed {
  scroller: HTMLElement;
  content: HTMLElement;
  floor: HTMLElement;
}

function createFollowing() {
  let isFollowing = true;
  let place: PlaceInView | undefined;
  let settle = (): void => undefined;
  let remember = (): void => undefined;

  return {
    /** Scrolls to the end and follows it. */
    follow: (): void => {
      isFollowing = true;
      settle();
    },
    /** Stops following until the reader scrolls to the end. */
    hold: (): void => {
      isFollowing = false;
      remember();
    },
    start: (
      { scroller, content, floor }: Followed,
      onChange: (isAtEnd: boolean) => void,
    ): (() => void) => {
      let lastTop = scroller.scrollTop;
      const distance = (): number =>
        scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
      remember = () => {
        // Native scroll anchoring preserves a scroll in progress, so it is used where available.
        scroller.style.overflowAnchor = isFollowing ? 'none' : 'auto';
        place = placeInView(scroller, content);
      };
      settle = () => {
        const follows = isFollowing && !isSelecting(scroller);
        // Before the floor, which would clamp the position as it shrinks.
        if (!follows) place?.keep();
        // While React replaces content, WebKit lays out the remaining part and clamps the scroll
        // position, which would look like the reader scrolling up. The floor prevents that.
        floor.style.blockSize = `${content.offsetHeight}px`;
        if (follows) scroller.scrollTop = scroller.scrollHeight;
        lastTop = scroller.scrollTop;
        remember();
        onChange(isFollowing || distance() <= reach);
      };
      const onScroll = (): void => {
        const { scrollTop } = scroller;
        const left = distance();
        // A growing box or shrinking content scrolls without the reader, but to the end.
        if (left < 2) isFollowing = true;
        // The floor is rounded to whole pixels, so less than one isn't a scroll by the reader.
        else if (scrollTop <= lastTop - 1) isFollowing = false;
        else if (scrollTop > lastTop && left <= reach) isFollowing = true;
        lastTop = scrollTop;
        // Ignores the event of a restored position, during which the content may have grown again.
        if (place?.scrollTop !== scrollTop) remember();
        onChange(isFollowing || left <= reach);
      };
      settle();
      const stops = [scroller, content].map((element) => observeSize(element, () => settle()));
      scroller.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        for (const stop of stops) stop();
        scroller.removeEventListener('scroll', onScroll);
      };
    },
  };
}

/** Returns true while the reader drags a selection, which must not move under the pointer. */
function isSelecting(element: HTMLElement): boolean {
  if (!element.matches(':active')) return false;
  const range = rangeOf(selectionAround(element), element);
  return range?.collapsed === false && range.intersectsNode(element);
}

/** The scroll anchor: the element at the upper edge of a scroller, and its position. */
interface PlaceInView {
  scrollTop: number;
  /** Restores the position, unless the reader or the browser has scrolled since. */
  keep: () => void;
}

/** Records the element at a scroller's upper edge, so that it can be kept in place. */
function placeInView(scroller: HTMLElement, content: HTMLElement): PlaceInView {
  const { scrollTop } = scroller;
  const element = atEdge(content, scroller.getBoundingClientRect().top);
  const distance = (): number =>
    element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const before = distance();
  return {
    scrollTop,
    keep: () => {
      if (!element.isConnected || scroller.scrollTop !== scrollTop) return;
      const moved = distance() - before;
      if (Math.abs(moved) >= 1) scroller.scrollTop += moved / screenScale(scroller);
    },
  };
}

/** Returns the first element below the edge, or the smallest one that crosses it. */
function atEdge(content: Element, edge: number): Element {
  let element = content;
  for (let next: Element | undefined = content; next !== undefined;) {
    element = next;
    next =
      element.getBoundingClientRect().top < edge ? firstBelow(element.children, edge) : undefined;
  }
  return element;
}

/** Finds the first element below an edge by binary search, as elements are in vertical order. */
function firstBelow(elements: HTMLCollection, edge: number): Element | undefined {
  let [from, to] = [0, elements.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    let element = elements[middle] ?? null;
    // One that isn't displayed is nowhere: the one before it says which way to go.
    while (element?.getClientRects().length === 0) element = element.previousElementSibling;
    if (element !== null && element.getBoundingClientRect().bottom > edge) to = middle;
    else from = middle + 1;
  }
  return elements[from];
}
