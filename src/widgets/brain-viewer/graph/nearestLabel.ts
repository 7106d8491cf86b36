import type { Scene, SceneBox } from './scene.ts';

/** Where an arrow key leads. */
export type Way = 'left' | 'right' | 'up' | 'down';

/**
 * The label that an arrow key leads to: the one that is nearest in that direction, where what lies
 * straight ahead counts as nearer than what lies aside.
 *
 * @returns Undefined at the edge of the picture.
 */
export function nearestLabel(scene: Scene, from: string, way: Way): string | undefined {
  const start = scene.byLabel.get(from);
  if (start === undefined) return undefined;
  let best: { label: string; distance: number } | undefined;
  for (const box of scene.boxes) {
    const { ahead, aside } = offsets(start, box, way);
    if (ahead <= 1) continue;
    const distance = ahead + aside * 2;
    if (best === undefined || distance < best.distance) best = { label: box.label.name, distance };
  }
  return best?.label;
}

function offsets(from: SceneBox, to: SceneBox, way: Way): { ahead: number; aside: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  switch (way) {
    case 'left':
      return { ahead: -dx, aside: Math.abs(dy) };
    case 'right':
      return { ahead: dx, aside: Math.abs(dy) };
    case 'up':
      return { ahead: -dy, aside: Math.abs(dx) };
    case 'down':
      return { ahead: dy, aside: Math.abs(dx) };
  }
}
