import { browserEnvironment } from '../../../environment/index.ts';
import { whenIdle } from '../../whenIdle.ts';

/** The minimum time in view, in milliseconds, so that quick scrolling triggers nothing. */
const rest = 120;

/**
 * Calls back once an element has stayed near the viewport and the page is idle. Without
 * IntersectionObserver, calls back immediately.
 *
 * @returns A function that cancels the call.
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
    // `scrollMargin` applies to nested scrollers, where supported.
    { rootMargin: '300px', scrollMargin: '300px' },
  );
  observer.observe(element);
  return () => {
    cancel();
    observer.disconnect();
  };
}
