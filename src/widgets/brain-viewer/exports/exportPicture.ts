import { contextOf, createCanvasPen } from '../graph/canvas/canvasPen.ts';
import { createPicture } from './picture/createPicture.ts';
import { createMapPicture } from './picture/mapPicture.ts';
import type { DrawnGraph, DrawnMap, Picture, PictureText } from './picture/picture.ts';
import type { MeasureText } from '../core/scene/cardSize.ts';
import type { Gradient, Paint, Pen } from '../graph/canvas/pen.ts';

export function drawPicture(options: (DrawnMap | DrawnGraph) & PictureText): Picture {
  return options.kind === 'map' ? createMapPicture(options) : createPicture(options);
}

/** The maximum side of a canvas, in pixels, as browsers limit its size. */
const maxSide = 8_000;

/** The pixel ratio of the file, if it stays within the limit. */
const sharpness = 2;

/**
 * Renders a picture as PNG, scaled down if it would be too large.
 *
 * @throws Error if the browser can't encode a picture of that size.
 */
export async function exportPng({
  frame,
  background,
  font,
  document,
  draw,
}: Picture): Promise<Blob> {
  const { left, top, width, height } = frame;
  const zoom = Math.min(sharpness, maxSide / width, maxSide / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * zoom);
  canvas.height = Math.round(height * zoom);
  const context = contextOf(canvas);
  context.scale(zoom, zoom);
  context.translate(-left, -top);
  const pen = createCanvasPen(context, font);
  pen.rect(frame, 0, { fill: background });
  draw(pen);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('Brainstem: the browser made no picture of the graph.');
  return blob;
}

/** Renders a picture as a self-contained SVG document. */
export function exportSvg({ frame, background, font, measure, draw }: Picture): string {
  const { left, top, width, height } = frame;
  const size = `width="${round(width)}" height="${round(height)}"`;
  const box = [left, top, width, height].map(round).join(' ');
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}" font-family="${escapeXml(font)}">`,
  ];
  const pen = createSvgPen(lines, measure);
  pen.rect(frame, 0, { fill: background });
  draw(pen);
  return [...lines, '</svg>'].join('\n');
}

/** The offset from the baseline to the middle of the letters, relative to the font size. */
const middle = 0.35;

const anchors = { left: undefined, center: 'middle', right: 'end' } as const;

/** Creates a pen that writes SVG elements. */
function createSvgPen(lines: string[], measure: MeasureText): Pen {
  const path = (data: string, paint: Paint): void => {
    lines.push(`<path${attributes({ d: data, ...paintOf(lines, paint) })}/>`);
  };
  return {
    measure,
    rect({ left, top, width, height }, radius, paint) {
      const rx = radius === 0 ? undefined : radius;
      const place = { x: left, y: top, width, height, rx };
      lines.push(`<rect${attributes({ ...place, ...paintOf(lines, paint) })}/>`);
    },
    circles(circles, paint) {
      const arcs = circles.map(({ x, y, radius: r }) => {
        return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
      });
      path(arcs.join(''), paint);
    },
    polygons(polygons, paint) {
      const closed = polygons.map(
        (points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`,
      );
      path(closed.join(''), paint);
    },
    path: ({ data }, paint) => path(data, paint),
    text(text, { x, y }, { size, weight, fill, align = 'left', isMiddle = false, halo }) {
      const look = {
        x,
        y: isMiddle ? y + size * middle : y,
        fill,
        'font-size': size,
        'font-weight': weight,
        'text-anchor': anchors[align],
        ...(halo === undefined ? {} : { stroke: halo, 'stroke-width': 4, 'paint-order': 'stroke' }),
      };
      lines.push(`<text${attributes(look)}>${escapeXml(text)}</text>`);
    },
    group({ label, title, opacity }, draw) {
      const look = { 'data-label': label, opacity: opacity === 1 ? undefined : opacity };
      lines.push(`<g${attributes(look)}>`);
      if (title !== undefined) lines.push(`<title>${escapeXml(title)}</title>`);
      draw();
      lines.push('</g>');
    },
    within({ x, y, zoom }, draw) {
      const transform = `translate(${round(x)} ${round(y)}) scale(${zoom})`;
      lines.push(`<g${attributes({ transform })}>`);
      draw();
      lines.push('</g>');
    },
  };
}

function paintOf(lines: string[], { fill = 'none', stroke, width, dashes = [] }: Paint) {
  return {
    fill,
    stroke: typeof stroke === 'object' ? gradientIn(lines, stroke) : stroke,
    'stroke-width': stroke === undefined ? undefined : width,
    'stroke-dasharray': dashes.length > 0 ? dashes.join(' ') : undefined,
  };
}

/** Writes a gradient, and returns a reference to it. */
function gradientIn(lines: string[], { from, to, colours }: Gradient): string {
  const id = `gradient-${lines.length}`;
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  const stops = colours.map(
    (colour, offset) => `<stop${attributes({ offset, 'stop-color': colour })}/>`,
  );
  const look = { id, gradientUnits: 'userSpaceOnUse', ...ends };
  lines.push(`<linearGradient${attributes(look)}>${stops.join('')}</linearGradient>`);
  return `url(#${id})`;
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
