import type { Point } from '../layout/layoutInput.ts';
import { lookOf, type Emphasis } from './emphasis.ts';
import { pointAlong } from './linePath.ts';
import { joinsGroup, middleOf, type Scene, type SceneBox, type SceneLine } from './scene.ts';

/** A rectangle of the scene. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line with the centre of its badge. */
export interface PlacedBadge extends Point {
  readonly line: SceneLine;
}

/** Room that a badge takes, in pixels at zoom 1. */
const badge = { width: 150, height: 26, letter: 6.9, around: 20, overlap: 2 } as const;

/** How high a badge is, with a little room. */
export const badgeHeight = badge.height;

/** With more lines for each label, only those that are highlighted have badges. */
const mostWithBadges = 5;

/** Letters of a number of relations, where none is counted. */
const unitLetters = 13;

/** Where on its line a badge may be, tried in this order. */
const shares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82] as const;

/**
 * Places badges on the lines in an area, clear of cards and of each other: highlighted lines first,
 * then those with the most relationships. A badge slides along its line to where there is room.
 *
 * @param most - How many there are at most. Default: what can be mounted without delay.
 */
export function placeBadges(
  scene: Scene,
  emphasis: Emphasis,
  area: Area,
  most = 60,
): PlacedBadge[] {
  const isCrowd = scene.lines.length > mostWithBadges * scene.boxes.length;
  const lines = scene.lines
    .map((line) => {
      const ofGroup = joinsGroup(line, scene);
      return { line, ofGroup, width: widthOf(line, ofGroup), rank: rankOf(line, emphasis) };
    })
    .filter(({ rank, ofGroup }) => rank > (isCrowd && !ofGroup ? 1 : 0))
    .sort((a, b) => b.rank - a.rank || b.line.link.count - a.line.link.count);
  const near = scene.boxes.filter(
    (box) =>
      box.x + box.width / 2 > area.left &&
      box.x - box.width / 2 < area.right &&
      box.y + box.height / 2 > area.top &&
      box.y - box.height / 2 < area.bottom,
  );
  const placed: (PlacedBadge & { width: number })[] = [];
  for (const { line, width } of lines) {
    if (placed.length >= most) break;
    const isFree = (point: Point): boolean =>
      isInside(point, area) &&
      placed.every((other) => isApart(point, width, other, other.width, badge.height)) &&
      (line.loop || near.every((box) => isClear(point, width, box)));
    const place = placesOf(line).find(isFree);
    if (place !== undefined) placed.push({ line, width, x: place.x, y: place.y });
  }
  return placed;
}

function placesOf(line: SceneLine): Point[] {
  return line.loop ? [middleOf(line)] : shares.map((share) => pointAlong(line, share));
}

function isInside({ x, y }: Point, area: Area): boolean {
  return x > area.left && x < area.right && y > area.top && y < area.bottom;
}

function isApart(a: Point, widthA: number, b: Point, widthB: number, height: number): boolean {
  return Math.abs(b.x - a.x) >= (widthA + widthB) / 2 || Math.abs(b.y - a.y) >= height;
}

function isClear(point: Point, width: number, box: SceneBox): boolean {
  const height = (box.height + badge.height) / 2;
  return isApart(point, width - 2 * badge.overlap, box, box.width, height);
}

/** Estimates the width of a badge from its text. */
function widthOf({ link: { relations, count } }: SceneLine, ofGroup: boolean): number {
  if (ofGroup) {
    return badgeWidth(count > 0 ? count.toLocaleString('en').length : unitLetters);
  }
  const [first] = relations;
  const name = relations.length === 1 ? (first?.type.length ?? 0) : 8;
  return Math.min(badge.width, badgeWidth(name + 3 + count.toString().length));
}

function rankOf({ link }: SceneLine, emphasis: Emphasis): number {
  if (link.id === emphasis.openLink) return 0;
  return { dimmed: 0, plain: 1, strong: 2, added: 3 }[lookOf(link, emphasis)];
}

/** Estimates the width of so many letters with the frame around them. */
export function badgeWidth(letters: number): number {
  return letters * badge.letter + badge.around;
}
