/** By the path of each element, its properties as they are painted. */
export type Look = ReadonlyMap<string, Readonly<Record<string, string>>>;

const box = [
  ...['display', 'position', 'visibility', 'opacity', 'overflow', 'margin', 'padding'],
  ...['border-radius', 'box-shadow', 'background-color', 'background-image', 'cursor'],
  ...['color', 'font-family', 'font-size', 'font-weight', 'font-style', 'line-height'],
  ...['letter-spacing', 'text-align', 'text-decoration', 'text-transform', 'text-indent'],
  ...['text-shadow', 'white-space', 'outline', 'transform', 'filter'],
  ...['word-break', 'hyphens', 'caret-color', '-webkit-text-fill-color'],
];
const sides = ['top', 'right', 'bottom', 'left'];
const drawing = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'd'];
const native = ['display', 'position', 'opacity', 'margin', 'cursor', 'accent-color'];

/** Reads every element of the widgets in some frames. */
export function lookOf(frames: readonly HTMLElement[]): Look {
  return new Map(
    frames.flatMap(elementsOf).map(([name, element]) => [name, readLook(element)] as const),
  );
}

/** Reads what is painted: a border without a width, or a list's mark outside of a list, is not. */
function readLook(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  if (style.display === 'none') return { display: 'none' };
  const { left, top, width, height } = element.getBoundingClientRect();
  const look: Record<string, string> = {
    place: [left, top, width, height].map((length) => length.toFixed(1)).join(' '),
    before: getComputedStyle(element, '::before').content,
    after: getComputedStyle(element, '::after').content,
  };
  for (const name of paintedProperties(element, style)) look[name] = style.getPropertyValue(name);
  return look;
}

function paintedProperties(element: Element, style: CSSStyleDeclaration): string[] {
  if (element instanceof SVGElement) return drawing;
  // The browser draws these by itself, whatever their background is.
  if (element.matches('[type=checkbox], [type=radio]') && style.appearance === 'auto')
    return native;
  const borders = sides.filter((side) => style.getPropertyValue(`border-${side}-width`) !== '0px');
  return [
    ...box,
    ...borders.flatMap((side) =>
      ['width', 'style', 'color'].map((part) => `border-${side}-${part}`),
    ),
    ...(style.display === 'list-item' ? ['list-style'] : []),
  ];
}

/** The elements of a frame's widget, by their path. A custom element itself is the host's to style. */
export function elementsOf(frame: HTMLElement): [name: string, Element][] {
  const widget = frame.firstElementChild?.shadowRoot ?? frame;
  return elementsIn(widget, frame.dataset['widget'] ?? '');
}

function elementsIn(parent: Element | ShadowRoot, path: string): [name: string, Element][] {
  return [...parent.children].flatMap((child, index) => {
    const name = `${path} > ${child.localName}${classOf(child)}:${index}`;
    const found: [name: string, Element][] = [[name, child]];
    return found.concat(elementsIn(child, name));
  });
}

/** The class as the CSS module names it. */
function classOf(element: Element): string {
  const [, name] = /brainstem-(\w+?)-[0-9a-f]{5}/.exec(element.getAttribute('class') ?? '') ?? [];
  return name === undefined ? '' : `.${name}`;
}
