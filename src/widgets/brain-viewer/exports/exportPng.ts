import { contextOf, createCanvasPen } from '../graph/canvas/canvasPen.ts';
import type { Picture } from './picture/picture.ts';

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
  { frame, background, font, draw }: Picture,
  document: Document,
): Promise<Blob> {
  const { left, top, width, height } = frame;
  const zoom = Math.min(sharpness, longest / width, longest / height);
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
