import type { Picture, PictureShape } from './picture/pictureShapes.ts';

/** Pixels that a picture has at most, along an edge: browsers draw no larger ones. */
const longest = 8_000;

/** The pixels of the file per pixel of the picture, if there is room. */
const sharpness = 2;

/**
 * A picture as a PNG. One that would be too large is made smaller.
 *
 * @throws Error where the browser makes no picture of that size.
 */
export async function exportPng(
  { frame, background, font, shapes }: Picture,
  document: Document,
): Promise<Blob> {
  const { left, top, width, height } = frame;
  const zoom = Math.min(sharpness, longest / width, longest / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * zoom);
  canvas.height = Math.round(height * zoom);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Brainstem: the browser gives no canvas to draw on.');
  context.scale(zoom, zoom);
  context.translate(-left, -top);
  for (const shape of [{ kind: 'rect', ...frame, fill: background } as const, ...shapes]) {
    draw(context, shape, font);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('Brainstem: the browser made no picture of the graph.');
  return blob;
}

function draw(context: CanvasRenderingContext2D, shape: PictureShape, font: string): void {
  switch (shape.kind) {
    case 'rect': {
      const path = new Path2D();
      path.roundRect(shape.left, shape.top, shape.width, shape.height, shape.radius ?? 0);
      paint(context, path, shape);
      break;
    }
    case 'path':
      paint(context, new Path2D(shape.data), shape);
      break;
    case 'text':
      context.font = `${shape.weight ?? 400} ${shape.size}px ${font}`;
      context.textAlign = aligned[shape.anchor ?? 'start'];
      context.fillStyle = shape.fill;
      context.fillText(shape.text, shape.x, shape.y);
      break;
    case 'group': {
      const before = context.globalAlpha;
      context.globalAlpha = before * (shape.opacity ?? 1);
      for (const part of shape.shapes) draw(context, part, font);
      context.globalAlpha = before;
      break;
    }
  }
}

/** By which part of a text is at its place. Names are never mirrored by their direction. */
const aligned = { start: 'left', middle: 'center', end: 'right' } as const;

function paint(
  context: CanvasRenderingContext2D,
  path: Path2D,
  { fill, stroke, strokeWidth = 1, dashes = [] }: Extract<PictureShape, { kind: 'rect' | 'path' }>,
): void {
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke === undefined) return;
  context.strokeStyle = stroke;
  context.lineWidth = strokeWidth;
  context.setLineDash(dashes);
  context.stroke(path);
}
