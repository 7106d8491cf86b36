import { contains, frameAround, frameOf, isIn, padded, unite, type Frame } from './frame.ts';
import { noSize, type Point, type Size } from '../layout/layoutInput.ts';
import type { GraphLink } from '../model/brainGraph.ts';
import { lookOf, type Emphasis } from './emphasis.ts';
import { headsOf, loopCurve, middleOf, type Scene, type SceneLine, frameOfScene } from './scene.ts';
import { forEachPiece, isApart, meetsBox, pointAlong, type PlacedBox } from './linePath.ts';

/** An edge with the centre of its badge. */
export interface PlacedBadge extends Point {
  readonly line: SceneLine;
}

/** Measures of a badge, in pixels at zoom 1. */
const badge = { width: 150, height: 26, letter: 6.9, around: 20, overlap: 2, inset: 6 } as const;

/** The height of a badge with some margin. */
export const badgeHeight = badge.height;

/** The edges per label above which only highlighted edges have badges. */
const maxWithBadges = 5;

/** The maximum number of edges that are tried in another order. */
const maxSorted = 24;

/** Positions of a badge along its edge, tried in this order. */
const shares = [
  ...[0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7],
  ...[0.26, 0.74, 0.22, 0.78, 0.18, 0.82, 0.14, 0.86],
] as const;

/** Options for placing badges other than at zoom 1. */
export interface BadgeOptions {
  /** The maximum number of badges. @default 60 */
  readonly maxCount?: number;
  /** The boxes that badges must not overlap. @default the scene's boxes */
  readonly boxes?: readonly PlacedBox[];
  /** The height of a badge. @default {@link badgeHeight} */
  readonly height?: number;
  /** Returns a badge's width. @default {@link estimateWidth} */
  readonly widthOf?: (line: SceneLine) => number;
}

/**
 * Places badges on the edges in an area without overlapping cards, other edges, arrowheads or each
 * other. Highlighted edges come first, then those with the most relationships. Tries positions
 * along the edge and drops a badge that fits nowhere.
 */
export function placeBadges(
  scene: Scene,
  emphasis: Emphasis,
  area: Frame,
  { maxCount = 60, boxes, height = badge.height, widthOf }: BadgeOptions = {},
): PlacedBadge[] {
  const drawn = drawnLines(scene, emphasis);
  const isCrowd = drawn.length > maxWithBadges * scene.boxes.length;
  const lines = drawn
    .map((line) => {
      const width = widthOf?.(line) ?? estimateWidth(line.link);
      return { line, width, rank: rankOf(line, emphasis), says: sharedTexts(line) };
    })
    .filter(({ rank }) => rank > (isCrowd ? 1 : 0))
    .sort((a, b) => b.rank - a.rank || b.line.link.count - a.line.link.count);
  const near = (boxes ?? scene.boxes).filter((box) => isIn(box, area));
  const heads = isCrowd ? [] : drawn.flatMap((line) => headsOf(line).map(boxAround));
  // Badges may cover dimmed edges, which have none themselves.
  const reaches = scene.lines
    .filter((line) => !line.loop && rankOf(line, emphasis) > 0)
    .map((line) => ({ line, reach: boxAround([line.from, ...line.via, line.to]) }));
  const isClearOfLines = (place: PlacedBox, { line, says }: WantedBadge): boolean => {
    const box = { ...place, height: height - badge.overlap };
    return reaches.every(
      ({ line: other, reach }) =>
        other === line ||
        isApart(reach, box) ||
        !meetsBox(other, box) ||
        sharedTexts(other).some((text) => says.includes(text)),
    );
  };
  const placeInOrder = (wantedBadges: readonly WantedBadge[]): (PlacedBadge & PlacedBox)[] => {
    const placed: (PlacedBadge & PlacedBox)[] = [];
    const told = new Set<string>();
    for (const wanted of wantedBadges) {
      if (placed.length >= maxCount) break;
      const { line, width, says } = wanted;
      if (says.some((text) => told.has(text))) continue;
      const free = placesOf(line, { width, height })
        .map((point) => withinRegion({ ...point, width, height }, scene.regions))
        .filter(
          (box) =>
            isIn({ ...box, ...noSize }, area) &&
            [...near, ...placed].every((other) => isApart(box, other)) &&
            scene.regions.every((one) => !isIn(box, one) || contains(one, frameAround(box))) &&
            isClearOfLines(box, wanted),
        );
      const clear = free.filter((box) => heads.every((head) => isApart(box, head)));
      // Zoomed out, a badge may cover an arrowhead: its text matters more than the direction.
      const place =
        clear.find((box) => line.via.every((bend) => isApart(box, { ...bend, ...noSize }))) ??
        (clear.length > 0 || boxes === undefined ? clear[0] : free[0]);
      if (place === undefined) continue;
      placed.push({ line, ...place });
      for (const text of says) told.add(text);
    }
    return placed;
  };
  const placed = placeInOrder(lines);
  if (placed.length === lines.length || lines.length > maxSorted) return placed;
  // Straight edges have fewer places than bent ones.
  const bends = ({ line }: WantedBadge): number => Math.sign(line.via.length);
  const again = placeInOrder(lines.toSorted((a, b) => b.rank - a.rank || bends(a) - bends(b)));
  return again.length > placed.length ? again : placed;
}

