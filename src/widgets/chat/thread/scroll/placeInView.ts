/** The scroll anchor: the element at the upper edge of a scroller, and its position. */
export interface PlaceInView {
  /** The scroll position at that time. */
  scrollTop: number;
  /** Restores the position, unless the reader or the browser has scrolled since. */
  keep: () => void;
}

/** Records the element at a scroller's upper edge, so that it can be kept in place. */
export function placeInView(scroller: HTMLElement, content: HTMLElement): PlaceInView {
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
      if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
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
    const element = elements[middle];
    if (element !== undefined && element.getBoundingClientRect().bottom > edge) to = middle;
    else from = middle + 1;
  }
  return elements[from];
}
