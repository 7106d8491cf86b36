/**
 * Finds what a user can't read to its end: texts that reach out of their box or out of one that
 * cuts what is too wide, without an ellipsis, a `title`, or a way to scroll there.
 *
 * @returns Each such text, with the element that it is in.
 */
export function findCutTexts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement === null || !isShown(node, parentElement)) continue;
    const problem = problemOf(node, parentElement, root);
    if (problem !== undefined) found.add(problem);
  }
  return [...found];
}

/** Pixels that fonts and rounding may add. */
const slack = 1.5;

function problemOf(text: Node, parent: Element, root: Element): string | undefined {
  const place = placeOf(text);
  const name = `“${text.textContent?.trim() ?? ''}” in ${describe(parent)}`;
  for (let box: Element | null = parent; box !== null; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.display === 'inline' || style.display === 'contents') continue;
    if (hasReason(box, style)) return undefined;
    const edge = box.getBoundingClientRect();
    const isOwn = box === boxOf(parent);
    if ((isOwn || cuts(style.overflowX)) && isWiderThan(place, edge)) {
      return `${name} is wider than ${describe(box)}: ${sizes(place, edge)}`;
    }
    if (
      cuts(style.overflowY) &&
      (place.bottom > edge.bottom + slack || place.top < edge.top - slack)
    ) {
      return `${name} is higher than ${describe(box)}`;
    }
    if (box === root) return undefined;
  }
  return undefined;
}

/**
 * Returns true for a deliberate cut: a scroller, an ellipsis, or a text found in full elsewhere.
 */
function hasReason(box: Element, style: CSSStyleDeclaration): boolean {
  const scrolls = [style.overflowX, style.overflowY].some((way) => /auto|scroll/.test(way));
  const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  return scrolls || hasEllipsis || box.hasAttribute('title');
}

/** Returns true if a text is visible: not one in a drawing, nor one for screen readers alone. */
export function isShown(text: Node, parent: Element): boolean {
  if (text.textContent?.trim() === '' || parent.closest('svg, canvas, .katex') !== null)
    return false;
  if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  // Texts for screen readers alone have a box of a pixel.
  for (let box: Element | null = parent; box !== null; box = box.parentElement) {
    const { position, overflowX, display } = getComputedStyle(box);
    const { width } = box.getBoundingClientRect();
    if (display !== 'inline' && position === 'absolute' && cuts(overflowX) && width <= 1)
      return false;
  }
  return true;
}

function cuts(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip';
}

function isWiderThan(place: DOMRect, edge: DOMRect): boolean {
  return place.right > edge.right + slack || place.left < edge.left - slack;
}

/** The nearest element around a text that has a box. */
function boxOf(element: Element): Element {
  const { parentElement } = element;
  const { display } = getComputedStyle(element);
  return /^(inline|contents)$/.test(display) && parentElement !== null
    ? boxOf(parentElement)
    : element;
}

/** The box around the words of a text; a space at the end of a line hangs out of it unseen. */
function placeOf(text: Node): DOMRect {
  const words = [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getBoundingClientRect();
  });
  const left = Math.min(...words.map((word) => word.left));
  const top = Math.min(...words.map((word) => word.top));
  const right = Math.max(...words.map((word) => word.right));
  const bottom = Math.max(...words.map((word) => word.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function describe(element: Element): string {
  const part = element.closest('[data-part]')?.getAttribute('data-part') ?? '';
  const [, name = ''] =
    /brainstem-(\w+?)-[0-9a-f]{5}/.exec(element.getAttribute('class') ?? '') ?? [];
  return `<${element.localName}${name === '' ? '' : ` ${name}`}> of ${part}`;
}

function sizes(place: DOMRect, edge: DOMRect): string {
  const ends = ({ left, right }: DOMRect): string => `${left.toFixed(0)}–${right.toFixed(0)}`;
  return `${ends(place)} in ${ends(edge)}`;
}
