import { createTextMeasure } from './measureText.ts';
import type { Gradient, Paint, PathShape, Pen } from './pen.ts';

const prepared = new WeakMap<PathShape, Path2D>();

function prepare(shape: PathShape): Path2D {
  const path = prepared.get(shape) ?? new Path2D(shape.data);
  prepared.set(shape, path);
  return path;
}

export function createCanvasPen(context: CanvasRenderingContext2D, font: string): Pen {
  const { setFont, measure } = createTextMeasure(context, font);
  const paint = ({ fill, stroke, width = 1, dashes = [] }: Paint, path?: Path2D): void => {
    if (fill !== undefined) {
      context.fillStyle = fill;
      if (path === undefined) context.fill();
      else context.fill(path);
    }
    if (stroke === undefined) return;
    context.strokeStyle = typeof stroke === 'string' ? stroke : gradientOn(context, stroke);
    context.lineWidth = width;
    context.setLineDash([...dashes]);
    if (path === undefined) context.stroke();
    else context.stroke(path);
  };
  return {
    measure,
    rect({ left, top, width, height }, radius, look) {
      context.beginPath();
      context.roundRect(left, top, width, height, radius);
      paint(look);
    },
    circles(circles, look) {
      context.beginPath();
      for (const { x, y, radius } of circles) {
        context.moveTo(x + radius, y);
        context.arc(x, y, radius, 0, 2 * Math.PI);
      }
      paint(look);
    },
    polygons(polygons, look) {
      context.beginPath();
      for (const [first, ...others] of polygons) {
        if (first === undefined) continue;
        context.moveTo(first.x, first.y);
        for (const { x, y } of others) context.lineTo(x, y);
        context.closePath();
      }
      paint(look);
    },
    path: (shape, look) => paint(look, prepare(shape)),
    text(text, { x, y }, { size, weight, fill, align = 'left', isMiddle = false, halo }) {
      setFont(size, weight);
      context.textAlign = align;
      context.textBaseline = isMiddle ? 'middle' : 'alphabetic';
      if (halo !== undefined) {
        context.lineJoin = 'round';
        context.lineWidth = 4;
        context.strokeStyle = halo;
        context.setLineDash([]);
        context.strokeText(text, x, y);
      }
      context.fillStyle = fill;
      context.fillText(text, x, y);
    },
    group({ opacity = 1 }, draw) {
      const before = context.globalAlpha;
      context.globalAlpha = before * opacity;
      draw();
      context.globalAlpha = before;
    },
    within({ x, y, zoom }, draw) {
      const before = context.getTransform();
      context.translate(x, y);
      context.scale(zoom, zoom);
      draw();
      context.setTransform(before);
    },
  };
}

function gradientOn(
  context: CanvasRenderingContext2D,
  { from, to, colours }: Gradient,
): CanvasGradient {
  const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y);
  for (const [at, colour] of colours.entries()) gradient.addColorStop(at, colour);
  return gradient;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Brainstem: the browser gives no canvas to draw on.');
  return context;
}
