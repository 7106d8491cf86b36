import { hostOf, linkUrl } from '../inline/linkUrl.ts';

const meaningful = ['href', 'title', 'start'] as const;

/**
 * Serialises elements into a canonical form, equal for our rendering and for the specification's
 * HTML after our URL rules.
 */
export function canonicalHtml(nodes: Iterable<Node>, isCode = false): string {
  return Array.from(nodes, (node) => writeNode(node, isCode)).join('');
}

/** Removes insignificant white space. */
export function withoutSpace(html: string): string {
  return html
    .replace(/\s*\n\s*/g, '\n')
    .replace(/>\s/g, '>')
    .replace(/\s</g, '<')
    .trim();
}

function writeNode(node: Node, isCode: boolean): string {
  if (node instanceof HTMLElement) return writeElement(node, isCode);
  const text = node.textContent ?? '';
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function writeElement(element: HTMLElement, isCode: boolean): string {
  const name = element.localName;
  const inside = () => canonicalHtml(element.childNodes, isCode || name === 'pre');
  if (name === 'figure') return canonicalHtml(element.querySelectorAll('pre'));
  if (name === 'div' || name === 'span') return inside();
  if (name === 'img') return writeImage(element);
  if (name === 'code' && isCode) return `<code>${inside().trimEnd()}</code>`;
  if (name === 'a' && linkUrl(element.getAttribute('href') ?? '') === undefined) return inside();
  const written = meaningful.map((attribute) => {
    const value = element.getAttribute(attribute);
    if (value === null || value === '') return '';
    if (attribute === 'title') return writeTitle(value, element);
    return ` ${attribute}="${attribute === 'href' ? (linkUrl(value) ?? '') : value}"`;
  });
  return `<${name}${written.join('')}>${inside()}</${name}>`;
}

/** Removes the target's host, which precedes a link's own title. */
function writeTitle(title: string, element: HTMLElement): string {
  const [first = '', ...lines] = title.split('\n');
  const leadsTo = hostOf(element.getAttribute('href') ?? '');
  const own = first === leadsTo ? lines.join('\n') : title;
  return own === '' ? '' : ` title="${own}"`;
}

function writeImage(image: HTMLElement): string {
  const alt = image.getAttribute('alt') ?? '';
  const url = linkUrl(image.getAttribute('src') ?? '');
  const host = hostOf(image.getAttribute('src') ?? '');
  const words = `${alt === '' ? 'Image' : `Image: ${alt}`}${host === undefined ? '' : ` (${host})`}`;
  return url === undefined ? words : `<a href="${url}">${words}</a>`;
}
