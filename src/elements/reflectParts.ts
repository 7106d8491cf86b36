const marked = '[data-part]';

/**
 * Mirrors each `data-part` in a shadow root as a `part`, for styling with `::part()`.
 *
 * @returns A function that stops it.
 */
export function reflectParts(root: ShadowRoot): () => void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      reflect(target);
      for (const node of addedNodes) {
        reflect(node);
        if (node instanceof Element) node.querySelectorAll(marked).forEach(reflect);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-part'] });
  return () => observer.disconnect();
}

function reflect(node: Node): void {
  if (!(node instanceof Element)) return;
  const name = node.getAttribute('data-part');
  if (name !== null && node.getAttribute('part') !== name) node.setAttribute('part', name);
}
