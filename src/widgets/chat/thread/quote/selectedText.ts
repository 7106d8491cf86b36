/** Text that a person selected, and where it is on the screen. */
export interface SelectedText {
  text: string;
  /** Around all of it. */
  bounds: DOMRect;
  /** Its last line. */
  end: DOMRect;
}

/** The text that is selected within one element that matches a selector, if it is within a root. */
export function selectedText(root: Element, selector: string): SelectedText | undefined {
  const selection = selectionAround(root);
  const range = selection === null ? undefined : rangeOf(selection, root);
  if (selection === null || range === undefined || range.collapsed) return undefined;
  const { commonAncestorContainer: common } = range;
  const holder = (common instanceof Element ? common : common.parentElement)?.closest(selector);
  const text = selection.toString() || range.toString();
  const end = [...range.getClientRects()].at(-1);
  if (holder === null || holder === undefined || !root.contains(holder)) return undefined;
  return text.trim() === '' || end === undefined
    ? undefined
    : { text, bounds: range.getBoundingClientRect(), end };
}

/** Selects nothing where a root is. */
export function clearSelection(root: Element): void {
  selectionAround(root)?.removeAllRanges();
}

/** Chromium has a selection for each shadow root; its document doesn't see into them. */
function selectionAround(element: Element): Selection | null {
  const root: Node & { getSelection?: () => Selection | null } = element.getRootNode();
  return root.getSelection?.() ?? element.ownerDocument.getSelection();
}

/** Safari tells what is selected in a shadow root only when asked for that root. */
function rangeOf(selection: Selection, element: Element): Range | undefined {
  const root = element.getRootNode();
  if (selection.rangeCount === 0) return undefined;
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
