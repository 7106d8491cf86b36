import { titleOf } from '../../core/model/collapseGroups.ts';
import { frameOf, type Frame } from '../../core/layout/packParts.ts';
import { isInView, type DrawInput } from './drawInput.ts';
import { isDimmed } from '../../core/scene/emphasis.ts';
import type { SceneBox } from '../../core/scene/scene.ts';

/** How names are written from afar, in pixels of the screen. */
const names = { height: 21, padding: 8, most: 90, tried: 400, beyond: 16 } as const;

/** What is named, and where. */
export interface MapNames {
  readonly boxes: readonly SceneBox[];
  /** Where other words are, in CSS pixels of the screen. */
  readonly taken: readonly Frame[];
  /** How many names are written larger than the others. */
  readonly main: number;
}

/** The first names are those of the most linked labels, and look it. */
const ranks = { main: '600 13px', other: '500 11px' } as const;

/**
 * Writes names as a map does: at the same size whatever the zoom, those of the labels that matter
 * most first and larger, and none over another or far beyond the picture.
 *
 * @returns Where they and other words are, in CSS pixels of the screen.
 */
export function drawNames(
  context: CanvasRenderingContext2D,
  input: DrawInput,
  { boxes, taken, main }: MapNames,
): readonly Frame[] {
  const { palette, viewport, surface, font, scene } = input;
  context.setTransform(surface.ratio, 0, 0, surface.ratio, 0, 0);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = palette.surface;
  context.fillStyle = palette.text;
  const whole = frameOf(scene.boxes, scene.boxes);
  const least = viewport.x + whole.left * viewport.zoom - names.beyond;
  const most = viewport.x + (whole.left + whole.width) * viewport.zoom + names.beyond;
  const placed: Frame[] = [...taken];
  let written = 0;
  for (const box of byWeight(boxes, input)) {
    if (written >= names.most) break;
    const title = titleOf(box.label);
    context.font = `${written < main ? ranks.main : ranks.other} ${font}`;
    const half = context.measureText(title).width / 2;
    const x = within(viewport.x + box.x * viewport.zoom, least + half, most - half);
    const middle = viewport.y + box.y * viewport.zoom;
    const aside = (box.height / 2) * viewport.zoom + names.height / 2;
    for (const y of [middle, middle + aside, middle - aside]) {
      const frame = {
        left: x - half - names.padding,
        top: y - names.height / 2,
        width: 2 * (half + names.padding),
        height: names.height,
      };
      if (placed.some((other) => overlaps(frame, other))) continue;
      placed.push(frame);
      written += 1;
      context.strokeText(title, x, y);
      context.fillText(title, x, y);
      break;
    }
  }
  return placed;
}

/** Returns highlighted boxes first, then by weight, as many as could fit. */
function byWeight(boxes: readonly SceneBox[], input: DrawInput): SceneBox[] {
  const { emphasis } = input;
  const rank = ({ label, weight }: SceneBox): number => {
    if (label.name === emphasis.selected || emphasis.added.has(label.name)) return Infinity;
    return weight;
  };
  return boxes
    .filter((box) => !isDimmed(box.label.name, emphasis) && isInView(box, input))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, names.tried);
}

function overlaps(a: Frame, b: Frame): boolean {
  return (
    a.left < b.left + b.width &&
    a.left + a.width > b.left &&
    a.top < b.top + b.height &&
    a.top + a.height > b.top
  );
}

/** Clamps to a range; a name wider than the picture is centred. */
function within(value: number, least: number, most: number): number {
  if (least > most) return (least + most) / 2;
  return Math.min(most, Math.max(least, value));
}
