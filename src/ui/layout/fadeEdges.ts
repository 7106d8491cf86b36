import { observeSize } from '../observeSize.ts';

/**
 * Marks the edges of a scroller beyond which there is more content. Writes to the DOM directly, to
 * avoid renders. Reads sizes in the observer and marks in the next frame: marking a wide block
 * shows a button that resizes it, which in the same frame would raise a "ResizeObserver loop"
 * error.
 *
 * @returns A function that stops marking.
 */
export function fadeEdges(region: HTMLElement): () => void {
  const look = (): void => {
    if (waiting.size === 0) requestAnimationFrame(markAll);
    waiting.set(region, hiddenEdges(region));
  };
  const stops = [region, ...region.children].map((element) => observeSize(element, look));
  region.addEventListener('scroll', look, { passive: true });
  return () => {
    waiting.delete(region);
    for (const stop of stops) stop();
    region.removeEventListener('scroll', look);
  };
}

/** The hidden edges of each scroller, read since the last frame. */
const waiting = new Map<HTMLElement, string>();

function markAll(): void {
  for (const [region, edges] of waiting) {
    if (edges === '') delete region.dataset['fade'];
    else region.dataset['fade'] = edges;
  }
  waiting.clear();
}

function hiddenEdges(region: HTMLElement): string {
  const { scrollTop, scrollHeight, clientHeight } = region;
  const below = scrollHeight - clientHeight - scrollTop;
  const edges = [...hiddenSides(region), scrollTop > 1 && 'top', below > 1 && 'bottom'];
  return edges.filter((edge) => edge).join(' ');
}

function hiddenSides(region: HTMLElement): (string | false)[] {
  const { scrollLeft, scrollWidth, clientWidth } = region;
  const hidden = scrollWidth - clientWidth;
  if (hidden <= 1) return [];
  // In right-to-left scrollers, scrollLeft is zero or negative and starts at the right.
  const left = scrollLeft < 0 ? hidden + scrollLeft : scrollLeft;
  const isRightToLeft = getComputedStyle(region).direction === 'rtl';
  const start = isRightToLeft && scrollLeft === 0 ? hidden : left;
  return [start > 1 && 'left', hidden - start > 1 && 'right'];
}
