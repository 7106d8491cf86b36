import { revealHidden } from '../../../../search/index.ts';
import { frameOf, type Frame } from '../../core/layout/packParts.ts';
import type { DrawnCard } from './drawCards.ts';
import { isInView, type DrawInput } from './drawInput.ts';
import { isDimmed } from '../../core/scene/emphasis.ts';
import type { SceneBox } from '../../core/scene/scene.ts';
import type { Viewport } from '../../core/scene/viewport.ts';

/** The look of names from afar, in pixels of the screen. */
const names = { height: 21, padding: 8, most: 90, tried: 400, beyond: 16 } as const;

/** The look of a name that its card has no room for, and which is written beside it. */
const close = { height: 13, padding: 2 } as const;

/** The boxes to name, and the places that are taken. */
export interface MapNames {
  readonly boxes: readonly SceneBox[];
  /** The frames of other words, in CSS pixels of the screen. */
  readonly taken: readonly Frame[];
  /** Cards. None of them is written over but by its own name. @default none */
  readonly cards?: readonly Pick<DrawnCard, 'box' | 'frame'>[];
  /** The number of names that are written larger than the others. */
  readonly main: number;
}

export interface DrawnNames {
  /** The frames of names and other words, in CSS pixels of the screen. */
  readonly frames: readonly Frame[];
  /** The boxes that there was no room to name, the most important first. */
  readonly unnamed: readonly SceneBox[];
}

/** The first names are those of the most linked labels, and look it. */
const ranks = { main: '600 13px', other: '500 11px' } as const;

/**
 * Writes names as a map does: at the same size whatever the zoom, those of the labels that matter
 * most first and larger, and none over another or far beyond the picture.
 */
export function drawNames(
  context: CanvasRenderingContext2D,
  input: DrawInput,
  { boxes, taken, cards, main }: MapNames,
): DrawnNames {
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
  const unnamed: SceneBox[] = [];
  let written = 0;
  for (const box of byWeight(boxes, input)) {
    if (written >= names.most) {
      unnamed.push(box);
      continue;
    }
    const title = revealHidden(box.label.name);
    context.font = `${written < main ? ranks.main : ranks.other} ${font}`;
    const half = context.measureText(title).width / 2;
    const { height, padding } = cards === undefined ? names : close;
    const own = cards?.find((card) => card.box === box)?.frame ?? frameOnScreen(box, viewport);
    const others = cards?.filter((card) => card.box !== box).map(({ frame }) => frame) ?? [];
    const [centre, middle] = [own.left + own.width / 2, own.top + own.height / 2];
    const aside = (own.height + height) / 2;
    const shift = half + padding - own.width / 2;
    const shifts = cards === undefined ? [0] : [0, shift, -shift];
    const spots = [middle, middle + aside, middle - aside].flatMap((y) =>
      shifts.map((by) => ({ x: within(centre + by, least + half, most - half), y })),
    );
    const beside = {
      left: own.left - half - padding,
      right: own.left + own.width + half + padding,
    };
    if (cards !== undefined)
      spots.push({ x: beside.right, y: middle }, { x: beside.left, y: middle });
    let isNamed = false;
    for (const { x, y } of spots) {
      const frame = {
        left: x - half - padding,
        top: y - height / 2,
        width: 2 * (half + padding),
        height,
      };
      if (cards !== undefined && (x - half < least || x + half > most)) continue;
      if ([...placed, ...others].some((other) => overlaps(frame, other))) continue;
      placed.push(frame);
      written += 1;
      context.strokeText(title, x, y);
      context.fillText(title, x, y);
      isNamed = true;
      break;
    }
    if (!isNamed) unnamed.push(box);
  }
  return { frames: placed, unnamed };
}

/** Returns the frame of a box on the screen. */
export function frameOnScreen({ x, y, width, height }: SceneBox, { zoom, ...at }: Viewport): Frame {
  return {
    left: at.x + (x - width / 2) * zoom,
    top: at.y + (y - height / 2) * zoom,
    width: width * zoom,
    height: height * zoom,
  };
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
