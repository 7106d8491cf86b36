/**
 * Lists what decides whether texts can be told from their backgrounds: one line for each kind of
 * text below a root, the same for texts that look the same, with an element of that kind.
 */
export function shownColours(root: ParentNode): Map<string, Element> {
  const kinds = new Map<string, Element>();
  const grounds = new Map<Element, string>();
  const visit = (parent: ParentNode): void => {
    for (const element of parent.children) {
      if (showsText(element)) kinds.set(describe(element, grounds), element);
      visit(element);
      if (element.shadowRoot !== null) visit(element.shadowRoot);
    }
  };
  visit(root);
  return kinds;
}

function showsText(element: Element): boolean {
  if (element.matches('input, textarea, select')) return true;
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}

function describe(element: Element, grounds: Map<Element, string>): string {
  const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
  const around = parentOf(element);
  return [
    element.localName,
    // The hashed class says which rule of which component.
    element.getAttribute('class'),
    element.matches(':disabled, [aria-disabled="true"] *, [aria-disabled="true"]'),
    ...[color, fontSize, fontWeight, textDecorationLine],
    around === undefined ? '' : getComputedStyle(around).color,
    groundOf(element, grounds),
  ].join(' | ');
}

/** Every colour, picture and transparency behind an element, up to the page. */
function groundOf(element: Element, grounds: Map<Element, string>): string {
  const known = grounds.get(element);
  if (known !== undefined) return known;
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const layers = [
    backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
    backgroundImage === 'none' ? '' : backgroundImage,
    opacity === '1' ? '' : opacity,
  ];
  const around = parentOf(element);
  const behind = around === undefined ? '' : groundOf(around, grounds);
  const ground = [...layers.filter((layer) => layer !== ''), behind].join(' < ');
  grounds.set(element, ground);
  return ground;
}

/** The element around, out of a shadow root to its host. */
function parentOf({ parentNode }: Element): Element | undefined {
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : undefined;
}
