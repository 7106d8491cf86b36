import { listedProperties, cardMeasures, type CardDetail } from '../core/scene/cardSize.ts';
import type { Palette } from '../graph/canvas/palette.ts';
import { dashes } from '../core/model/storeTypes.ts';
import {
  frameOfScene,
  pathData,
  type Scene,
  type SceneBox,
  type SceneLine,
} from '../core/scene/scene.ts';

/** What a picture to keep is drawn with. */
export interface PictureOptions {
  readonly detail: CardDetail;
  readonly palette: Palette;
  /** The heading over labels without relations. */
  readonly apartText: string;
  /** A count in words, such as `1,203 nodes`. */
  readonly countText: (count: number) => string;
  /** What a line holds, such as `SUPPLIES · 120`. */
  readonly lineText: (line: SceneLine) => string;
}

/** Room around the picture, in pixels. */
const margin = 40;

/** The whole graph as an SVG document that needs nothing else. It comes of the model, not the page. */
export function exportSvg(scene: Scene, options: PictureOptions): string {
  const { palette } = options;
  const frame = frameOfScene(scene);
  const [left, top] = [frame.left - margin, frame.top - margin];
  const [width, height] = [frame.width + 2 * margin, frame.height + 2 * margin];
  const size = `width="${round(width)}" height="${round(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${round(left)} ${round(top)} ${round(width)} ${round(height)}" font-family="system-ui, sans-serif">`,
    `<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 1 10 5 0 9z" fill="${palette.strong}"/></marker></defs>`,
    `<rect x="${round(left)}" y="${round(top)}" ${size} fill="${palette.surface}"/>`,
    `<g fill="none" stroke="${palette.strong}" stroke-width="1.2">`,
    ...scene.lines.map((line) => drawLine(line, options)),
    '</g>',
    ...drawApart(scene, options),
    ...scene.boxes.map((box) => drawBox(box, options)),
    '</svg>',
  ].join('\n');
}

function drawLine(line: SceneLine, { lineText }: PictureOptions): string {
  const { link, loop } = line;
  const start = link.direction === 'both' && !loop ? ' marker-start="url(#head)"' : '';
  const pattern = dashes[line.dash] ?? [];
  const dashed = pattern.length > 0 ? ` stroke-dasharray="${pattern.join(' ')}"` : '';
  const title = escapeXml(`${link.source} – ${link.target}: ${lineText(line)}`);
  return `<path d="${pathData(line)}" marker-end="url(#head)"${start}${dashed}><title>${title}</title></path>`;
}

function drawApart({ apart }: Scene, { palette, apartText }: PictureOptions): string[] {
  if (apart === undefined) return [];
  const { left, top, width, height } = apart;
  return [
    `<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" rx="8" fill="none" stroke="${palette.line}" stroke-dasharray="6 4"/>`,
    `<text x="${round(left)}" y="${round(top - 6)}" font-size="12" font-weight="600" fill="${palette.muted}">${escapeXml(apartText)}</text>`,
  ];
}

function drawBox(box: SceneBox, { detail, palette, countText }: PictureOptions): string {
  const { label, group } = box;
  const [left, top] = [round(box.x - box.width / 2), round(box.y - box.height / 2)];
  const colour = palette.groups[group] ?? palette.muted;
  const { shown } = listedProperties(label, detail);
  const name = fit(label.name, Math.floor((box.width - 22) / 7.2));
  const count = label.count === undefined ? '' : countText(label.count);
  return [
    `<g transform="translate(${left} ${top})" data-label="${escapeXml(label.name)}"><title>${escapeXml(label.name)}</title>`,
    `<rect width="${box.width}" height="${box.height}" rx="6" fill="${palette.card}" stroke="${palette.line}"/>`,
    `<rect width="5" height="${box.height}" rx="2" fill="${colour}"/>`,
    `<text x="14" y="19" font-size="13" font-weight="600" fill="${palette.text}">${escapeXml(name)}</text>`,
    `<text x="14" y="37" font-size="12" fill="${palette.muted}">${escapeXml(count)}</text>`,
    ...shown.map((property, at) => {
      const y = cardMeasures.head + at * cardMeasures.row + 14;
      return `<text x="14" y="${y}" font-size="12" fill="${palette.text}">${escapeXml(fit(property.name, 16))}<tspan fill="${palette.muted}"> ${escapeXml(property.type)}</tspan></text>`;
    }),
    '</g>',
  ].join('');
}

function fit(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Escapes text for XML and drops control characters that XML cannot represent. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
