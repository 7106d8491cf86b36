import type { Scene, SceneBox } from './scene.ts';

/** The direction of an arrow key. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * Returns the nearest label in the direction of an arrow key. Sideways distance counts twice.
 *
 * @returns Undefined at the edge of the graph.
 */
export function nearestLabel(
  { boxes }: Scene,
  from: SceneBox,
  direction: Direction,
): string | undefined {
  let best: { label: string; distance: number } | undefined;
  for (const box of boxes) {
    const { ahead, aside } = offsets(from, box, direction);
    if (ahead <= 1) continue;
    const distance = ahead + aside * 2;
    if (best === undefined || distance < best.distance) best = { label: box.label.name, distance };
  }
  return best?.label;
}

function offsets(
  from: SceneBox,
  to: SceneBox,
  direction: Direction,
): { ahead: number; aside: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  switch (direction) {
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
