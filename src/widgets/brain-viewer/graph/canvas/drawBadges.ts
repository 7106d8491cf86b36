import type { Frame } from '../../core/layout/packParts.ts';
import { placeBadges } from '../../core/scene/placeBadges.ts';
import type { Scene, SceneLine } from '../../core/scene/scene.ts';
import { shorten } from '../../core/scene/shorten.ts';
import type { DrawInput } from './drawInput.ts';

/** The look of badges, in pixels of the screen. */
const look = { size: 11, height: 17, around: 6, corner: 6, widest: 140, most: 60 } as const;

/** With more lines than this, most have no room for a badge, and placing them takes long. */
const mostLines = 400;

interface MeasuredBadge {
  readonly text: string;
  readonly width: number;
}

/** The texts of a scene's lines as they were last measured. */
interface MeasuredBadges {
  readonly badgeText: DrawInput['badgeText'];
  readonly font: string;
  readonly badges: ReadonlyMap<SceneLine, MeasuredBadge>;
}

const known = new WeakMap<Scene, MeasuredBadges>();

/** Texts have the same size on the screen at every zoom, so they are cut and measured once. */
function measureBadges(
  context: CanvasRenderingContext2D,
  { scene, font }: DrawInput,
  badgeText: (line: SceneLine) => string,
): ReadonlyMap<SceneLine, MeasuredBadge> {
  const measured = known.get(scene);
  if (measured?.font === font && measured.badgeText === badgeText) return measured.badges;
  const widthOf = (text: string): number => context.measureText(text).width;
  const badges = new Map(
    scene.lines.map((line): [SceneLine, MeasuredBadge] => {
      const text = shorten(badgeText(line), look.widest - 2 * look.around, widthOf);
      return [line, { text, width: widthOf(text) + 2 * look.around }];
    }),
  );
  known.set(scene, { badgeText, font, badges });
  return badges;
}

/**
 * Writes the texts of lines that there is room for: clear of cards, of names and of each other.
 *
 * @param taken - The frames of cards and words, in CSS pixels of the screen.
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
  const badges = measureBadges(context, input, badgeText);
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
    widthOf: (line) => (badges.get(line)?.width ?? 0) / zoom,
  });
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 1;
  context.globalAlpha = 1;
  for (const place of placed) {
    const { text = '', width = 0 } = badges.get(place.line) ?? {};
    const [middle, centre] = [x + place.x * zoom, y + place.y * zoom];
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
