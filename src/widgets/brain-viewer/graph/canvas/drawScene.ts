import { dashes } from '../../core/model/storeTypes.ts';
import { frameAround, overlaps, type Frame } from '../../core/scene/frame.ts';
import { createCanvasPen } from './canvasPen.ts';
import type { DrawInput, LineShape } from './drawInput.ts';
import { drawBadges } from './drawBadges.ts';
import { drawApart, drawRegions, drawTitles } from './drawFrames.ts';
import { drawCards } from './drawCards.ts';
import { areNamesLegible, placeCards } from './placeCards.ts';
import { drawNames, byWeight, widthForNames, type CardNames } from './drawNames.ts';
import type { LineLook } from '../../core/scene/emphasis.ts';
import {
  headsOf,
  pathData,
  type LineHead,
  type Scene,
  type SceneBox,
} from '../../core/scene/scene.ts';
import { type Palette, colourOf, drawDot } from './palette.ts';
import type { MeasureText } from '../../core/scene/cardSize.ts';
import type { Pen, Circle, PathShape } from './pen.ts';
import { tierAt, type ZoomTier } from '../../core/scene/viewport.ts';
import { revealHidden } from '../../../../search/index.ts';

/** Draws a scene: edges, then labels by the level of semantic zoom. */
export function drawScene(
  context: CanvasRenderingContext2D,
  input: DrawInput,
  pen = createCanvasPen(context, input.font),
): void {
  const { width, height, ratio } = input.surface;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  drawWith(pen, input);
}

export function drawWith(pen: Pen, input: DrawInput): void {
  const { scene } = input;
  const tier = tierOf(pen.measure, input);
  drawRegions(pen, input);
  drawLines(pen, input, tier);
  const texts = drawTitles(pen, input);
  const cards = tier === 'middle' ? placeCards(pen.measure, input) : [];
  const heading = drawApart(pen, input, cards);
  const taken = [...(input.covered ?? []), ...texts, ...(heading === undefined ? [] : [heading])];
  if (tier === 'far') {
    drawChips(pen, input, taken);
  } else if (tier === 'middle') {
    drawCards(pen, input, cards);
    const unnamed = cards.filter(({ text }) => text === undefined).map(({ box }) => box);
    const names = drawNames(pen, input, { boxes: unnamed, taken, cards });
    if (scene.lines.length > maxWithBadges) return;
    drawBadges(pen, input, [...cards.map(({ frame }) => frame), ...names]);
  }
}

/** Returns the level of detail: `far` instead of `middle` if most names would be illegible. */
function tierOf(measure: MeasureText, input: DrawInput): ZoomTier {
  const tier = tierAt(input.viewport.zoom);
  return tier === 'middle' && !areNamesLegible(measure, input) ? 'far' : tier;
}

/**
 * Returns the width of a hairline, just below a device pixel, in scene pixels. Hairlines are drawn
 * about forty times as fast as wider lines.
 */
function hairline({ viewport, surface }: DrawInput): number {
  return 0.99 / (viewport.zoom * surface.ratio);
}

/** The maximum number of edges with badges. With more, few would fit, and placement is slow. */
const maxWithBadges = 400;

/** The maximum number of edges with dashes, which are slow to draw. */
const maxDashed = 1_200;

/** The maximum number of edges wider than a hairline. */
const fewLines = 200;

