import { isDimmed, lookOf, type Emphasis, type LineLook } from './emphasis.ts';
import { drawNames } from './drawNames.ts';
import type { Palette } from './palette.ts';
import { loopCurve, type Scene, type SceneBox, type SceneLine } from './scene.ts';
import { tierAt, type ZoomTier } from './zoomTier.ts';

/** Where on a scene one looks: a point of it stands at `x + zoom * point`, in CSS pixels. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** How many CSS pixels there are to draw on, and of how many device pixels each is. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Shapes of a scene that stay the same while one looks around. */
export interface SceneShapes {
  readonly lines: Readonly<Record<LineLook, Path2D>>;
  readonly heads: Readonly<Record<LineLook, Path2D>>;
  readonly boxes: readonly {
    readonly group: number;
    readonly dimmed: boolean;
    readonly path: Path2D;
  }[];
}

const looks = ['dimmed', 'plain', 'strong', 'added'] as const;

/** Builds the shapes of a scene, one for everything that has one look. */
export function shapeScene(scene: Scene, emphasis: Emphasis): SceneShapes {
  const paths = (): Record<LineLook, Path2D> => ({
    plain: new Path2D(),
    dimmed: new Path2D(),
    strong: new Path2D(),
    added: new Path2D(),
  });
  const [lines, heads] = [paths(), paths()];
  for (const line of scene.lines) {
    const look = lookOf(line.link, emphasis);
    addLine(lines[look], line);
    addHeads(heads[look], line);
  }
  const boxes = new Map<string, SceneShapes['boxes'][number]>();
  for (const box of scene.boxes) {
    const dimmed = isDimmed(box.label.name, emphasis);
    const key = `${box.group} ${dimmed}`;
    const shape = boxes.get(key) ?? { group: box.group, dimmed, path: new Path2D() };
    boxes.set(key, shape);
    shape.path.rect(box.x - box.width / 2, box.y - box.height / 2, box.width, box.height);
  }
  return { lines, heads, boxes: [...boxes.values()] };
}

/** Everything that {@link drawScene} draws from. */
export interface DrawInput {
  readonly scene: Scene;
  readonly shapes: SceneShapes;
  readonly emphasis: Emphasis;
  readonly palette: Palette;
  readonly viewport: Viewport;
  readonly surface: Surface;
  readonly font: string;
  /** Whether cards are drawn at every zoom, as for a picture to keep. @default false */
  readonly isWhole?: boolean;
}

/** Draws a scene: lines, then what the zoom lets one see of the cards. */
export function drawScene(context: CanvasRenderingContext2D, input: DrawInput): void {
  const { scene, shapes, palette, viewport, surface, isWhole = false } = input;
  const { x, y, zoom } = viewport;
  const scale = zoom * surface.ratio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, surface.width * surface.ratio, surface.height * surface.ratio);
  context.setTransform(scale, 0, 0, scale, x * surface.ratio, y * surface.ratio);
  const tier = isWhole ? 'middle' : tierAt(zoom);
  const crowd = scene.lines.length / Math.max(1, scene.boxes.length);
  drawLines(context, shapes, palette, { zoom, crowd, tier });
  if (tier === 'near') return;
  for (const { group, dimmed, path } of shapes.boxes) {
    context.globalAlpha = dimmed ? 0.25 : 1;
    context.fillStyle = palette.card;
    context.fill(path);
    if (tier === 'far') {
      // Soft under a name, full where a box is but a dot.
      context.globalAlpha *= zoom > 0.12 ? 0.4 : 0.8;
      context.fillStyle = palette.groups[group] ?? palette.muted;
      context.fill(path);
      context.globalAlpha = dimmed ? 0.25 : 1;
    }
    context.lineWidth = 1 / zoom;
    context.strokeStyle = palette.groups[group] ?? palette.line;
    context.stroke(path);
  }
  context.globalAlpha = 1;
  if (tier === 'far') drawNames(context, input);
  else drawCards(context, input);
}

function drawLines(
  context: CanvasRenderingContext2D,
  { lines, heads }: SceneShapes,
  palette: Palette,
  { zoom, crowd, tier }: { zoom: number; crowd: number; tier: ZoomTier },
): void {
  const colours: Record<LineLook, string> = {
    dimmed: palette.line,
    plain: palette.strong,
    strong: palette.accent,
    added: palette.success,
  };
  // The more lines there are, the less each may weigh.
  const plainAlpha = Math.max(0.18, Math.min(0.85, (tier === 'far' ? 1 : 2) / crowd));
  const alphas = { dimmed: 0.3, plain: plainAlpha, strong: 1, added: 1 };
  for (const look of looks) {
    const isLoud = look === 'strong' || look === 'added';
    context.globalAlpha = alphas[look];
    context.strokeStyle = colours[look];
    context.lineWidth = (isLoud ? 2 : 1.1) / Math.min(1, zoom);
    context.stroke(lines[look]);
    if (tier === 'far') continue;
    context.fillStyle = colours[look];
    context.fill(heads[look]);
  }
}

function addLine(path: Path2D, line: SceneLine): void {
  path.moveTo(line.from.x, line.from.y);
  if (line.loop) {
    const [first, second] = loopCurve(line);
    path.bezierCurveTo(first.x, first.y, second.x, second.y, line.to.x, line.to.y);
  } else {
    path.lineTo(line.to.x, line.to.y);
  }
}

function addHeads(path: Path2D, line: SceneLine): void {
  const { link, from, to, loop } = line;
  if (loop) {
    addHead(path, loopCurve(line)[1], to);
    return;
  }
  addHead(path, from, to);
  if (link.direction === 'both') addHead(path, to, from);
}

function addHead(path: Path2D, from: { x: number; y: number }, to: { x: number; y: number }): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [long, wide] = [10, 4.5];
  path.moveTo(to.x, to.y);
  path.lineTo(to.x - dx * long - dy * wide, to.y - dy * long + dx * wide);
  path.lineTo(to.x - dx * long + dy * wide, to.y - dy * long - dx * wide);
  path.closePath();
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

/** Whether any of a box can be seen. */
export function isInView(box: SceneBox, { viewport, surface }: DrawInput): boolean {
  const { x, y, zoom } = viewport;
  const [middleX, middleY] = [x + box.x * zoom, y + box.y * zoom];
  const [halfWidth, halfHeight] = [(box.width / 2) * zoom, (box.height / 2) * zoom];
  return (
    middleX + halfWidth > 0 &&
    middleX - halfWidth < surface.width &&
    middleY + halfHeight > 0 &&
    middleY - halfHeight < surface.height
  );
}

/** A text that fits into a width, with an ellipsis where it was cut. */
export function shorten(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (context.measureText(`${text.slice(0, middle)}…`).width <= width) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low)}…`;
}
