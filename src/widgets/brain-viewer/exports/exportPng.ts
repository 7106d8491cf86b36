import { contextOf, createCanvasPen } from '../graph/canvas/canvasPen.ts';
import type { Picture } from './picture/picture.ts';

/** The maximum side of a canvas, in pixels, as browsers limit its size. */
const maxSide = 8_000;

/** The pixel ratio of the file, if it stays within the limit. */
const sharpness = 2;

/**
 * Renders a picture as PNG, scaled down if it would be too large.
 *
 * @throws Error if the browser can't encode a picture of that size.
 */
export async function exportPng(
  { frame, background, font, draw }: Picture,
  document: Document,
): Promise<Blob> {
  const { left, top, width, height } = frame;
  const zoom = Math.min(sharpness, maxSide / width, maxSide / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * zoom);
  canvas.height = Math.round(height * zoom);
  const context = contextOf(canvas);
  context.scale(zoom, zoom);
  context.translate(-left, -top);
  const pen = createCanvasPen(context, font);
  pen.rect(frame, 0, { fill: background });
  draw(pen);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('Brainstem: the browser made no picture of the graph.');
  return blob;
}