/** Draws edges with their arrowheads, from the least to the most highlighted. */
export function drawLines(pen: Pen, input: DrawInput, tier: ZoomTier): void {
  const { scene, shapes, palette, viewport } = input;
  const count = shapes.lines.reduce((sum, { lines }) => sum + lines.length, 0);
  const { styles, hasHeads } = lineStyles(count / Math.max(1, scene.boxes.length), palette, tier);
  const byLook = shapes.lines.toSorted((a, b) => order.indexOf(a.look) - order.indexOf(b.look));
  const mayDash = tier !== 'far' && count <= maxDashed;
  const isThin = count > fewLines;
  pen.within(viewport, () => {
    for (const shape of byLook) {
      const { look, title, lines } = shape;
      const { colour, alpha, width } = styles[look];
      const dashes = mayDash
        ? dashesAt(look === 'gone' ? ghostDash : shape.dash, viewport.zoom)
        : [];
      pen.group({ opacity: alpha, title }, () => {
        pen.path(tier === 'far' ? joinDots(shape, scene) : shape, {
          stroke: colour,
          width: isThin ? hairline(input) : width / Math.min(1, viewport.zoom),
          dashes,
        });
        if (hasHeads(look)) {
          pen.polygons(
            lines.flatMap(headsOf).filter((head) => isInside(head, input)),
            { fill: colour },
          );
        }
      });
    }
  });
}

const joined = new WeakMap<LineShape, PathShape>();

/** Returns a shape whose edges end at the centres of boxes, where dots are. Memoised by shape. */
function joinDots(shape: LineShape, { byLabel }: Scene): PathShape {
  const known = joined.get(shape);
  if (known !== undefined) return known;
  const paths = shape.lines.map((line) => {
    const { link, from, via, to, loop } = line;
    const [source = from, target = to] = [byLabel.get(link.source), byLabel.get(link.target)];
    if (loop) return pathData(line);
    const bends = via.length === 0 ? [] : [from, ...via, to];
    return pathData({ ...line, from: source, via: bends, to: target });
  });
  const made = { data: paths.join('') };
  joined.set(shape, made);
  return made;
}

/** The dash pattern of ghosts: an index into `dashes`. */
const ghostDash = 1;

/** Returns a dash pattern of constant length on the screen when zoomed out. */
function dashesAt(dash: number, zoom: number): number[] {
  return (dashes[dash] ?? []).map((length) => length / Math.min(1, zoom));
}

function isInside([tip]: LineHead, { viewport, surface }: DrawInput): boolean {
  const [x, y] = [viewport.x + tip.x * viewport.zoom, viewport.y + tip.y * viewport.zoom];
  return x >= 0 && y >= 0 && x <= surface.width && y <= surface.height;
}

/** The looks of edges in drawing order, the lowest first. */
const order = ['gone', 'dimmed', 'plain', 'strong', 'changed', 'added'] as const;

/** The edges per label above which arrowheads are omitted. */
const maxWithHeads = 5;

/** Returns the styles of edges, fainter the more there are for a label. */
function lineStyles(crowd: number, palette: Palette, tier: ZoomTier) {
  const plain = Math.max(0.25, Math.min(0.9, (tier === 'far' ? 1.2 : 2) / crowd));
  return {
    hasHeads: (look: LineLook) => tier !== 'far' && !(look === 'plain' && crowd > maxWithHeads),
    styles: {
      gone: { colour: palette.muted, alpha: 0.4, width: 1.2 },
      dimmed: { colour: palette.faint, alpha: 0.35, width: 1.2 },
      plain: { colour: palette.strong, alpha: plain, width: 1.2 },
      strong: { colour: palette.accent, alpha: 1, width: 2 },
      changed: { colour: palette.warning, alpha: 1, width: 2 },
      added: { colour: palette.success, alpha: 1, width: 2 },
    },
  };
}

/** The look of a chip, in CSS pixels. `maxCount` is their maximum number. */
const chip = {
  ...{ height: 20, across: 7, dot: 6, gap: 5, corner: 6 },
  ...{ size: 13, weight: 600, maxCount: 12 },
} as const;

/** The limits of a dot's radius, in CSS pixels. */
const dotRadius = { min: 1.5, max: 4.5 } as const;

type Dot = CardNames['cards'][number];

interface Chip extends Dot {
  readonly title: string;
}

