/** The element that has the focus, inside of shadow roots too. */
export function focusedElement(): HTMLElement | undefined {
  return focusedIn(document);
}

function focusedIn({ activeElement }: DocumentOrShadowRoot): HTMLElement | undefined {
  const root = activeElement?.shadowRoot;
  const inner = root ? focusedIn(root) : undefined;
  return inner ?? (activeElement instanceof HTMLElement ? activeElement : undefined);
}
