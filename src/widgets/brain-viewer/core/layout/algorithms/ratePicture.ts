import {
  isApart,
  meetsBox,
  pathThrough,
  pointsOf,
  type LinePath,
  type PlacedBox,
} from '../../scene/linePath.ts';
import { badgeHeight } from '../../scene/placeBadges.ts';
import { minTextSize, roomOn, tierAt } from '../../scene/viewport.ts';
import { noPlace, type LayoutInput, type Point, type Size } from '../layoutInput.ts';
import { frameOf } from '../../scene/frame.ts';
import type { PlacedLines } from './placedLines.ts';

/** The boxes and links of a picture, and its stage. */
export interface RatedInput extends Pick<LayoutInput, 'boxes' | 'links' | 'badgeWidths'> {
  readonly stage: Size;
}

/**
 * The worth of cards too small for their whole names, or for counts, of badges on edges and on all
 * of them, and of faults.
 */
const worth = {
  cutNames: 0.9,
  noCounts: 0.65,
  told: 0.6,
  allTold: 1.3,
  fault: 2,
  drawnFault: 1.2,
} as const;

/** The scale from which names aren't enlarged to be legible, which may cut them. */
const wholeNames = 0.85;

/** The maximum number of links of which badges are worth counting: more have no room for them. */
const maxTold = 60;

/** The font size of a badge at zoom 1, in pixels. */
const textSize = 12;

/** Rates a picture by its scale and its faults per link. */
export function rate(scale: number, faults: number, links: number): number {
  return scale ** 1.5 / (1 + (worth.fault * faults) / Math.max(1, links));
}

/** Rates a picture by what it says on its stage. */
export function ratePicture(
  { boxes, links, badgeWidths = [], stage }: RatedInput,
  { places, lines, faults = 0 }: PlacedLines,
): number {
  const paths = Array.from(lines.values(), pathThrough).filter((path) => path !== undefined);
  const bends = paths.flatMap(({ via }) => via);
  const none = bends.map(() => ({ width: 0, height: 0 }));
  const { width, height } = frameOf([...none, ...boxes], [...bends, ...places]);
  const room = roomOn(stage);
  const scale = Math.min(1, room.width / width, room.height / height);
  const placed = boxes.map((box, at) => ({ ...box, ...(places[at] ?? noPlace) }));
  const widths = Array.from(lines.keys(), (link) => badgeWidths[link] ?? 0);
  const told = links.length > maxTold ? 0 : countTold(paths, { placed, widths, scale });
  const isNear = tierAt(scale) === 'near';
  const legible = scale >= wholeNames ? 1 : isNear ? worth.cutNames : worth.noCounts;
  const all = told > 0 && told === links.length ? worth.allTold : 1;
  const says = all * (1 + (worth.told * told) / Math.max(1, links.length));
  return legible * says * rate(scale, worth.drawnFault * faults, links.length);
}

interface ToldInput {
  readonly placed: readonly PlacedBox[];
  /** The width of each path's badge. */
  readonly widths: readonly number[];
  readonly scale: number;
}

/** Counts paths with a piece on which a badge is clear of boxes, other paths and badges. */
function countTold(paths: readonly LinePath[], { placed, widths, scale }: ToldInput): number {
  const stretch = Math.max(1, minTextSize / (textSize * scale));
  const taken = [...placed];
  for (const [at, path] of paths.entries()) {
    const size = { width: (widths[at] ?? 0) * stretch, height: badgeHeight * stretch };
    const badge = middlesOf(path, size)
      .map((middle) => ({ ...middle, ...size }))
      .find(
        (box) =>
          taken.every((other) => isApart(box, other)) &&
          paths.every((other) => other === path || !meetsBox(other, box, -1)),
      );
    if (badge !== undefined) taken.push(badge);
  }
  return taken.length - placed.length;
}

/** Returns the middles of a path's pieces that are long enough for a badge. */
function middlesOf(path: LinePath, { width, height }: Size): Point[] {
  const points = pointsOf(path);
  return points.slice(1).flatMap((end, at) => {
    const start = points[at] ?? end;
    const isLong = Math.abs(end.x - start.x) >= width || Math.abs(end.y - start.y) >= height;
    return isLong ? [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }] : [];
  });
}
