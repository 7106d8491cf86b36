import { isInView, type DrawInput } from './drawInput.ts';
import { isDimmed } from './emphasis.ts';
import type { SceneBox } from './scene.ts';

/** A rectangle on the screen, in CSS pixels. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Room around a name on its card, and the bar before it, in pixels of the screen. */
const room = { across: 7, tight: 4, down: 4, bar: 3.5 } as const;

/** How much smaller a name is written before it is cut. */
const tightly = 0.9;

/** Up to so many cards in view each may grow until its name fits: more would have no room to. */
const mostGrown = 400;

/** How much of the way to its full name a card may grow, tried in this order. */
const shares = [1, 0.6, 0.3] as const;

/** How much of what it grows by goes to the left: to both sides alike, else to one. */
const sides = [0.5, 0, 1] as const;

/**
 * Cards as pictures: a bar in the group's colour and the name, at a size that can be read. A card
 * that is too small for its name grows where nothing is in its way, else the name is cut.
 */
export function drawCards(context: CanvasRenderingContext2D, input: DrawInput): void {
  const { scene, palette, emphasis, font, viewport, surface, isWhole = false } = input;
  const { zoom } = viewport;
  context.setTransform(surface.ratio, 0, 0, surface.ratio, 0, 0);
  const size = isWhole ? Math.min(20 * zoom, Math.max(14 * zoom, 10.5)) : Math.max(11, 14 * zoom);
  const fonts = [`600 ${size}px ${font}`, `600 ${size * tightly}px ${font}`] as const;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  const boxes = scene.boxes.filter((box) => isInView(box, input));
  const frames = boxes.map((box) => frameOf(box, input, isWhole ? 0 : size + 2 * room.down));
  const bar = Math.max(room.bar, 5 * zoom);
  const mayGrow = !isWhole && boxes.length <= mostGrown;
  for (const [at, box] of boxes.entries()) {
    const { name } = box.label;
    const around = bar + 2 * room.across * Math.max(1, zoom);
    context.font = fonts[0];
    const wanted = context.measureText(name).width + around;
    const frame = mayGrow ? grow(frames, at, wanted) : frames[at];
    if (frame === undefined) continue;
    frames[at] = frame;
    const { left, top, width, height } = frame;
    const colour = palette.groups[box.group] ?? palette.muted;
    const look = lookOf(box, input);
    context.globalAlpha = isDimmed(name, emphasis) ? 0.3 : 1;
    context.fillStyle = palette.card;
    context.fillRect(left, top, width, height);
    context.fillStyle = colour;
    context.fillRect(left, top, bar, height);
    context.lineWidth = look === undefined ? 1 : 2.5;
    context.strokeStyle = look ?? colour;
    context.strokeRect(left, top, width, height);
    context.fillStyle = palette.text;
    const isTight = wanted > width + 1;
    const before = isTight ? bar + room.tight : (around + bar) / 2;
    if (isTight) context.font = fonts[1];
    const text = shorten(context, name, width - before - room.tight + 1);
    const middle = isWhole ? top + Math.min(height / 2, 24 * zoom) : top + height / 2;
    context.fillText(text, left + before, middle);
  }
  context.globalAlpha = 1;
}

/** The colour of a card that stands out. */
function lookOf({ label }: SceneBox, { emphasis, palette }: DrawInput): string | undefined {
  if (emphasis.added.has(label.name)) return palette.success;
  return emphasis.selected === label.name ? palette.accent : undefined;
}

function frameOf(box: SceneBox, { viewport }: DrawInput, leastHeight: number): Frame {
  const { x, y, zoom } = viewport;
  const width = box.width * zoom;
  const height = Math.max(leastHeight, box.height * zoom);
  return { left: x + box.x * zoom - width / 2, top: y + box.y * zoom - height / 2, width, height };
}

/** As much wider as there is room for, up to what is wanted. */
function grow(frames: readonly Frame[], at: number, wanted: number): Frame | undefined {
  const own = frames[at];
  if (own === undefined || own.width >= wanted) return own;
  for (const share of shares) {
    const more = (wanted - own.width) * share;
    for (const side of sides) {
      const grown = { ...own, left: own.left - more * side, width: own.width + more };
      if (frames.every((other, index) => index === at || isApart(grown, other))) return grown;
    }
  }
  return own;
}

/** Whether two frames leave a little room between them. */
function isApart(a: Frame, b: Frame): boolean {
  const gap = 2;
  return (
    a.left + a.width + gap <= b.left ||
    b.left + b.width + gap <= a.left ||
    a.top + a.height <= b.top ||
    b.top + b.height <= a.top
  );
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
