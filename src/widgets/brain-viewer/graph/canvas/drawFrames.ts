import { frameAround, overlaps, type Frame } from '../../core/scene/frame.ts';
import { onScreen } from '../../core/scene/viewport.ts';
import { roundedPath } from '../../core/scene/linePath.ts';
import { groupRoom, type Region, type Ribbon } from '../../core/scene/regions.ts';
import { frameOfScene } from '../../core/scene/scene.ts';
import { shorten } from '../../core/scene/shorten.ts';
import type { DrawInput } from './drawInput.ts';
import { colourOf } from './palette.ts';
import { frameOfBox, type DrawnCard } from './placeCards.ts';
import { penFor, type Pen } from './pen.ts';

/** The look of regions and their titles, and of ribbons and their counts, in CSS pixels. */
const region = { corner: 14, tint: 0.07, border: 0.4, max: 15, min: 11, weight: 600 } as const;
const ribbon = { min: 1.5, max: 6, bend: 24, rest: 0.5, dimmed: 0.12 } as const;
const count = { size: 11, around: 7, height: 18 } as const;

/** Draws the tinted regions of groups, and what joins them. */
export function drawRegions(pen: Pen, input: DrawInput): void {
  const opacity = isDimmed(input) ? ribbon.dimmed : ribbon.rest;
  pen.group({ opacity }, () => drawRibbons(pen, input));
  for (const one of input.scene.regions) drawRegion(pen, input, one);
}

/**
 * Draws the titles of regions and the counts of ribbons, above all lines.
 *
 * @returns Their frames in CSS pixels.
 */
export function drawTitles(pen: Pen, input: DrawInput): readonly Frame[] {
  const { regions, ribbons } = input.scene;
  const titles = regions.flatMap((one) => drawTitle(pen, input, one) ?? []);
  const counts = isDimmed(input) ? [] : ribbons.flatMap((one) => drawCount(pen, input, one) ?? []);
  return [...titles, ...counts];
}

function isDimmed({ emphasis }: DrawInput): boolean {
  return emphasis.labels !== undefined || emphasis.openLink !== undefined;
}

function drawRibbons(pen: Pen, { scene, palette, viewport }: DrawInput): void {
  pen.within(viewport, () => {
    for (const line of scene.ribbons) {
      const width = ribbon.min + (ribbon.max - ribbon.min) * line.share;
      const data = roundedPath(line, ribbon.bend);
      const [from, to] = line.groups;
      const colours = [colourOf(from, palette), colourOf(to, palette)] as const;
      const stroke = { from: line.from, to: line.to, colours };
      pen.path({ data }, { stroke, width: width / Math.min(1, viewport.zoom) });
    }
  });
}

function drawRegion(pen: Pen, { palette, viewport }: DrawInput, { group, ...of }: Region): void {
  const { zoom } = viewport;
  const frame = onScreen(of, viewport);
  const colour = colourOf(group, palette);
  const corner = Math.min(region.corner, region.corner * zoom * 1.5);
  pen.rect(frame, corner, { fill: palette.surface });
  pen.group({ opacity: region.tint }, () => pen.rect(frame, corner, { fill: colour }));
  pen.group({ opacity: region.border }, () => pen.rect(frame, corner, { stroke: colour }));
}

function drawTitle(pen: Pen, input: DrawInput, { group, labels, ...of }: Region) {
  const { palette, viewport, groupTexts, scene } = input;
  const { zoom } = viewport;
  const frame = onScreen(of, viewport);
  // A size for each zoom would measure the titles again in each frame.
  const size = Math.round(Math.max(region.min, Math.min(region.max, 22 * zoom)));
  const room = frame.width - 2 * size;
  const above = groupRoom.above * zoom;
  if (groupTexts === undefined || room < 3 * size || size > above) return undefined;
  const widthOf = (text: string): number => pen.measure(text, size, region.weight);
  const title = shorten(
    groupTexts.title(group, (text) => widthOf(text) <= room),
    room,
    widthOf,
  );
  const wide = widthOf(title);
  const top = frame.top + Math.min(size * 0.8, (above - size) / 2);
  const line = { left: frame.left + size, top, width: wide, height: size };
  const own = penFor(pen, scene, frame.left + frame.width / 2);
  const middle = line.top + size / 2;
  own.text(
    title,
    { x: line.left, y: middle },
    { size, weight: region.weight, fill: palette.text, halo: palette.surface, isMiddle: true },
  );
  const types = groupTexts.labels(labels);
  const small = Math.max(region.min, size - 3);
  if (wide + size + pen.measure(types, small) <= room) {
    const at = { x: line.left + wide + size * 0.7, y: middle };
    own.text(types, at, {
      size: small,
      fill: palette.muted,
      halo: palette.surface,
      isMiddle: true,
    });
  }
  return line;
}

/** Draws a ribbon's count, unless cards are so small that it would cover some. */
function drawCount(
  pen: Pen,
  { palette, viewport, groupTexts }: DrawInput,
  { strength, told }: Ribbon,
): Frame | undefined {
  if (groupTexts === undefined || told === undefined) return undefined;
  const { x, y, zoom } = viewport;
  const text = groupTexts.links(strength);
  const width = pen.measure(text, count.size) + 2 * count.around;
  if (width > told.width * zoom * 1.6 || count.height > told.height * zoom) return undefined;
  const at = { x: x + told.x * zoom, y: y + told.y * zoom };
  const frame = frameAround({ ...at, width, height: count.height });
  pen.rect(frame, count.height / 2, { fill: palette.card, stroke: palette.line });
  pen.text(text, at, { size: count.size, fill: palette.muted, align: 'center', isMiddle: true });
  return frame;
}

/** The look of the text and the frame, in CSS pixels. */
const look = { size: 11, weight: 500, above: 6, around: 8, corner: 8, dash: [6, 4] } as const;

/**
 * Draws a frame with a heading around isolated labels.
 *
 * @param cards - The drawn cards, of which some are larger than their boxes.
 * @returns The heading's frame in CSS pixels, or undefined if it doesn't fit.
 */
export function drawApart(
  pen: Pen,
  { scene, palette, viewport, apartText }: DrawInput,
  cards: readonly DrawnCard[],
): Frame | undefined {
  const { apart } = scene;
  if (apart === undefined) return undefined;
  const own = onScreen(apart, viewport);
  let { left } = own;
  let right = left + own.width;
  for (const { box, frame } of cards) {
    if (!apart.labels.has(box.label.name)) continue;
    left = Math.min(left, frame.left - look.around);
    right = Math.max(right, frame.left + frame.width + look.around);
  }
  pen.rect({ ...own, left, width: right - left }, look.corner, {
    stroke: palette.line,
    dashes: look.dash,
  });
  const width = pen.measure(apartText, look.size, look.weight);
  // Keeps a heading that is wider than its frame within the picture.
  const whole = onScreen(frameOfScene(scene), viewport);
  const start = Math.min(left, Math.max(right, whole.left + whole.width) - width);
  // The font size is independent of the zoom, so the heading may overlap boxes at small zooms.
  const frames = scene.boxes.map((box) => frameOfBox(box, { viewport }));
  const words = [own.top - look.above - look.size, own.top + own.height + look.above]
    .map((place): Frame => ({ left: start, top: place, width, height: look.size }))
    .find((frame) => frames.every((box) => !overlaps(box, frame)));
  if (words !== undefined) {
    const at = { x: start, y: words.top + look.size };
    pen.text(apartText, at, { size: look.size, weight: look.weight, fill: palette.muted });
  }
  return words;
}