/**
 * Draws labels at a small zoom as dots, the most important as chips of a constant size, and the
 * names of others where they fit.
 *
 * @param taken - The frames of other texts, in CSS pixels.
 */
function drawChips(pen: Pen, input: DrawInput, taken: readonly Frame[]): void {
  const { palette, emphasis } = input;
  for (const { group, dimmed, boxes } of input.shapes.boxes) {
    const circles = boxes.map((box) => dotAt(box, input));
    pen.group({ opacity: dimmed ? 0.25 : 1 }, () =>
      pen.circles(circles, { fill: colourOf(group, palette) }),
    );
  }
  const dots = dotsOf(input);
  // Titles of regions say more.
  const { regions } = input.scene;
  const chips = regions.length > 0 ? [] : placeChips(pen.measure, input, dots, taken);
  for (const { box, frame, title } of chips) {
    const isSelected = emphasis.selected === box.label.name;
    const stroke = isSelected ? palette.accent : palette.line;
    pen.rect(frame, chip.corner, { fill: palette.card, stroke, width: isSelected ? 2 : 1 });
    const start = frame.left + chip.across;
    const y = frame.top + frame.height / 2;
    drawDot(pen, box.group, { x: start + chip.dot / 2, y, radius: chip.dot / 2 }, palette);
    const at = { x: start + chip.dot + chip.gap, y };
    pen.text(title, at, { ...chip, fill: palette.text, isMiddle: true });
  }
  drawNames(pen, input, {
    boxes: dots.map(({ box }) => box).filter((box) => chips.every((other) => other.box !== box)),
    taken: [...taken, ...chips.map(({ frame }) => frame)],
    cards: dots,
  });
}

/** Places chips on their dots or beside them, where they cover as few other dots as possible. */
function placeChips(
  measure: MeasureText,
  input: DrawInput,
  dots: readonly Dot[],
  taken: readonly Frame[],
): Chip[] {
  const { min, max } = widthForNames(input);
  const chips: Chip[] = [];
  for (const box of byWeight(input.scene.boxes, input)) {
    if (chips.length >= chip.maxCount) break;
    const title = revealHidden(box.label.name);
    const text = measure(title, chip.size, chip.weight);
    const width = text + 2 * chip.across + chip.dot + chip.gap;
    const { x, y, radius } = dotAt(box, input);
    const mark = chip.across + chip.dot / 2;
    const aside = radius + chip.gap;
    const placed = [...taken, ...chips.map((other) => other.frame)];
    const coveredBy = (frame: Frame): number =>
      dots.filter((dot) => dot.box !== box && overlaps(frame, dot.frame)).length;
    const [best] = [width / 2, mark, width - mark, -aside, aside + width]
      .map((left) => ({
        left: Math.max(min, Math.min(max - width, x - left)),
        top: y - chip.height / 2,
        width,
        height: chip.height,
      }))
      .filter((frame) => placed.every((other) => !overlaps(frame, other)))
      .map((frame) => ({ frame, covered: coveredBy(frame) }))
      .toSorted((a, b) => a.covered - b.covered);
    if (best !== undefined) chips.push({ box, frame: best.frame, title });
  }
  return chips;
}

/** Returns the dots of all labels, which names don't cover. */
export function dotsOf(input: Pick<DrawInput, 'scene' | 'viewport'>): Dot[] {
  return input.scene.boxes.map((box) => {
    const { radius, ...at } = dotAt(box, input);
    return { box, frame: frameAround({ ...at, width: 2 * radius, height: 2 * radius }) };
  });
}

function dotAt(box: SceneBox, { viewport }: Pick<DrawInput, 'viewport'>): Circle {
  const size = (Math.min(box.width, box.height) / 2) * viewport.zoom;
  return {
    radius: Math.max(dotRadius.min, Math.min(dotRadius.max, size)),
    x: viewport.x + box.x * viewport.zoom,
    y: viewport.y + box.y * viewport.zoom,
  };
}
