import { dashes } from '../../core/model/storeTypes.ts';
import type { DrawInput } from './drawInput.ts';
import { drawBadges } from './drawBadges.ts';
import { drawApart } from './drawApart.ts';
import { areNamesLegible, drawCards, placeCards } from './drawCards.ts';
import { drawChips } from './drawChips.ts';
import { drawNames } from './drawNames.ts';
import type { SceneLine } from '../../core/scene/scene.ts';
import { headsOf } from '../../core/scene/lineHeads.ts';
import { lineStyles } from './lineStyles.ts';
import { tierAt, type ZoomTier } from '../../core/scene/viewport.ts';

/** Draws a scene: lines, then what the zoom lets one see of the cards. */
export function drawScene(context: CanvasRenderingContext2D, input: DrawInput): void {
  const { viewport, surface } = input;
  const { x, y, zoom } = viewport;
  const scale = zoom * surface.ratio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, surface.width * surface.ratio, surface.height * surface.ratio);
  context.setTransform(scale, 0, 0, scale, x * surface.ratio, y * surface.ratio);
  const tier = tierOf(context, input);
  drawLines(context, input, tier);
  const cards = tier === 'middle' ? placeCards(context, input) : [];
  const heading = drawApart(context, input, cards);
  const taken = [...(input.covered ?? []), ...(heading === undefined ? [] : [heading])];
  if (tier === 'far') {
    drawChips(context, input, taken);
  } else if (tier === 'middle') {
    drawCards(context, input, cards);
    const unnamed = cards.filter(({ text }) => text === undefined).map(({ box }) => box);
    const frames = cards.map(({ frame }) => frame);
    const names = drawNames(context, input, { boxes: unnamed, taken, cards });
    drawBadges(context, input, [...frames, ...names]);
  }
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

/** Up to so many lines may have dashes, which take long to draw. */
const mostDashed = 1_200;

/** Up to so many lines may be wider than a pixel. */
const fewLines = 200;

function drawLines(context: CanvasRenderingContext2D, input: DrawInput, tier: ZoomTier): void {
  const { scene, shapes, palette, viewport } = input;
  const { styles, hasHeads, order } = lineStyles(scene, palette, tier);
  const byLook = shapes.lines.toSorted((a, b) => order.indexOf(a.look) - order.indexOf(b.look));
  const mayDash = tier !== 'far' && scene.lines.length <= mostDashed;
  for (const { look, dash, path, lines } of byLook) {
    const { colour, alpha, width } = styles[look];
    context.globalAlpha = alpha;
    context.strokeStyle = colour;
    context.lineWidth =
      scene.lines.length > fewLines ? hairline(input) : width / Math.min(1, viewport.zoom);
    const dashed = look === 'gone' ? ghostDash : dash;
    context.setLineDash(mayDash ? dashesAt(dashed, viewport.zoom) : []);
    context.stroke(path);
    context.setLineDash([]);
    if (!hasHeads(look)) continue;
    context.fillStyle = colour;
    context.beginPath();
    for (const line of lines) addHeads(context, line, input);
    context.fill();
  }
}

/** The dashes of what went: an index into `dashes`. */
const ghostDash = 1;

/** Dashes of the same length on the screen from afar. */
function dashesAt(dash: number, zoom: number): number[] {
  return (dashes[dash] ?? []).map((length) => length / Math.min(1, zoom));
}

function addHeads(
  context: CanvasRenderingContext2D,
  line: SceneLine,
  { viewport, surface }: DrawInput,
): void {
  for (const [tip, one, other] of headsOf(line)) {
    const [x, y] = [viewport.x + tip.x * viewport.zoom, viewport.y + tip.y * viewport.zoom];
    if (x < 0 || y < 0 || x > surface.width || y > surface.height) continue;
    context.moveTo(tip.x, tip.y);
    context.lineTo(one.x, one.y);
    context.lineTo(other.x, other.y);
    context.closePath();
  }
}
