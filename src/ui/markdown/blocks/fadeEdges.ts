import { observeSize } from '../../observeSize.ts';

/**
 * Marks the edges of a scroller beyond which there is more. Written to the element, so that nothing
 * renders. Sizes are read when they are reported, while the page is laid out, and marked in the
 * next frame: a wide block gets a button, which makes its block higher, and one more change in the
 * same frame is what the browser reports as an error of the page.
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

/** The hidden edges of each scroller, as read since the last frame. */
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
  // From right to left, positions are negative and begin at the right.
  const left = scrollLeft < 0 ? hidden + scrollLeft : scrollLeft;
  const isRightToLeft = getComputedStyle(region).direction === 'rtl';
  const start = isRightToLeft && scrollLeft === 0 ? hidden : left;
  return [start > 1 && 'left', hidden - start > 1 && 'right'];
}
