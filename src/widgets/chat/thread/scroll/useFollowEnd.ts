import { useRef, useState, type RefObject } from 'react';
import { observeSize, useBrowserLayoutEffect } from '../../../../ui/index.ts';
import { hasFormAt } from './hasFormAt.ts';
import { placeInView, type PlaceInView } from './placeInView.ts';

/** The distance from the end, in pixels, at which a reader who scrolls down follows it again. */
const reach = 70;

/** A scroller whose end stays in view. */
export interface FollowedEnd {
  /** Ref of the element that scrolls. */
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** Ref of its content. */
  contentRef: RefObject<HTMLDivElement | null>;
  /** Ref of an empty element in the scroller that keeps it as long as its content was last. */
  floorRef: RefObject<HTMLDivElement | null>;
  /** True if the end is in view, or nearly. */
  isAtEnd: boolean;
  /** True if a way to the end is offered: not while it would cover the fields of a form. */
  isJumpOffered: boolean;
  /** Scrolls to the end and follows it. Never changes. */
  follow: () => void;
  /** Stops following until the reader scrolls to the end. Never changes. */
  hold: () => void;
}

/**
 * Keeps the end of a scroller in view while its content or its own box changes size, until the
 * reader scrolls up: then what they see keeps its place. It starts at the end.
 */
export function useFollowEnd(): FollowedEnd {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const floorRef = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [isJumpOffered, setJumpOffered] = useState(false);
  const [following] = useState(createFollowing);
  useBrowserLayoutEffect(() => {
    const [scroller, content, floor] = [scrollerRef.current, contentRef.current, floorRef.current];
    if (scroller === null || content === null || floor === null) return undefined;
    return following.start({ scroller, content, floor }, (isNow) => {
      setAtEnd(isNow);
      setJumpOffered(!isNow && !hasFormAt(scroller, 'bottom'));
    });
  }, [following]);
  const { follow, hold } = following;
  return { scrollerRef, contentRef, floorRef, isAtEnd, isJumpOffered, follow, hold };
}

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
    follow: (): void => {
      isFollowing = true;
      settle();
    },
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
        // A browser that keeps places itself does so without stopping a scroll that goes on.
        scroller.style.overflowAnchor = isFollowing ? 'none' : 'auto';
        place = placeInView(scroller, content);
      };
      settle = () => {
        // While React replaces what is rendered, WebKit lays out what is left: without a floor it
        // would scroll up then, as if the reader had.
        floor.style.blockSize = `${content.offsetHeight}px`;
        if (isFollowing && !isSelecting(scroller)) scroller.scrollTop = scroller.scrollHeight;
        else place?.keep();
        lastTop = scroller.scrollTop;
        remember();
        onChange(isFollowing || distance() <= reach);
      };
      const onScroll = (): void => {
        const { scrollTop } = scroller;
        const left = distance();
        // A box that grows, or content that shrinks, scrolls without the reader, but to the end.
        if (left < 2) isFollowing = true;
        // The floor has whole pixels, so that less than one is no reader's scroll.
        else if (scrollTop <= lastTop - 1) isFollowing = false;
        else if (scrollTop > lastTop && left <= reach) isFollowing = true;
        lastTop = scrollTop;
        // Restoring the place is no scroll of the reader's, and the content may have grown again.
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

/** Returns whether the reader is dragging over text, which must not move away below the pointer. */
function isSelecting(element: HTMLElement): boolean {
  if (!element.matches(':active')) return false;
  const selection = element.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed && element.contains(selection.anchorNode);
}
