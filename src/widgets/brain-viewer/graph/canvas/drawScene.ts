import type { Point } from '../../core/layout/layoutInput.ts';
import { dashes } from '../../core/model/storeTypes.ts';
import { isInView, type DrawInput } from './drawInput.ts';
import { drawApart } from './drawApart.ts';
import { areNamesLegible, drawCards, placeCards } from './drawCards.ts';
import { drawNames } from './drawNames.ts';
import type { LineLook } from '../../core/scene/emphasis.ts';
import { loopCurve, type SceneLine } from '../../core/scene/scene.ts';
import { tierAt, type ZoomTier } from '../../core/scene/viewport.ts';

const looks = ['dimmed', 'plain', 'strong', 'added'] as const;

/** Draws a scene: lines, then what the zoom lets one see of the cards. */
export function drawScene(context: CanvasRenderingContext2D, input: DrawInput): void {
  const { viewport, surface, isWhole = false } = input;
  const { x, y, zoom } = viewport;
  const scale = zoom * surface.ratio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, surface.width * surface.ratio, surface.height * surface.ratio);
  context.setTransform(scale, 0, 0, scale, x * surface.ratio, y * surface.ratio);
  const tier = isWhole ? 'middle' : tierOf(context, input);
  drawLines(context, input, tier);
  const cards = tier === 'middle' ? placeCards(context, input) : [];
  const taken = drawApart(context, input, cards);
  if (tier === 'middle') drawCards(context, input, cards);
  if (tier !== 'far') return;
  drawBoxes(context, input);
  drawNames(context, input, taken);
}

/** Cards that would hold hardly more than an ellipsis are better seen from afar, with some names whole. */
function tierOf(context: CanvasRenderingContext2D, input: DrawInput): ZoomTier {
  const tier = tierAt(input.viewport.zoom);
  return tier === 'middle' && !areNamesLegible(context, input) ? 'far' : tier;
}

/**
 * One pixel of the device, in the scene's pixels. Lines that are no wider are drawn some forty times
 * as fast as wider ones.
 */
function hairline({ viewport, surface }: DrawInput): number {
  return 0.99 / (viewport.zoom * surface.ratio);
}

/** With more lines for each label, heads would cover more than they tell. */
const mostWithHeads = 5;

/** Up to so many lines may have dashes, which take long to draw. */
const mostDashed = 1_200;

/** Up to so many lines may be wider than a pixel. */
const fewLines = 200;

function drawLines(context: CanvasRenderingContext2D, input: DrawInput, tier: ZoomTier): void {
  const { scene, shapes, palette, viewport } = input;
  const colours: Record<LineLook, string> = {
    dimmed: palette.line,
    plain: palette.strong,
    strong: palette.accent,
    added: palette.success,
  };
  // The more lines there are, the less each may weigh.
  const crowd = scene.lines.length / Math.max(1, scene.boxes.length);
  const plain = Math.max(0.25, Math.min(0.9, (tier === 'far' ? 1.2 : 2) / crowd));
  const alphas = { dimmed: 0.35, plain, strong: 1, added: 1 };
  const byLook = shapes.lines.toSorted((a, b) => looks.indexOf(a.look) - looks.indexOf(b.look));
  const mayDash = tier !== 'far' && scene.lines.length <= mostDashed;
  for (const { look, dash, path, lines } of byLook) {
    const wanted = look === 'strong' || look === 'added' ? 2 : 1.2;
    context.globalAlpha = alphas[look];
    context.strokeStyle = colours[look];
    context.lineWidth =
      scene.lines.length > fewLines ? hairline(input) : wanted / Math.min(1, viewport.zoom);
    context.setLineDash(mayDash ? dashesAt(dash, viewport.zoom) : []);
    context.stroke(path);
    context.setLineDash([]);
    const isCrowd = look === 'plain' && crowd > mostWithHeads;
    if (tier === 'far' || isCrowd) continue;
    context.fillStyle = colours[look];
    context.beginPath();
    for (const line of lines) addHeads(context, line, input);
    context.fill();
  }
}

/** Dashes of the same length on the screen from afar. */
function dashesAt(dash: number, zoom: number): number[] {
  return (dashes[dash] ?? []).map((length) => length / Math.min(1, zoom));
}

/** Boxes as dots in the colour of their group. */
function drawBoxes(context: CanvasRenderingContext2D, input: DrawInput): void {
  const { shapes, palette } = input;
  context.lineWidth = hairline(input);
  for (const { group, dimmed, boxes } of shapes.boxes) {
    const colour = palette.groups[group] ?? palette.muted;
    const alpha = dimmed ? 0.25 : 1;
    context.strokeStyle = colour;
    for (const box of boxes) {
      if (!isInView(box, input)) continue;
      const { width, height } = box;
      const [left, top] = [box.x - width / 2, box.y - height / 2];
      context.globalAlpha = alpha;
      context.fillStyle = palette.card;
      context.fillRect(left, top, width, height);
      context.globalAlpha = alpha * 0.7;
      context.fillStyle = colour;
      context.fillRect(left, top, width, height);
      context.globalAlpha = alpha;
      context.strokeRect(left, top, width, height);
    }
  }
  context.globalAlpha = 1;
}

function addHeads(context: CanvasRenderingContext2D, line: SceneLine, input: DrawInput): void {
  const { link, from, via, to, loop } = line;
  addHead(context, loop ? loopCurve(line)[1] : (via.at(-1) ?? from), to, input);
  if (link.direction === 'both' && !loop) addHead(context, via[0] ?? to, from, input);
}

function addHead(
  context: CanvasRenderingContext2D,
  from: Point,
  to: Point,
  { viewport, surface }: DrawInput,
): void {
  const [x, y] = [viewport.x + to.x * viewport.zoom, viewport.y + to.y * viewport.zoom];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0 || x < 0 || y < 0 || x > surface.width || y > surface.height) return;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [long, wide] = [10, 4.5];
  context.moveTo(to.x, to.y);
  context.lineTo(to.x - dx * long - dy * wide, to.y - dy * long + dx * wide);
  context.lineTo(to.x - dx * long + dy * wide, to.y - dy * long - dx * wide);
  context.closePath();
}
