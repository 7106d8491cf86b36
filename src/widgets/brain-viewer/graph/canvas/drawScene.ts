import { dashes } from '../../core/model/storeTypes.ts';
import { createCanvasPen } from './canvasPen.ts';
import type { DrawInput } from './drawInput.ts';
import { drawBadges } from './drawBadges.ts';
import { drawApart } from './drawApart.ts';
import { areNamesLegible, drawCards, placeCards } from './drawCards.ts';
import { drawChips } from './drawChips.ts';
import { drawNames } from './drawNames.ts';
import { headsOf, type LineHead } from '../../core/scene/lineHeads.ts';
import { lineStyles } from './lineStyles.ts';
import type { MeasureText, Pen } from './pen.ts';
import { tierAt, type ZoomTier } from '../../core/scene/viewport.ts';

/** Draws a scene: lines, then what the zoom lets one see of the cards. */
export function drawScene(context: CanvasRenderingContext2D, input: DrawInput): void {
  const { surface, scene } = input;
  const { width, height, ratio } = surface;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const pen = createCanvasPen(context, input.font);
  const tier = tierOf(pen.measure, input);
  drawLines(pen, input, tier);
  const cards = tier === 'middle' ? placeCards(pen.measure, input) : [];
  const heading = drawApart(pen, input, cards);
  const taken = [...(input.covered ?? []), ...(heading === undefined ? [] : [heading])];
  if (tier === 'far') {
    drawChips(pen, input, taken);
  } else if (tier === 'middle') {
    drawCards(pen, input, cards);
    const unnamed = cards.filter(({ text }) => text === undefined).map(({ box }) => box);
    const names = drawNames(pen, input, { boxes: unnamed, taken, cards });
    if (scene.lines.length > mostWithBadges) return;
    drawBadges(pen, input, [...cards.map(({ frame }) => frame), ...names]);
  }
}

/** Cards that would hold hardly more than an ellipsis are better seen from afar, with some names whole. */
function tierOf(measure: MeasureText, input: DrawInput): ZoomTier {
  const tier = tierAt(input.viewport.zoom);
  return tier === 'middle' && !areNamesLegible(measure, input) ? 'far' : tier;
}

/**
 * One pixel of the device, in the scene's pixels. Lines that are no wider are drawn some forty times
 * as fast as wider ones.
 */
function hairline({ viewport, surface }: DrawInput): number {
  return 0.99 / (viewport.zoom * surface.ratio);
}

/** With more lines than this, most have no room for a badge, and placing them takes long. */
const mostWithBadges = 400;

/** Up to so many lines may have dashes, which take long to draw. */
const mostDashed = 1_200;

/** Up to so many lines may be wider than a pixel. */
const fewLines = 200;

/** Draws lines with their heads, from the least to the most highlighted. */
export function drawLines(pen: Pen, input: DrawInput, tier: ZoomTier): void {
  const { scene, shapes, palette, viewport } = input;
  const { styles, hasHeads, order } = lineStyles(scene, palette, tier);
  const byLook = shapes.lines.toSorted((a, b) => order.indexOf(a.look) - order.indexOf(b.look));
  const mayDash = tier !== 'far' && scene.lines.length <= mostDashed;
  const isThin = scene.lines.length > fewLines;
  pen.within(viewport, () => {
    for (const shape of byLook) {
      const { look, title, lines } = shape;
      const { colour, alpha, width } = styles[look];
      const dashes = mayDash
        ? dashesAt(look === 'gone' ? ghostDash : shape.dash, viewport.zoom)
        : [];
      pen.group({ opacity: alpha, title }, () => {
        pen.path(shape, {
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

/** The dashes of what went: an index into `dashes`. */
const ghostDash = 1;

/** Dashes of the same length on the screen from afar. */
function dashesAt(dash: number, zoom: number): number[] {
  return (dashes[dash] ?? []).map((length) => length / Math.min(1, zoom));
}

function isInside([tip]: LineHead, { viewport, surface }: DrawInput): boolean {
  const [x, y] = [viewport.x + tip.x * viewport.zoom, viewport.y + tip.y * viewport.zoom];
  return x >= 0 && y >= 0 && x <= surface.width && y <= surface.height;
}
