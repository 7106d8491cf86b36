import { drawScene } from '../graph/canvas/drawScene.ts';
import { shapeScene } from '../graph/canvas/sceneShapes.ts';
import { noEmphasis } from '../core/scene/emphasis.ts';
import type { Palette } from '../graph/canvas/palette.ts';
import { frameOfScene, type Scene } from '../core/scene/scene.ts';

/** Pixels that a picture has at most, along an edge: browsers draw no larger ones. */
const longest = 8_000;

const margin = 40;

/**
 * The whole graph as a PNG, drawn from the model. A picture that would be too large is made smaller.
 *
 * @throws Error where the browser makes no picture of that size.
 */
export async function exportPng(
  scene: Scene,
  {
    palette,
    font,
    document,
    apartText,
  }: { palette: Palette; font: string; document: Document; apartText: string },
): Promise<Blob> {
  const frame = frameOfScene(scene);
  const [width, height] = [frame.width + 2 * margin, frame.height + 2 * margin];
  const zoom = Math.min(2, longest / width, longest / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * zoom);
  canvas.height = Math.round(height * zoom);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Brainstem: the browser gives no canvas to draw on.');
  drawScene(context, {
    scene,
    shapes: shapeScene(scene, noEmphasis),
    emphasis: noEmphasis,
    palette,
    viewport: { x: (margin - frame.left) * zoom, y: (margin - frame.top) * zoom, zoom },
    surface: { width: canvas.width, height: canvas.height, ratio: 1 },
    font,
    apartText,
    isWhole: true,
  });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('Brainstem: the browser made no picture of the graph.');
  return blob;
}
