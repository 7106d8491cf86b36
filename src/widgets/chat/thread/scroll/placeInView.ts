/** The element at the upper edge of a scroller, and its former position. */
export interface PlaceInView {
  /** The scroll position of the scroller. */
  scrollTop: number;
  /** Moves it back, unless the reader or the browser has scrolled since. */
  keep: () => void;
}

/** Finds what a reader sees first in a scroller, so that it can stay where it is. */
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

/** The first element that begins below the edge, or the smallest one that lies across it. */
function atEdge(content: Element, edge: number): Element {
  let element = content;
  for (let next: Element | undefined = content; next !== undefined;) {
    element = next;
    next =
      element.getBoundingClientRect().top < edge ? firstBelow(element.children, edge) : undefined;
  }
  return element;
}

/** Finds the first element below an edge by bisection, as each is below the one before it. */
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
