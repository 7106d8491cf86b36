import type { Frame } from '../../core/layout/packParts.ts';
import { placeBadges } from '../../core/scene/placeBadges.ts';
import { shorten } from '../../core/scene/shorten.ts';
import type { DrawInput } from './drawInput.ts';

/** How badges look, in pixels of the screen. */
const look = { size: 10.5, height: 17, around: 6, corner: 6, widest: 140, most: 60 } as const;

/** With more lines than this, most have no room for a badge, and placing them takes long. */
const mostLines = 400;

/**
 * Writes the texts of lines where there is room for them: clear of cards, of names and of each other.
 *
 * @param taken - Where cards and words are, in CSS pixels of the screen.
 */
export function drawBadges(
  context: CanvasRenderingContext2D,
  input: DrawInput,
  taken: readonly Frame[],
): void {
  const { scene, emphasis, viewport, surface, palette, font, badgeText } = input;
  if (badgeText === undefined || scene.lines.length > mostLines) return;
  const { x, y, zoom } = viewport;
  context.setTransform(surface.ratio, 0, 0, surface.ratio, 0, 0);
  context.font = `500 ${look.size}px ${font}`;
  const widthOf = (text: string): number => context.measureText(text).width;
  const texts = new Map(
    scene.lines.map((line) => [
      line,
      shorten(badgeText(line), look.widest - 2 * look.around, widthOf),
    ]),
  );
  const area = {
    left: -x / zoom,
    top: -y / zoom,
    right: (surface.width - x) / zoom,
    bottom: (surface.height - y) / zoom,
  };
  const boxes = taken.map(({ left, top, width, height }) => ({
    x: (left + width / 2 - x) / zoom,
    y: (top + height / 2 - y) / zoom,
    width: width / zoom,
    height: height / zoom,
  }));
  const placed = placeBadges(scene, emphasis, area, {
    most: look.most,
    boxes,
    height: look.height / zoom,
    widthOf: (line) => (widthOf(texts.get(line) ?? '') + 2 * look.around) / zoom,
  });
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 1;
  context.globalAlpha = 1;
  for (const badge of placed) {
    const text = texts.get(badge.line) ?? '';
    const [middle, centre] = [x + badge.x * zoom, y + badge.y * zoom];
    const width = widthOf(text) + 2 * look.around;
    context.beginPath();
    context.roundRect(
      middle - width / 2,
      centre - look.height / 2,
      width,
      look.height,
      look.corner,
    );
    context.fillStyle = palette.surface;
    context.fill();
    context.strokeStyle = palette.line;
    context.stroke();
    context.fillStyle = palette.muted;
    context.fillText(text, middle, centre + 0.5);
  }
}
