/** Returns true for an element of any window: those of another aren't instances of our classes. */
export function isElement(target: unknown): target is Element {
  return hasNodeType(target) && target.nodeType === 1;
}

/**
 * Returns true for an HTML element of any window.
 *
 * @param names - Its possible tag names in lowercase. @default any
 */
export function isHtmlElement<Name extends keyof HTMLElementTagNameMap>(
  target: unknown,
  ...names: readonly Name[]
): target is HTMLElementTagNameMap[Name] {
  if (!isElement(target) || target.namespaceURI !== 'http://www.w3.org/1999/xhtml') return false;
  return names.length === 0 || names.some((name) => name === target.localName);
}

function hasNodeType(target: unknown): target is { nodeType: unknown } {
  return typeof target === 'object' && target !== null && 'nodeType' in target;
}
