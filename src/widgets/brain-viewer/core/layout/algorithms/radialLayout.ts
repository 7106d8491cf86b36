import { boxGap, type LayoutInput, type Point, type Size } from '../layoutInput.ts';
import { scaleOf } from './packParts.ts';
import { removeOverlaps } from './removeOverlaps.ts';

/** The maximum number of rings for one level. */
const maxRings = 12;

/** A connected graph, and its centre. */
export interface RadialInput extends Pick<LayoutInput, 'boxes' | 'links'> {
  readonly stage: Size;
  /** The index of the central box. @default the most linked one */
  readonly centre?: number;
}

/**
 * Places connected boxes on rings around a centre by their distance in links. Staggers crowded
 * levels over several rings, as many as give the largest scale.
 */
export function radialLayout({ boxes, links, stage, centre }: RadialInput): Point[] {
  const tree = spanningTree(boxes.length, links, centre);
  let best: { places: Point[]; scale: number } | undefined;
  for (let stagger = 1; stagger <= maxRings; stagger += 1) {
    const places = removeOverlaps(boxes, placeOnRings(boxes, tree, stagger, stage));
    const scale = scaleOf(boxes, places, stage);
    if (best === undefined || scale > best.scale) best = { places, scale };
  }
  return best?.places ?? [];
}

interface Tree {
  /** Boxes by depth, siblings together. */
  readonly levels: readonly (readonly number[])[];
  /** The angle of each box, as a share of the circle from 0 to 1. */
  readonly turns: readonly number[];
}

/** Builds a breadth-first spanning tree. Branches get angles in proportion to their leaves. */
function spanningTree(size: number, links: LayoutInput['links'], centre?: number): Tree {
  const neighbours = Array.from({ length: size }, (): number[] => []);
  for (const [from, to] of links) {
    neighbours[from]?.push(to);
    neighbours[to]?.push(from);
  }
  const degree = (index: number): number => neighbours[index]?.length ?? 0;
  const root =
    centre ??
    neighbours.reduce((most, _, index) => (degree(index) > degree(most) ? index : most), 0);
  const children = Array.from({ length: size }, (): number[] => []);
  const levels: number[][] = [[root]];
  const seen = new Set([root]);
  for (let level = levels[0]; level !== undefined && level.length > 0;) {
    const next: number[] = [];
    for (const index of level) {
      for (const other of neighbours[index] ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        children[index]?.push(other);
        next.push(other);
      }
    }
    if (next.length > 0) levels.push(next);
    level = next;
  }
  const leaves = new Array<number>(size).fill(1);
  for (const index of levels.flat().reverse()) {
    const below = (children[index] ?? []).reduce((sum, child) => sum + (leaves[child] ?? 1), 0);
    leaves[index] = Math.max(1, below);
  }
  const turns = new Array<number>(size).fill(0);
  const spread = (index: number, start: number, share: number): void => {
    turns[index] = start + share / 2;
    let at = start;
    for (const child of children[index] ?? []) {
      const part = (share * (leaves[child] ?? 1)) / (leaves[index] ?? 1);
      spread(child, at, part);
      at += part;
    }
  };
  spread(root, 0, 1);
  return { levels, turns };
}

/** The number of boxes from which a level is staggered. */
const crowded = 9;

/** Places boxes on elliptical rings, stretched to the shape of the boxes. */
function placeOnRings(
  boxes: readonly Size[],
  { levels, turns }: Tree,
  stagger: number,
  stage: Size,
): Point[] {
  const most = (read: (box: Size) => number): number =>
    boxes.reduce((largest, box) => Math.max(largest, read(box)), 0) + boxGap;
  const [width, height] = [most((box) => box.width), most((box) => box.height)];
  const stretch = Math.max(1, (width * stage.height) / (stage.width * height));
  const angles = turns.map((turn) => angleOf(turn, stretch));
  const places = boxes.map((): Point => ({ x: 0, y: 0 }));
  let outer = 0;
  for (const level of levels.slice(1)) {
    const ringOf = dealToRings(outer + 1.1, level.length < crowded ? 1 : stagger);
    for (const index of level.toSorted((a, b) => (angles[a] ?? 0) - (angles[b] ?? 0))) {
      const [angle, ring] = [angles[index] ?? 0, ringOf()];
      outer = Math.max(outer, ring);
      places[index] = {
        x: Math.cos(angle) * ring * width,
        y: Math.sin(angle) * ring * height * stretch,
      };
    }
  }
  return places;
}

/** Deals rings in turn, in proportion to their radius. */
function dealToRings(first: number, count: number): () => number {
  const dealt = new Array<number>(count).fill(0);
  return () => {
    let next = 0;
    for (let ring = 1; ring < count; ring += 1) {
      const fill = (at: number): number => ((dealt[at] ?? 0) + 1) / (first + at);
      if (fill(ring) < fill(next)) next = ring;
    }
    dealt[next] = (dealt[next] ?? 0) + 1;
    return first + next;
  };
}

/** The number of steps of the numerical integration. */
const samples = 720;

/** Maps a share of the circle to an angle. Boxes beside the centre need only their height. */
function angleOf(turn: number, stretch: number): number {
  const room = (angle: number): number =>
    Math.max(Math.abs(Math.sin(angle)), stretch * Math.abs(Math.cos(angle)));
  const angles = Array.from({ length: samples }, (_, at) => ((at + 0.5) / samples) * 2 * Math.PI);
  let left = turn * angles.reduce((sum, angle) => sum + room(angle), 0);
  for (const angle of angles) {
    left -= room(angle);
    if (left <= 0) return angle + (left / room(angle)) * ((2 * Math.PI) / samples);
  }
  return 0;
}
