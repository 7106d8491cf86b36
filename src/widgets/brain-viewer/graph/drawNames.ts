import { isInView, type DrawInput } from './drawInput.ts';
import { isDimmed } from './emphasis.ts';
import type { SceneBox } from './scene.ts';

/** How names are written from afar, in pixels of the screen. */
const name = { size: 12, height: 17, padding: 5, most: 90, tried: 400 } as const;

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Writes names as a map does: at one size whatever the zoom, those of the labels that matter most
 * first, and none over another.
 */
export function drawNames(context: CanvasRenderingContext2D, input: DrawInput): void {
  const { palette, viewport, surface, font } = input;
  context.setTransform(surface.ratio, 0, 0, surface.ratio, 0, 0);
  context.font = `600 ${name.size}px ${font}`;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = palette.surface;
  context.fillStyle = palette.text;
  const placed: Frame[] = [];
  for (const box of byWeight(input)) {
    if (placed.length >= name.most) break;
    const x = viewport.x + box.x * viewport.zoom;
    const half = context.measureText(box.label.name).width / 2 + name.padding;
    const middle = viewport.y + box.y * viewport.zoom;
    const aside = (box.height / 2) * viewport.zoom + name.height / 2;
    for (const y of [middle, middle + aside, middle - aside]) {
      const frame = {
        left: x - half,
        right: x + half,
        top: y - name.height / 2,
        bottom: y + name.height / 2,
      };
      if (placed.some((other) => overlaps(frame, other))) continue;
      placed.push(frame);
      context.strokeText(box.label.name, x, y);
      context.fillText(box.label.name, x, y);
      break;
    }
  }
}

/** What stands out, then by weight; so many of them as could find room. */
function byWeight(input: DrawInput): SceneBox[] {
  const { scene, emphasis } = input;
  const rank = ({ label, weight }: SceneBox): number => {
    if (label.name === emphasis.selected || emphasis.added.has(label.name)) return Infinity;
    return weight;
  };
  return scene.boxes
    .filter((box) => !isDimmed(box.label.name, emphasis) && isInView(box, input))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, name.tried);
}

function overlaps(a: Frame, b: Frame): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
