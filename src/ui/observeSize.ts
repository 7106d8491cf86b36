/**
 * Calls the listener with the size of an element's content box, initially and on each change.
 * Without ResizeObserver, as in jsdom, only initially.
 *
 * @returns A function that stops observing.
 */
export function observeSize(
  element: Element,
  listener: (size: { width: number; height: number }) => void,
): () => void {
  if (typeof ResizeObserver !== 'function') {
    listener(element.getBoundingClientRect());
    return () => undefined;
  }
  const observer = new ResizeObserver(([entry]) => {
    if (entry !== undefined) listener(entry.contentRect);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
