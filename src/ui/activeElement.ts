/**
 * Returns the focused element in the document or shadow root around an element: null for none,
 * undefined for a detached element.
 */
export function activeElementBeside(element: Element): Element | null | undefined {
  const root: Node & Partial<DocumentOrShadowRoot> = element.getRootNode();
  return root.activeElement;
}

/** Returns true if the focus fell back to the body, as after the focused element was removed. */
export function hasLostFocus(element: Element): boolean {
  const active = activeElementBeside(element);
  return active === null || active === element.ownerDocument.body;
}
