import { frameAround, type Frame } from '../../core/scene/frame.ts';
import { placeBadges } from '../../core/scene/placeBadges.ts';
import { shorten } from '../../core/scene/shorten.ts';
import { areaOf, type DrawInput } from './drawInput.ts';
import type { Pen } from './pen.ts';

/** The look of badges when zoomed out, in CSS pixels. */
const afar = {
  size: 11,
  weight: 500,
  height: 17,
  corner: 8.5,
  /** The inline padding. */
  around: 6,
  maxWidth: 140,
  /** The visible part of a line between a badge and a card above or below. */
  clear: 2,
  /** The maximum number of badges. */
  maxCount: 60,
};

/** The look of badges, in pixels. */
export type BadgeLook = Readonly<typeof afar>;

function measureBadge(
  pen: Pen,
  whole: string,
  { size, weight, around, maxWidth }: BadgeLook,
): { readonly text: string; readonly width: number } {
  const widthOf = (text: string): number => pen.measure(text, size, weight);
  const text = shorten(whole, maxWidth - 2 * around, widthOf);
  return { text, width: widthOf(text) + 2 * around };
}

/**
 * Draws the badges that fit without overlapping cards, names or each other.
 *
 * @param taken - The frames of cards and texts in CSS pixels. Default: the scene's boxes.
 */
export function drawBadges(
  pen: Pen,
  input: DrawInput,
  taken?: readonly Frame[],
  look: BadgeLook = afar,
): void {
  const { scene, emphasis, viewport, palette, badgeText } = input;
  if (badgeText === undefined) return;
  const { x, y, zoom } = viewport;
  const badges = new Map(
    scene.lines.map((line) => [line, measureBadge(pen, badgeText(line), look)]),
  );
  const boxes = taken?.map(({ left, top, width, height }) => ({
    x: (left + width / 2 - x) / zoom,
    y: (top + height / 2 - y) / zoom,
    width: width / zoom,
    height: (height + 2 * look.clear) / zoom,
  }));
  const placed = placeBadges(scene, emphasis, areaOf(input), {
    maxCount: look.maxCount,
    ...(boxes === undefined ? {} : { boxes }),
    height: look.height / zoom,
    widthOf: (line) => (badges.get(line)?.width ?? 0) / zoom,
  });
  for (const place of placed) {
    const badge = badges.get(place.line);
    if (badge === undefined) continue;
    const { text, width } = badge;
    const { size, weight, height, corner } = look;
    const at = { x: x + place.x * zoom, y: y + place.y * zoom };
    const frame = frameAround({ ...at, width, height });
    pen.rect(frame, corner, { fill: palette.surface, stroke: palette.faint });
    const ink = { size, weight, fill: palette.muted, align: 'center', isMiddle: true } as const;
    pen.text(text, { ...at, y: at.y + 0.5 }, ink);
  }
}
