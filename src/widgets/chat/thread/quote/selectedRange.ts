/** Chromium has one selection per shadow root, invisible to the document's. */
export function selectionAround(element: Element): Selection | null {
  const root: Node & { getSelection?: () => Selection | null } = element.getRootNode();
  return root.getSelection?.() ?? element.ownerDocument.getSelection();
}

/** Safari reveals a shadow root's selection only to a call that names the root. */
export function rangeOf(selection: Selection | null, element: Element): Range | undefined {
  const root = element.getRootNode();
  if (selection === null || selection.rangeCount === 0) return undefined;
  if (!(root instanceof ShadowRoot) || !('getComposedRanges' in selection)) {
    return selection.getRangeAt(0);
  }
  const [found] = selection.getComposedRanges({ shadowRoots: [root] });
  if (found === undefined) return undefined;
  const range = element.ownerDocument.createRange();
  range.setStart(found.startContainer, found.startOffset);
  range.setEnd(found.endContainer, found.endOffset);
  return range;
}
