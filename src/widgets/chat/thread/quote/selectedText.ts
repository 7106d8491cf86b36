/** A text selection and its position on the screen. */
export interface SelectedText {
  text: string;
  /** The bounding box of the whole selection. */
  bounds: DOMRect;
  /** The box of its last line. */
  end: DOMRect;
}

/** Returns the text selected in one element that matches the selector, within a root. */
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

/** Clears the selection in a root. */
export function clearSelection(root: Element): void {
  selectionAround(root)?.removeAllRanges();
}

/** Chromium has one selection per shadow root, invisible to the document's. */
function selectionAround(element: Element): Selection | null {
  const root: Node & { getSelection?: () => Selection | null } = element.getRootNode();
  return root.getSelection?.() ?? element.ownerDocument.getSelection();
}

/** Safari reveals a shadow root's selection only to a call that names the root. */
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
