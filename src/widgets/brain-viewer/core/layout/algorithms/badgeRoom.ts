import { noPlace, noSize, type LayoutInput, type Point } from '../layoutInput.ts';

/** Up to so many boxes there is room enough for what every line says. */
const fewBoxes = 6;

/** Room between two boxes for a badge between them: beside each other, or above each other. */
const room = { across: 150, down: 44 } as const;

/** Factors by which boxes are moved apart, tried in this order. */
const stretches = [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3] as const;

/**
 * Moves a few boxes apart, all alike, until there is room for a badge between any two that are linked.
 * More boxes stay where they are: names that can be read matter more.
 */
export function makeBadgeRoom(
  { boxes, links }: Pick<LayoutInput, 'boxes' | 'links'>,
  places: readonly Point[],
): readonly Point[] {
  if (boxes.length > fewBoxes) return places;
  const hasRoom = (stretch: number): boolean =>
    links.every(([from, to]) => {
      const [a, b] = [places[from] ?? noPlace, places[to] ?? noPlace];
      const [one, other] = [boxes[from] ?? noSize, boxes[to] ?? noSize];
      const across = Math.abs(a.x - b.x) * stretch - (one.width + other.width) / 2;
      const down = Math.abs(a.y - b.y) * stretch - (one.height + other.height) / 2;
      return from === to || across >= room.across || down >= room.down;
    });
  const stretch = stretches.find(hasRoom);
  if (stretch === undefined || stretch === 1) return places;
  return places.map(({ x, y }) => ({ x: x * stretch, y: y * stretch }));
}
