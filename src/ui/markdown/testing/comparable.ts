/**
 * Makes a rendered text comparable with one that came otherwise: without the identities that React
 * counts up, and without the elements around texts, which those have that grew.
 */
export function comparable(container: Element): Element {
  for (const element of container.querySelectorAll('[id], [aria-labelledby]')) {
    element.removeAttribute('id');
    element.removeAttribute('aria-labelledby');
  }
  for (const text of container.querySelectorAll('span[class*="__text-"]')) {
    text.replaceWith(...text.childNodes);
  }
  // Neighbouring texts mean the same as one.
  container.normalize();
  return container;
}
