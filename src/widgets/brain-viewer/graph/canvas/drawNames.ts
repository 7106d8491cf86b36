import { revealHidden } from '../../../../search/index.ts';
import {
  contains,
  frameAround,
  frameOf,
  isIn,
  overlaps,
  type Frame,
} from '../../core/scene/frame.ts';
import { onScreen } from '../../core/scene/viewport.ts';
import type { Bounds, DrawnCard } from './placeCards.ts';
import { areaOf, type DrawInput } from './drawInput.ts';
import type { Pen } from './pen.ts';
import { isDimmed } from '../../core/scene/emphasis.ts';
import type { SceneBox } from '../../core/scene/scene.ts';

/** The look of a name outside its card, in CSS pixels. */
const look = {
  size: 11,
  weight: 500,
  height: 13,
  padding: 2,
  maxCount: 90,
  tried: 400,
  beyond: 16,
} as const;

/** Cards or dots whose names don't fit on them, and the occupied frames. */
export interface CardNames {
  readonly boxes: readonly SceneBox[];
  /** The frames of other texts, in CSS pixels. */
  readonly taken: readonly Frame[];
  /** Cards and dots. Names overlap no dots, and no cards but their own. */
  readonly cards: readonly Pick<DrawnCard, 'box' | 'frame'>[];
}

/**
 * Draws names above, below or beside their cards, the most important first, without overlaps,
 * within their groups' regions and close to the picture.
 *
 * @returns The frames of names and other texts, in CSS pixels.
 */
export function drawNames(
  pen: Pen,
  input: DrawInput,
  { boxes, taken, cards }: CardNames,
): readonly Frame[] {
  const { surface, text } = input.palette;
  const { size, weight } = look;
  const { min, max } = widthForNames(input);
  const { height, padding } = look;
  const placed: Frame[] = [...taken];
  for (const box of byWeight(boxes, input)) {
    if (placed.length - taken.length >= look.maxCount) break;
    const own = cards.find((card) => card.box === box)?.frame;
    if (own === undefined) continue;
    const region = isRaised(box, input) ? undefined : regionOf(box, input);
    const title = revealHidden(box.label.name);
    const half = pen.measure(title, size, weight) / 2;
    const [centre, middle] = [own.left + own.width / 2, own.top + own.height / 2];
    const aside = (own.height + height) / 2;
    const shift = half + padding - own.width / 2;
    const isDot = own.height < height;
    const rows = [...(isDot ? [] : [middle]), middle + aside, middle - aside].flatMap((y) =>
      [0, shift, -shift].map((by) => ({
        x: within(centre + by, min + half, max - half),
        y,
      })),
    );
    const sides = [own.left + own.width + half + padding, own.left - half - padding].map((x) => ({
      x,
      y: middle,
    }));
    const spots = isDot ? [...sides, ...rows] : [...rows, ...sides];
    for (const { x, y } of spots) {
      const frame = frameAround({ x, y, width: 2 * (half + padding), height });
      if (x - half < min || x + half > max) continue;
      if (region !== undefined && !contains(region, frame)) continue;
      if (placed.some((other) => overlaps(frame, other))) continue;
      if (cards.some((card) => card.box !== box && overlaps(frame, card.frame))) continue;
      placed.push(frame);
      const written = {
        size,
        weight,
        fill: text,
        halo: surface,
        align: 'center',
        isMiddle: true,
      } as const;
      pen.text(title, { x, y }, written);
      break;
    }
  }
  return placed;
}

/** Returns the horizontal limits of names in CSS pixels, slightly beyond the picture. */
export function widthForNames({ viewport, scene }: Pick<DrawInput, 'viewport' | 'scene'>): Bounds {
  const { left, width } = frameOf(scene.boxes, scene.boxes);
  return {
    min: viewport.x + left * viewport.zoom - look.beyond,
    max: viewport.x + (left + width) * viewport.zoom + look.beyond,
  };
}

/** Sorts boxes by priority, highlighted ones first, and limits their number. */
export function byWeight(
  boxes: readonly SceneBox[],
  input: Pick<DrawInput, 'emphasis' | 'viewport' | 'surface'>,
): SceneBox[] {
  const { emphasis } = input;
  const area = areaOf(input);
  const rank = (box: SceneBox): number => (isRaised(box, input) ? Infinity : box.weight);
  return boxes
    .filter((box) => !isDimmed(box.label.name, emphasis) && isIn(box, area))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, look.tried);
}

/** Returns true for a label that is named wherever there is a place. */
function isRaised({ label }: SceneBox, { emphasis }: Pick<DrawInput, 'emphasis'>): boolean {
  return label.name === emphasis.selected || emphasis.added.has(label.name);
}

/** Returns the frame of the region that a label is in, in CSS pixels. */
function regionOf(
  box: SceneBox,
  { scene, viewport }: Pick<DrawInput, 'scene' | 'viewport'>,
): Frame | undefined {
  const region = scene.regions.find((one) => isIn(box, one));
  return region === undefined ? undefined : onScreen(region, viewport);
}

/** Clamps to a range, or centres in an empty one, as for a name wider than the picture. */
function within(value: number, min: number, max: number): number {
  if (min > max) return (min + max) / 2;
  return Math.min(max, Math.max(min, value));
}
