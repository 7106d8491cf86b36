/**
 * Returns the focused element in the document or shadow root around an element: null for none,
 * undefined for a detached element.
 */
export function activeElementBeside(element: Element): Element | null | undefined {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : undefined;
}

/** Returns true if the focus fell back to the body, as after the focused element was removed. */
export function hasLostFocus(element: Element): boolean {
  const active = activeElementBeside(element);
  return active === null || active === element.ownerDocument.body;
}
