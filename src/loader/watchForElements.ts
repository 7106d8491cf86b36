/** The distance from the viewport at which the first widget loads the code. */
const reach = '600px';

/** A watch for the first widget near the viewport. */
interface ElementWatch {
  /** Watches an element that may be inserted into a shadow root, which the document doesn't tell. */
  add: (element: Element) => void;
  stop: () => void;
}

/** Calls the listener once, when any present or later element of the kit nears the viewport. */
export function watchForElements(onNear: () => void): ElementWatch {
  const nearness = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      stop();
      onNear();
    },
    { rootMargin: reach },
  );
  const observe = (element: Element): void => {
    if (!element.localName.startsWith('brainstem-')) return;
    // WebKit never reports an element without a size in the top layer, as these are until then.
    nearness.observe(element.closest('dialog, [popover]') ?? element);
  };
  const observeIn = (root: ParentNode): void => root.querySelectorAll('*').forEach(observe);
  const changes = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      observe(node);
      observeIn(node);
    }
  });
  const stop = (): void => {
    nearness.disconnect();
    changes.disconnect();
  };
  observeIn(document);
  changes.observe(document, { childList: true, subtree: true });
  return { add: (element) => nearness.observe(element), stop };
}
