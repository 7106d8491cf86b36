import { revealHidden } from '../../../../search/index.ts';
import type { Frame } from '../../core/layout/algorithms/packParts.ts';
import type { SceneBox } from '../../core/scene/scene.ts';
import { drawDot } from './drawDot.ts';
import { isInView, type DrawInput } from './drawInput.ts';
import { byWeight, drawNames, overlaps, widthForNames } from './drawNames.ts';
import { colourOf } from './palette.ts';
import type { MeasureText } from '../../core/scene/cardSize.ts';
import type { Circle, Pen } from './pen.ts';

/** The look of a chip, in CSS pixels. `maxCount` is their maximum number. */
const chip = { height: 20, across: 7, dot: 6, gap: 5, corner: 6, maxCount: 90 } as const;

/** The limits of a dot's radius, in CSS pixels. */
const dotRadius = { min: 1.5, max: 4.5 } as const;

/** The maximum number of visible labels for which dots have names. */
const maxBeside = 250;

/** The fonts of chips. The `mainCount` most linked labels have the larger one. */
const fonts = {
  mainCount: 12,
  main: { size: 13, weight: 600 },
  other: { size: 11, weight: 500 },
} as const;

interface Chip {
  readonly box: SceneBox;
  readonly frame: Frame;
  readonly title: string;
  readonly font: (typeof fonts)['main' | 'other'];
}

/**
 * Draws labels at a small zoom: the most important as chips of a constant size, without overlaps
 * and close to the picture, all others as dots, with a name if it fits.
 *
 * @param taken - The frames of other texts, in CSS pixels.
 */
export function drawChips(pen: Pen, input: DrawInput, taken: readonly Frame[]): void {
  const { palette, emphasis } = input;
  const chips = placeChips(pen.measure, input, taken);
  const named = new Set(chips.map(({ box }) => box));
  const dots: { box: SceneBox; frame: Frame }[] = [];
  for (const { group, dimmed, boxes } of input.shapes.boxes) {
    const circles: Circle[] = [];
    for (const box of boxes) {
      if (named.has(box) || !isInView(box, input)) continue;
      const circle = dotAt(box, input);
      circles.push(circle);
      const { radius, x, y } = circle;
      const [left, top, size] = [x - radius, y - radius, 2 * radius];
      dots.push({ box, frame: { left, top, width: size, height: size } });
    }
    pen.group({ opacity: dimmed ? 0.25 : 1 }, () =>
      pen.circles(circles, { fill: colourOf(group, palette) }),
    );
  }
  for (const { box, frame, title, font } of chips) {
    const isSelected = emphasis.selected === box.label.name;
    const stroke = isSelected ? palette.accent : palette.line;
    pen.rect(frame, chip.corner, { fill: palette.card, stroke, width: isSelected ? 2 : 1 });
    const start = frame.left + chip.across;
    const y = frame.top + frame.height / 2;
    drawDot(pen, box.group, { x: start + chip.dot / 2, y, radius: chip.dot / 2 }, palette);
    const at = { x: start + chip.dot + chip.gap, y };
    pen.text(title, at, { ...font, fill: palette.text, isMiddle: true });
  }
  if (chips.length + dots.length > maxBeside) return;
  const boxes = dots.map(({ box }) => box);
  const frames = [...taken, ...chips.map(({ frame }) => frame)];
  drawNames(pen, input, { boxes, taken: frames, cards: dots });
}

function placeChips(measure: MeasureText, input: DrawInput, taken: readonly Frame[]): Chip[] {
  const { viewport, scene } = input;
  const { min, max } = widthForNames(input);
  const placed = [...taken];
  const chips: Chip[] = [];
  for (const box of byWeight(scene.boxes, input)) {
    if (chips.length >= chip.maxCount) break;
    const title = revealHidden(box.label.name);
    const font = chips.length < fonts.mainCount ? fonts.main : fonts.other;
    const text = measure(title, font.size, font.weight);
    const width = text + 2 * chip.across + chip.dot + chip.gap;
    const x = viewport.x + box.x * viewport.zoom - width / 2;
    const y = viewport.y + box.y * viewport.zoom;
    const frame = {
      left: Math.max(min, Math.min(max - width, x)),
      top: y - chip.height / 2,
      width,
      height: chip.height,
    };
    if (placed.some((other) => overlaps(frame, other))) continue;
    placed.push(frame);
    chips.push({ box, frame, title, font });
  }
  return chips;
}

function dotAt(box: SceneBox, { viewport }: DrawInput): Circle {
  const size = (Math.min(box.width, box.height) / 2) * viewport.zoom;
  return {
    radius: Math.max(dotRadius.min, Math.min(dotRadius.max, size)),
    x: viewport.x + box.x * viewport.zoom,
    y: viewport.y + box.y * viewport.zoom,
  };
}
