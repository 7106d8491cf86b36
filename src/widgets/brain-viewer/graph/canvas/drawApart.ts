import { overlaps, type Frame } from '../../core/scene/frame.ts';
import type { DrawInput } from './drawInput.ts';
import { frameOfBox, type DrawnCard } from './placeCards.ts';
import type { Pen } from './pen.ts';
import { frameOfScene } from '../../core/scene/scene.ts';

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
  const top = viewport.y + apart.top * viewport.zoom;
  const height = apart.height * viewport.zoom;
  let left = viewport.x + apart.left * viewport.zoom;
  let right = left + apart.width * viewport.zoom;
  for (const { box, frame } of cards) {
    if (!apart.labels.has(box.label.name)) continue;
    left = Math.min(left, frame.left - look.around);
    right = Math.max(right, frame.left + frame.width + look.around);
  }
  const frame = { left, top, width: right - left, height };
  pen.rect(frame, look.corner, { stroke: palette.line, dashes: look.dash });
  const width = pen.measure(apartText, look.size, look.weight);
  // Keeps a heading that is wider than its frame within the picture.
  const whole = frameOfScene(scene);
  const most = viewport.x + (whole.left + whole.width) * viewport.zoom;
  const start = Math.min(left, Math.max(right, most) - width);
  // The font size is independent of the zoom, so the heading may overlap boxes at small zooms.
  const frames = scene.boxes.map((box) => frameOfBox(box, { viewport }));
  const words = [top - look.above - look.size, top + height + look.above]
    .map((place): Frame => ({ left: start, top: place, width, height: look.size }))
    .find((frame) => frames.every((box) => !overlaps(box, frame)));
  if (words !== undefined) {
    const at = { x: start, y: words.top + look.size };
    pen.text(apartText, at, { size: look.size, weight: look.weight, fill: palette.muted });
  }
  return words;
}
