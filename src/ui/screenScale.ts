/**
 * Returns the number of screen pixels per CSS pixel of an element. It isn't 1 below a `zoom` or a
 * `transform` of the host's page, where boxes and pointers are measured in pixels of the screen.
 */
export function screenScale(element: HTMLElement): number {
  const { width } = element.getBoundingClientRect();
  const own = element.offsetWidth;
  // Whole pixels differ from the exact width by less than one.
  return own === 0 || Math.abs(width - own) < 1 ? 1 : width / own;
}
