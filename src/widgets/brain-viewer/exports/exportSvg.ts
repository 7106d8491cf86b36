import type { Picture, PictureShape } from './picture/pictureShapes.ts';

/** A picture as an SVG document that needs nothing else. */
export function exportSvg({ frame, background, font, shapes }: Picture): string {
  const { left, top, width, height } = frame;
  const size = `width="${round(width)}" height="${round(height)}"`;
  const box = [left, top, width, height].map(round).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}" font-family="${escapeXml(font)}">`,
    element({ kind: 'rect', ...frame, fill: background }),
    ...shapes.map(element),
    '</svg>',
  ].join('\n');
}

function element(shape: PictureShape): string {
  switch (shape.kind) {
    case 'rect':
      return `<rect${attributes({
        x: shape.left,
        y: shape.top,
        width: shape.width,
        height: shape.height,
        rx: shape.radius,
        ...paintOf(shape),
      })}/>`;
    case 'path':
      return `<path${attributes({ d: shape.data, ...paintOf(shape) })}/>`;
    case 'text':
      return `<text${attributes({
        x: shape.x,
        y: shape.y,
        fill: shape.fill,
        'font-size': shape.size,
        'font-weight': shape.weight,
        'text-anchor': shape.anchor,
      })}>${escapeXml(shape.text)}</text>`;
    case 'group': {
      const title = shape.title === undefined ? '' : `<title>${escapeXml(shape.title)}</title>`;
      const opacity = shape.opacity === 1 ? undefined : shape.opacity;
      const inner = shape.shapes.map(element).join('');
      return `<g${attributes({ 'data-label': shape.label, opacity })}>${title}${inner}</g>`;
    }
  }
}

type Painted = Extract<PictureShape, { kind: 'rect' | 'path' }>;

function paintOf({ fill = 'none', stroke, strokeWidth, dashes = [] }: Painted) {
  return {
    fill,
    stroke,
    'stroke-width': strokeWidth,
    'stroke-dasharray': dashes.length > 0 ? dashes.join(' ') : undefined,
  };
}

function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (value === undefined) return '';
      return ` ${name}="${typeof value === 'number' ? round(value) : escapeXml(value)}"`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Escapes text for XML and drops control characters that XML cannot represent. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
