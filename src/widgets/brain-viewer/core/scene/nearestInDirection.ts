import type { Point } from '../layout/layoutInput.ts';

/** The directions of the arrow keys. */
const directions: Readonly<Partial<Record<string, Point>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The weight of the sideways distance. */
const aside = 2;

export function isArrow(key: string): boolean {
  return directions[key] !== undefined;
}

/** Returns the nearest thing in the direction of an arrow key, or undefined at the edge. */
export function nearestInDirection<T>(
  key: string,
  from: T,
  others: readonly T[],
  placeOf: (thing: T) => Point,
): T | undefined {
  const { x, y } = directions[key] ?? { x: 0, y: 0 };
  const start = placeOf(from);
  let best: { thing: T; distance: number } | undefined;
  for (const thing of others) {
    const place = placeOf(thing);
    const [across, down] = [place.x - start.x, place.y - start.y];
    const ahead = across * x + down * y;
    const distance = ahead + aside * Math.abs(across * y + down * x);
    if (ahead <= 1 || (best !== undefined && distance >= best.distance)) continue;
    best = { thing, distance };
  }
  return best?.thing;
}
