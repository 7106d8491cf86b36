/** Points across an element at which something else may lie over it. */
const shares = [0.1, 0.5, 0.9];

/**
 * Returns true if nothing of an element with the focus can be seen: other content lies over it, or
 * it is outside of the window or of what scrolls around it.
 */
export function isCovered(element: Element): boolean {
  const shown = isDrawn(element) ? element : (element.closest('label') ?? element.parentElement);
  if (shown === null) return true;
  const { left, top, width, height } = shown.getBoundingClientRect();
  return !shares.some((across) =>
    shares.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit !== null && (shown.contains(hit) || labels(element).includes(hit));
    }),
  );
}

/** Returns true if an element is more than a box that only screen readers see. */
function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && getComputedStyle(element).opacity !== '0';
}

function labels(element: Element): Element[] {
  return element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
}

/** Returns how an element and what is around and in it is drawn, as far as a focus ring shows. */
export function ringOf(element: Element, root: Element): string {
  const current = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
  const around: Element[] = [...element.children];
  for (let box: Element | null = element; box !== null && box !== root; box = box.parentElement) {
    around.push(box);
  }
  if (element.nextElementSibling !== null) around.push(element.nextElementSibling);
  if (current !== null) around.push(current, ...current.children);
  return around
    .flatMap((box) => [
      getComputedStyle(box),
      getComputedStyle(box, '::before'),
      getComputedStyle(box, '::after'),
    ])
    .map(
      ({
        outlineStyle,
        outlineWidth,
        boxShadow,
        borderColor,
        backgroundColor,
        textDecorationLine,
      }) =>
        [
          outlineStyle === 'none' ? '' : outlineWidth,
          boxShadow,
          borderColor,
          backgroundColor,
          textDecorationLine,
        ].join(),
    )
    .join('|');
}
