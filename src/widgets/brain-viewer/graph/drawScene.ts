import type { Point } from '../layout/layoutInput.ts';
import { isInView, type DrawInput } from './drawInput.ts';
import { drawNames } from './drawNames.ts';
import { isDimmed, type LineLook } from './emphasis.ts';
import { loopCurve, type SceneLine } from './scene.ts';
import { tierAt, type ZoomTier } from './zoomTier.ts';

const looks = ['dimmed', 'plain', 'strong', 'added'] as const;

/** Draws a scene: lines, then what the zoom lets one see of the cards. */
export function drawScene(context: CanvasRenderingContext2D, input: DrawInput): void {
  const { viewport, surface, isWhole = false } = input;
  const { x, y, zoom } = viewport;
  const scale = zoom * surface.ratio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, surface.width * surface.ratio, surface.height * surface.ratio);
  context.setTransform(scale, 0, 0, scale, x * surface.ratio, y * surface.ratio);
  const tier = isWhole ? 'middle' : tierAt(zoom);
  drawLines(context, input, tier);
  if (tier === 'near') return;
  drawBoxes(context, input, tier);
  if (tier === 'far') drawNames(context, input);
  else drawCards(context, input);
}

/**
 * One pixel of the device, in the scene's pixels. Lines that are no wider are drawn some forty times
 * as fast as wider ones.
 */
function hairline({ viewport, surface }: DrawInput): number {
  return 0.99 / (viewport.zoom * surface.ratio);
}

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
  for (const look of looks) {
    const lines = shapes.lines[look];
    if (lines.length === 0) continue;
    const wanted = look === 'strong' || look === 'added' ? 2 : 1.2;
    context.globalAlpha = alphas[look];
    context.strokeStyle = colours[look];
    context.lineWidth =
      lines.length > fewLines ? hairline(input) : wanted / Math.min(1, viewport.zoom);
    context.stroke(shapes.paths[look]);
    if (tier === 'far') continue;
    context.fillStyle = colours[look];
    for (const line of lines) drawHeads(context, line, input);
  }
}

function drawBoxes(context: CanvasRenderingContext2D, input: DrawInput, tier: ZoomTier): void {
  const { shapes, palette, viewport } = input;
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
      if (tier === 'far') {
        // Soft under a name, full where a box is but a dot.
        context.globalAlpha = alpha * (viewport.zoom > 0.12 ? 0.4 : 0.8);
        context.fillStyle = colour;
        context.fillRect(left, top, width, height);
        context.globalAlpha = alpha;
      }
      context.strokeRect(left, top, width, height);
    }
  }
  context.globalAlpha = 1;
}

function drawHeads(context: CanvasRenderingContext2D, line: SceneLine, input: DrawInput): void {
  const { link, from, to, loop } = line;
  drawHead(context, loop ? loopCurve(line)[1] : from, to, input);
  if (link.direction === 'both' && !loop) drawHead(context, to, from, input);
}

function drawHead(
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
  context.beginPath();
  context.moveTo(to.x, to.y);
  context.lineTo(to.x - dx * long - dy * wide, to.y - dy * long + dx * wide);
  context.lineTo(to.x - dx * long + dy * wide, to.y - dy * long - dx * wide);
  context.fill();
}

/** Cards as pictures: a bar in the group's colour and the name. */
function drawCards(context: CanvasRenderingContext2D, input: DrawInput): void {
  const { scene, palette, emphasis, font, viewport } = input;
  // No smaller than one can read, as long as it fits.
  const size = Math.min(20, Math.max(14, 10.5 / viewport.zoom));
  context.font = `600 ${size}px ${font}`;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  for (const box of scene.boxes) {
    if (!isInView(box, input)) continue;
    context.globalAlpha = isDimmed(box.label.name, emphasis) ? 0.3 : 1;
    const [left, top] = [box.x - box.width / 2, box.y - box.height / 2];
    context.fillStyle = palette.groups[box.group] ?? palette.muted;
    context.fillRect(left, top, 5, box.height);
    context.fillStyle = palette.text;
    context.fillText(shorten(context, box.label.name, box.width - 26), left + 15, top + 24);
  }
  context.globalAlpha = 1;
}

/** A text that fits into a width, with an ellipsis where it was cut. */
function shorten(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (context.measureText(`${text.slice(0, middle)}…`).width <= width) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low)}…`;
}
