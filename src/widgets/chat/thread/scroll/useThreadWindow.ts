import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLatest, whenIdle } from '../../../../ui/index.ts';
import type { ThreadMessage } from '../../core/index.ts';
import { firstCount, firstShown } from './firstShown.ts';

/** The number of messages added at a time. */
const step = 30;

/** The distance from the top, in pixels, at which earlier messages are rendered. */
const reach = 400;

/** The rendered end of a thread, which extends as the reader scrolls up. */
export interface ThreadWindow {
  /** The messages to render. */
  shown: readonly ThreadMessage[];
  /** True if there are earlier messages. */
  hasEarlier: boolean;
  /** Renders earlier messages, for readers who don't scroll. */
  showEarlier: () => void;
  /** Renders from the given message on. Referentially stable. */
  reveal: (messageKey: string) => void;
}

/**
 * Renders a long thread from its end. {@link useFollowEnd} keeps the messages in view in place when
 * earlier ones are added above.
 */
export function useThreadWindow(
  messages: readonly ThreadMessage[],
  scrollerRef: RefObject<HTMLElement | null>,
): ThreadWindow {
  // An index from the start, so that appended messages don't shift it.
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
      // A thread is at its top before it is first scrolled to its end.
      const isScrollable = element.scrollHeight > element.clientHeight;
      if (isScrollable && element.scrollTop <= reach) showEarlier();
    };
    // Renders a few screens more when idle, so that scrolling up finds them rendered.
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
