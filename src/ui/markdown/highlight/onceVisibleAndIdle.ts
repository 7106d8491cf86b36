import { browserEnvironment } from '../../../environment/index.ts';
import { whenIdle } from '../../whenIdle.ts';

/** The time to stay in view, in milliseconds: content that scrolls past quickly is skipped. */
const rest = 120;

/**
 * Acts once an element has stayed near what is seen, when the page has time. Where a browser cannot
 * tell, it acts at once.
 *
 * @returns Gives up waiting.
 */
export function onceVisibleAndIdle(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    act();
    return () => undefined;
  }
  let cancel = (): void => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      cancel();
      if (entries.at(-1)?.isIntersecting !== true) return;
      cancel = browserEnvironment.schedule.after(rest, () => {
        observer.disconnect();
        cancel = whenIdle(act);
      });
    },
    // Scrolling boxes have a margin of their own, which not every browser knows.
    { rootMargin: '300px', scrollMargin: '300px' },
  );
  observer.observe(element);
  return () => {
    cancel();
    observer.disconnect();
  };
}
