import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBrowserLayoutEffect, useLatest } from '../../../../ui/index.ts';
import type { ThreadMessage } from '../../core/index.ts';

/** Messages that are rendered at first: some screens full. */
const firstCount = 18;

/** Messages that are added at a time. */
const step = 30;

/** How close to the top, in pixels, the reader scrolls before more are rendered. */
const reach = 400;

/** The end of a thread, and more of it as the reader scrolls up. */
export interface ThreadWindow {
  /** The messages to render. */
  shown: readonly ThreadMessage[];
  /** Whether there are earlier ones. */
  hasEarlier: boolean;
  /** Renders more of them, for readers who don't scroll. */
  showEarlier: () => void;
  /** Renders them from one message on. Never changes. */
  reveal: (messageKey: string) => void;
}

/**
 * Renders a long thread from its end. What the reader looks at keeps its place when earlier
 * messages are added above.
 */
export function useThreadWindow(
  messages: readonly ThreadMessage[],
  scrollerRef: RefObject<HTMLElement | null>,
): ThreadWindow {
  // Counted from the start, so that it stays right as messages are added below.
  const [first, setFirst] = useState(() => Math.max(0, messages.length - firstCount));
  const fromEnd = useRef<number>(undefined);

  useBrowserLayoutEffect(() => {
    const element = scrollerRef.current;
    if (element === null || fromEnd.current === undefined) return;
    element.scrollTop = element.scrollHeight - fromEnd.current;
    fromEnd.current = undefined;
  }, [first, scrollerRef]);

  const showEarlier = useCallback(() => {
    const element = scrollerRef.current;
    if (element !== null) fromEnd.current = element.scrollHeight - element.scrollTop;
    setFirst((now) => Math.max(0, now - step));
  }, [scrollerRef]);

  const latest = useLatest(messages);
  const reveal = useCallback(
    (messageKey: string) => {
      const index = latest.current.findIndex(({ key }) => key === messageKey);
      if (index !== -1) setFirst((now) => Math.min(now, index));
    },
    [latest],
  );

  useEffect(() => {
    const element = scrollerRef.current;
    if (element === null) return;
    const more = (): void => {
      // Before it is scrolled to its end, a thread is at its top.
      const isScrollable = element.scrollHeight > element.clientHeight;
      if (isScrollable && element.scrollTop <= reach) showEarlier();
    };
    element.addEventListener('scroll', more, { passive: true });
    return () => element.removeEventListener('scroll', more);
  }, [scrollerRef, showEarlier]);

  const from = Math.min(first, Math.max(0, messages.length - 1));
  return {
    shown: from === 0 ? messages : messages.slice(from),
    hasEarlier: from > 0,
    showEarlier,
    reveal,
  };
}
