import { frameAround, overlaps, type Frame } from '../../core/scene/frame.ts';
import { onScreen } from '../../core/scene/viewport.ts';
import { roundedPath } from '../../core/scene/linePath.ts';
import { groupRoom, type Region, type Ribbon } from '../../core/scene/regions.ts';
import { frameOfScene } from '../../core/scene/scene.ts';
import { breakLine, shorten } from '../../core/scene/shorten.ts';
import type { DrawInput } from './drawInput.ts';
import { colourOf } from './palette.ts';
import { frameOfBox, type DrawnCard } from './placeCards.ts';
import { penFor, type Pen } from './pen.ts';

/** The look of regions and their titles, and of ribbons and their counts, in CSS pixels. */
const region = { corner: 14, tint: 0.07, border: 0.4 } as const;
const heading = { max: 15, min: 11, weight: 600, around: 5, pitch: 1.1, beyond: 0.9 } as const;
const ribbon = {
  width: { min: 1.5, max: 6 },
  bend: 24,
  rest: { min: 0.36, max: 0.6 },
  dimmed: 0.12,
} as const;
const count = { size: 11, around: 7, height: 18 } as const;

/** Draws the tinted regions of groups, and what joins them. */
export function drawRegions(pen: Pen, input: DrawInput): void {
  drawRibbons(pen, input);
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

function drawRibbons(pen: Pen, input: DrawInput): void {
  const { scene, palette, viewport } = input;
  const { width: wide, rest } = ribbon;
  pen.within(viewport, () => {
    for (const line of scene.ribbons) {
      const width = wide.min + (wide.max - wide.min) * line.share;
      const plain = rest.min + (rest.max - rest.min) * line.share;
      const opacity = isDimmed(input) ? ribbon.dimmed : plain;
      const data = roundedPath(line, ribbon.bend);
      const [from, to] = line.groups;
      const colours = [colourOf(from, palette), colourOf(to, palette)] as const;
      const stroke = { from: line.from, to: line.to, colours };
      const paint = { stroke, width: width / Math.min(1, viewport.zoom) };
      pen.group({ opacity }, () => pen.path({ data }, paint));
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

/** Draws a title, which takes of the gaps around its region if that is too small for it. */
function drawTitle(pen: Pen, input: DrawInput, { group, labels, ...of }: Region) {
  const { palette, viewport, groupTexts, scene } = input;
  const { zoom } = viewport;
  const frame = onScreen(of, viewport);
  // A size for each zoom would measure the titles again in each frame.
  const size = Math.round(Math.max(heading.min, Math.min(heading.max, 22 * zoom)));
  const beyond = groupRoom.between * zoom * heading.beyond;
  // A narrow region lends its title the gaps beside it.
  const room = Math.max(frame.width - 2 * heading.around, Math.min(5 * size, frame.width + beyond));
  const above = groupRoom.above * zoom;
  const most = above + beyond;
  if (groupTexts === undefined || room < 3 * size || size > most) return undefined;
  const widthOf = (text: string): number => pen.measure(text, size, heading.weight);
  const broken = groupTexts.title(group, (title) => breakLine(title, room, widthOf));
  const pitch = size * heading.pitch;
  const lines = (size + pitch > most ? [broken.join('')] : broken).map((line) =>
    shorten(line.trim(), room, widthOf),
  );
  const wide = Math.max(...lines.map(widthOf));
  const height = size + pitch * (lines.length - 1);
  const spare = above - height;
  const top = frame.top + Math.min(size * 0.8, spare < 0 ? spare : spare / 2);
  const left = frame.left + Math.min(size, (frame.width - wide) / 2);
  const own = penFor(pen, scene, frame.left + frame.width / 2);
  const ink = { halo: palette.surface, isMiddle: true } as const;
  for (const [at, line] of lines.entries()) {
    const y = top + size / 2 + pitch * at;
    own.text(line, { x: left, y }, { ...ink, size, weight: heading.weight, fill: palette.text });
  }
  const types = groupTexts.labels(labels);
  const small = Math.max(heading.min, size - 3);
  const next = wide + size * 0.7;
  const width = next + pen.measure(types, small);
  if (lines.length > 1 || width > frame.width - 2 * size) return { left, top, width: wide, height };
  const at = { x: left + next, y: top + size / 2 };
  own.text(types, at, { ...ink, size: small, fill: palette.muted });
  return { left, top, width, height };
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
  if (width > told.width * zoom * 1.2 || count.height > told.height * zoom) return undefined;
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
