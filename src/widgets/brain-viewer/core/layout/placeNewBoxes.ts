import { isApart, type PlacedBox } from '../scene/linePath.ts';
import { boxGap, type LayoutLink, type Point, type Size } from './layoutInput.ts';

/** A box, with its place if known. */
export interface MaybePlaced extends Size {
  readonly place: Point | undefined;
}

/**
 * Places boxes without a place near their neighbours, without overlaps. The others stay.
 */
export function placeNewBoxes(
  boxes: readonly MaybePlaced[],
  links: readonly LayoutLink[],
): Point[] {
  const places = boxes.map(({ place }) => place);
  const known = (): Point[] => places.filter((place) => place !== undefined);
  for (const [index, box] of boxes.entries()) {
    if (places[index] !== undefined) continue;
    const near = links.flatMap(([from, to]) => {
      const other = from === index ? to : to === index ? from : undefined;
      return (other === undefined ? undefined : places[other]) ?? [];
    });
    const start = near.length > 0 ? meanOf(near) : below(known());
    places[index] = freePlace(box, start, placedBoxes(boxes, places));
  }
  return places.map((place) => place ?? { x: 0, y: 0 });
}

function placedBoxes(boxes: readonly Size[], places: readonly (Point | undefined)[]): PlacedBox[] {
  return boxes.flatMap(({ width, height }, index) => {
    const place = places[index];
    return place === undefined ? [] : [{ ...place, width, height }];
  });
}

/** Finds a free place for a box on a spiral around a start. */
export function freePlace(
  box: Size,
  start: Point,
  others: readonly PlacedBox[],
  gap = boxGap,
): Point {
  for (let turn = 0; ; turn += 1) {
    const radius = 34 * Math.sqrt(turn);
    const angle = turn * Math.PI * (3 - Math.sqrt(5));
    const place = {
      x: start.x + radius * Math.cos(angle) * 1.5,
      y: start.y + radius * Math.sin(angle),
    };
    const placed = { ...place, width: box.width, height: box.height };
    if (others.every((other) => isApart(placed, other, gap))) return place;
  }
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function below(points: readonly Point[]): Point {
  if (points.length === 0) return { x: 0, y: 0 };
  const left = Math.min(...points.map(({ x }) => x));
  return { x: left, y: Math.max(...points.map(({ y }) => y)) + 160 };
}
