import { revealHidden } from '../../../../search/index.ts';
import type { Point } from '../../core/layout/layoutInput.ts';
import type { Frame } from '../../core/layout/packParts.ts';
import type { SceneBox } from '../../core/scene/scene.ts';
import { drawDot } from './drawCards.ts';
import { isInView, type DrawInput } from './drawInput.ts';
import { byWeight, drawNames, overlaps, widthForNames } from './drawNames.ts';
import { colourOf } from './palette.ts';

/** The look of a name from afar, in pixels of the screen. */
const chip = { height: 20, across: 7, dot: 6, gap: 5, corner: 6, most: 90 } as const;

/** The limits of a dot's radius, in pixels of the screen. */
const dotRadius = { least: 1.5, most: 4.5 } as const;

/** Up to so many labels in view, those without a card may have their name beside their dot. */
const mostBeside = 250;

/** The first names are those of the most linked labels, and look it. */
const fonts = { mainCount: 12, main: '600 13px', other: '500 11px' } as const;

interface Chip {
  readonly box: SceneBox;
  readonly frame: Frame;
  readonly title: string;
  readonly font: string;
}

/**
 * Draws labels from afar: the names that matter most as cards of the same size whatever the zoom,
 * none over another or far beyond the picture, and all other labels as dots, named where there is
 * room beside them.
 *
 * @param taken - The frames of other words, in CSS pixels of the screen.
 */
export function drawChips(
  context: CanvasRenderingContext2D,
  input: DrawInput,
  taken: readonly Frame[],
): void {
  const { palette, surface, emphasis } = input;
  context.setTransform(surface.ratio, 0, 0, surface.ratio, 0, 0);
  const chips = placeChips(context, input, taken);
  const named = new Set(chips.map(({ box }) => box));
  const dots: { box: SceneBox; frame: Frame }[] = [];
  for (const { group, dimmed, boxes } of input.shapes.boxes) {
    context.globalAlpha = dimmed ? 0.25 : 1;
    context.fillStyle = colourOf(group, palette);
    context.beginPath();
    for (const box of boxes) {
      if (named.has(box) || !isInView(box, input)) continue;
      const { radius, x, y } = dotAt(box, input);
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
      const [left, top, size] = [x - radius, y - radius, 2 * radius];
      dots.push({ box, frame: { left, top, width: size, height: size } });
    }
    context.fill();
  }
  context.globalAlpha = 1;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  for (const { box, frame, title, font } of chips) {
    const { left, top, width, height } = frame;
    const isSelected = emphasis.selected === box.label.name;
    context.beginPath();
    context.roundRect(left, top, width, height, chip.corner);
    context.fillStyle = palette.card;
    context.fill();
    context.strokeStyle = isSelected ? palette.accent : palette.line;
    context.lineWidth = isSelected ? 2 : 1;
    context.stroke();
    const middle = top + height / 2;
    drawDot(context, box, input, { x: left + chip.across + chip.dot / 2, y: middle }, chip.dot);
    context.font = font;
    context.fillStyle = palette.text;
    context.fillText(title, left + chip.across + chip.dot + chip.gap, middle);
  }
  if (chips.length + dots.length > mostBeside) return;
  const boxes = dots.map(({ box }) => box);
  const frames = [...taken, ...chips.map(({ frame }) => frame)];
  drawNames(context, input, { boxes, taken: frames, cards: dots });
}

function placeChips(
  context: CanvasRenderingContext2D,
  input: DrawInput,
  taken: readonly Frame[],
): Chip[] {
  const { viewport, scene, font } = input;
  const { least, most } = widthForNames(input);
  const placed = [...taken];
  const chips: Chip[] = [];
  for (const box of byWeight(scene.boxes, input)) {
    if (chips.length >= chip.most) break;
    const title = revealHidden(box.label.name);
    const ownFont = `${chips.length < fonts.mainCount ? fonts.main : fonts.other} ${font}`;
    context.font = ownFont;
    const width = context.measureText(title).width + 2 * chip.across + chip.dot + chip.gap;
    const x = viewport.x + box.x * viewport.zoom - width / 2;
    const y = viewport.y + box.y * viewport.zoom;
    const frame = {
      left: Math.max(least, Math.min(most - width, x)),
      top: y - chip.height / 2,
      width,
      height: chip.height,
    };
    if (placed.some((other) => overlaps(frame, other))) continue;
    placed.push(frame);
    chips.push({ box, frame, title, font: ownFont });
  }
  return chips;
}

function dotAt(box: SceneBox, { viewport }: DrawInput): Point & { readonly radius: number } {
  const size = (Math.min(box.width, box.height) / 2) * viewport.zoom;
  return {
    radius: Math.max(dotRadius.least, Math.min(dotRadius.most, size)),
    x: viewport.x + box.x * viewport.zoom,
    y: viewport.y + box.y * viewport.zoom,
  };
}