/** An edge whose badge is to be placed. */
interface WantedBadge {
  readonly line: SceneLine;
  readonly width: number;
  readonly rank: number;
  readonly says: readonly string[];
}

/** The step along a horizontal segment, in pixels at zoom 1. */
const slide = 6;

function placesOf(line: SceneLine, { width, height }: Size): Point[] {
  if (line.loop) {
    const [start, end] = loopCurve(line);
    const y = line.from.y - height / 2;
    return [middleOf(line), { x: start.x - width / 2, y }, { x: end.x + width / 2, y }];
  }
  const along = shares.map((share) => pointAlong(line, share));
  if (line.via.length === 0) return along;
  const flat: Point[] = [];
  forEachPiece(line, (a, b) => {
    const maxShift = a.y === b.y ? (Math.abs(a.x - b.x) - width) / 2 : -1;
    const middle = (a.x + b.x) / 2;
    for (let by = 0; by <= maxShift; by += slide) {
      flat.push({ x: middle + by, y: a.y });
      if (by > 0) flat.push({ x: middle - by, y: a.y });
    }
  });
  return [...flat, ...along];
}

/**
 * Returns keys of an edge's text at both ends. Edges without counts that branch off a shared port,
 * as in a tree, show equal text only once.
 */
export function sharedTexts({ link, from, via, to }: SceneLine): string[] {
  if (via.length === 0 || link.relations.some(({ count }) => count !== undefined)) return [];
  const types = link.relations.map(({ type }) => type);
  return [from, to].map(({ x, y }) => JSON.stringify([types, Math.round(x), Math.round(y)]));
}

/** Moves a badge that reaches over the side of a region into it. */
function withinRegion(box: PlacedBox, regions: Scene['regions']): PlacedBox {
  const region = regions.find((one) => isIn({ ...box, ...noSize }, one));
  if (region === undefined) return box;
  const { left, width } = padded(region, -badge.inset);
  const start = left + box.width / 2;
  return { ...box, x: Math.max(start, Math.min(start + width - box.width, box.x)) };
}

function boxAround(points: readonly Point[]): PlacedBox {
  const { left, top, width, height } = frameOf(
    points.map(() => noSize),
    points,
  );
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** Estimates the width of a link's badge from its text. */
export function estimateWidth({ relations, count }: GraphLink): number {
  const [first] = relations;
  const name = relations.length === 1 ? (first?.type.length ?? 0) : 8;
  const figure = relations.some((relation) => relation.count !== undefined);
  const letters = name + (figure ? 3 + count.toString().length : 0);
  return Math.min(badge.width, letters * badge.letter + badge.around);
}

/** Returns the edges that aren't hidden. */
function drawnLines({ lines }: Scene, emphasis: Emphasis): SceneLine[] {
  return lines.filter(({ link }) => lookOf(link, emphasis) !== 'hidden');
}

function rankOf({ link }: SceneLine, emphasis: Emphasis): number {
  return { hidden: 0, gone: 0, dimmed: 0, plain: 1, strong: 2, added: 3, changed: 3 }[
    lookOf(link, emphasis)
  ];
}

/**
 * Returns the bounding box of a scene, including ribbons, drawn edges, self-loops and their
 * badges, which may lie outside the boxes.
 */
export function frameOfPicture(scene: Scene, emphasis: Emphasis): Frame {
  const beyond = drawnLines(scene, emphasis)
    .filter(({ loop, via }) => loop || via.length > 0)
    .flatMap((line) => [
      ...(line.loop ? loopCurve(line) : line.via).map((point) => ({ ...point, ...noSize })),
      { ...middleOf(line), width: estimateWidth(line.link), height: badgeHeight },
    ]);
  const bends = scene.ribbons.flatMap(({ via }) => via.map((point) => ({ ...point, ...noSize })));
  return unite([frameOfScene(scene), ...[...beyond, ...bends].map(frameAround)]);
}
