import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLatest, whenIdle } from '../../../../ui/index.ts';
import type { ThreadMessage } from '../../core/index.ts';
import { firstCount, firstShown } from './firstShown.ts';

/** Messages that are added at a time. */
const step = 30;

/** The distance from the top, in pixels, at which more are rendered. */
const reach = 400;

/** The end of a thread, and more of it as the reader scrolls up. */
export interface ThreadWindow {
  /** The messages to render. */
  shown: readonly ThreadMessage[];
  /** True if there are earlier ones. */
  hasEarlier: boolean;
  /** Renders more of them, for readers who don't scroll. */
  showEarlier: () => void;
  /** Renders them from one message on. Never changes. */
  reveal: (messageKey: string) => void;
}

/**
 * Renders a long thread from its end. The messages in view keep their places when earlier messages
 * are added above, by {@link useFollowEnd}.
 */
export function useThreadWindow(
  messages: readonly ThreadMessage[],
  scrollerRef: RefObject<HTMLElement | null>,
): ThreadWindow {
  // Counted from the start, so that it stays right as messages are added below.
  const [first, setFirst] = useState(() => firstShown(messages));
  const showEarlier = useCallback(() => setFirst((now) => Math.max(0, now - step)), []);

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
    if (element === null) return undefined;
    const more = (): void => {
      // Before it is scrolled to its end, a thread is at its top.
      const isScrollable = element.scrollHeight > element.clientHeight;
      if (isScrollable && element.scrollTop <= reach) showEarlier();
    };
    // First some screens full, so that who scrolls up finds them there.
    const cancel = whenIdle(() => {
      setFirst((now) => Math.max(0, Math.min(now, latest.current.length - firstCount)));
      element.addEventListener('scroll', more, { passive: true });
    });
    return () => {
      cancel();
      element.removeEventListener('scroll', more);
    };
  }, [scrollerRef, showEarlier, latest]);

  const from = Math.min(first, Math.max(0, messages.length - 1));
  return {
    shown: from === 0 ? messages : messages.slice(from),
    hasEarlier: from > 0,
    showEarlier,
    reveal,
  };
}
