/**
 * Returns the focused element in the document or the shadow root around an element: null for
 * nothing, and undefined for an element that is on no page.
 */
export function activeElementBeside(element: Element): Element | null | undefined {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : undefined;
}

/** Returns true if nothing beside an element has the focus, as when the focused one was removed. */
export function hasLostFocus(element: Element): boolean {
  const active = activeElementBeside(element);
  return active === null || active === element.ownerDocument.body;
}
