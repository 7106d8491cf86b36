import { noPlace, noSize, type LayoutInput, type Point } from '../layoutInput.ts';

/** The maximum number of boxes that are spread for badges. */
const fewBoxes = 6;

/** The gap that a badge needs between two boxes, horizontally or vertically, in pixels. */
const room = { across: 150, down: 44 } as const;

/** Scale factors for places, tried in this order. */
const stretches = [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3] as const;

/**
 * Scales the places of a few boxes until a badge fits between any linked two. Leaves larger graphs
 * alone, in which legible names matter more.
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
