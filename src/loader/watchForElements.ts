/** The distance from the viewport at which the first widget loads the code. */
const reach = '600px';

/**
 * Calls the listener once, when any present or later element of the kit nears the viewport.
 *
 * @returns A function that stops watching.
 */
export function watchForElements(onNear: () => void): () => void {
  const nearness = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      stop();
      onNear();
    },
    { rootMargin: reach },
  );
  const observeIn = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName.startsWith('brainstem-')) nearness.observe(element);
    }
  };
  const changes = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.localName.startsWith('brainstem-')) nearness.observe(node);
      observeIn(node);
    }
  });
  const stop = (): void => {
    nearness.disconnect();
    changes.disconnect();
  };
  observeIn(document);
  changes.observe(document, { childList: true, subtree: true });
  return stop;
}
