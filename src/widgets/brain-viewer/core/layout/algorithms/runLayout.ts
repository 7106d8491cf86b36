import { frameOf } from '../../scene/frame.ts';
import { columnLayout } from './columns/columnLayout.ts';
import { groupLayout } from './groups/groupLayout.ts';
import { gridLayout } from './gridLayout.ts';
import {
  mapProgress,
  noPlace,
  usualStage,
  type LayoutInput,
  type LayoutOutput,
  type LayoutSteps,
  type Point,
  type Size,
} from '../layoutInput.ts';
import { organicLayout } from './organicLayout.ts';
import { packParts, roomBeside, type PlacedBoxes } from './packParts.ts';
import { radialLayout } from './tree/radialLayout.ts';
import { mirrored, type Direction } from './placedLines.ts';
import { ratePicture } from './ratePicture.ts';
import { centredTree, membersOf, treeOf } from '../../model/hierarchy.ts';
import { treeLayout } from './tree/treeLayout.ts';

/** The aspect from which a stage is wide. */
const wideFrom = 1.2;

/** The limits above which a layered layout has too many crossings. */
const maxRanked = { boxes: 200, links: 260 } as const;

/**
 * Lays out each connected component by itself, then packs the components and the isolated boxes. No
 * two boxes overlap. Falls back to `organic` for graphs too large for a hierarchy, and reports it.
 *
 * @param now - The time in milliseconds.
 */
export function* runLayout(
  input: LayoutInput,
  now: () => number = () => performance.now(),
): LayoutSteps<LayoutOutput> {
  const { boxes, links, deadline, stage = usualStage, isTurned = false } = input;
  const end = now() + deadline;
  let isLate = false;
  const checkLate = (): boolean => (isLate ||= now() >= end);
  const tree = input.algorithm === 'hierarchical' ? treeOf(boxes.length, links) : undefined;
  const { connected, alone } = findComponents(boxes.length, links);
  const ranked = boxes.length - alone.length;
  const isLarge = ranked > maxRanked.boxes || links.length > maxRanked.links;
  const algorithm =
    input.algorithm === 'hierarchical' && isLarge && tree === undefined
      ? 'organic'
      : input.algorithm;
  const rest = alone.map((index) => ({ index, ...(boxes[index] ?? { width: 0, height: 0 }) }));
  const arrange = function* (
    place: PlacePart,
    kind: Ranks | undefined,
    first: number,
    share: number,
  ): LayoutSteps<Arranged> {
    const isRanked = kind === 'columns' || kind === 'radial';
    const room = isRanked ? roomBeside(rest, stage) : stage;
    const parts: (PlacedBoxes & PlacedPart & Part)[] = [];
    let done = 0;
    // The trees of a forest are laid out together.
    for (const members of kind === 'tree' ? [connected.flat()] : connected) {
      const side = isRanked ? Math.sqrt(members.length / ranked) : 1;
      const part = partOf(input, members, {
        width: room.width * side,
        height: room.height * side,
      });
      const before = done;
      const placed = yield* mapProgress(
        place(part, checkLate),
        (progress) => first + (share * (before + progress * members.length)) / boxes.length,
      );
      parts.push({ members, ...part, ...placed });
      done += members.length;
    }
    const places = packParts(parts, rest, stage);
    return {
      places: boxes.map((_, index) => places.get(index) ?? noPlace),
      lines: new Map(parts.flatMap((part) => linesIn(part, places))),
      faults: parts.reduce((sum, { faults = 0 }) => sum + faults, 0),
    };
  };
  switch (algorithm) {
    case 'grid':
      return { places: gridLayout(boxes, stage), algorithm, isLate };
    case 'organic': {
      if (input.groups !== undefined) {
        const grouped = groupLayout({ ...input, groups: input.groups, stage });
        const { places, lines } = yield* grouped;
        return { places, algorithm, isLate, lines: links.map((_, at) => lines.get(at) ?? []) };
      }
      const { places } = yield* arrange(organic, undefined, 0, 1);
      return { places: fillStage(input, places), algorithm, isLate };
    }
    case 'radial':
    case 'hierarchical': {
      const kind = algorithm === 'radial' ? 'radial' : tree === undefined ? 'columns' : 'tree';
      // All components have one direction, for consistency.
      const directions = ['down', 'right'] as const;
      let best: { picture: Arranged; rating: number } | undefined;
      for (const [at, direction] of directions.entries()) {
        const place = inDirection(direction, kind, isTurned);
        const picture = yield* arrange(place, kind, at / 2, 1 / 2);
        // Prefers trees top-down, and other graphs left to right on a wide stage: text is horizontal.
        const isDown = kind !== 'columns' || stage.width < stage.height * wideFrom;
        const preference = isDown === (direction === 'down') ? 1.05 : 1;
        const rating = ratePicture({ ...input, stage }, picture) * preference;
        if (best === undefined || rating > best.rating) best = { picture, rating };
      }
      const { places = [], lines } = best?.picture ?? {};
      return { places, algorithm, isLate, lines: links.map((_, index) => lines?.get(index) ?? []) };
    }
  }
}

/** The places of all boxes, and the routed edges by index of the link. */
interface Arranged {
  readonly places: Point[];
  readonly lines: ReadonlyMap<number, readonly Point[]>;
  readonly faults: number;
}

type Part = Pick<LayoutInput, 'boxes' | 'links' | 'badgeWidths'> & {
  stage: Size;
  /** The links' indexes in the whole graph. */
  linkIndexes: readonly number[];
};

interface PlacedPart {
  readonly places: readonly Point[];
  /** Edges by index of the link in the component. */
  readonly lines?: ReadonlyMap<number, readonly Point[]>;
  readonly faults?: number;
}

type PlacePart = (part: Part, isLate: () => boolean) => LayoutSteps<PlacedPart>;

/** Returns a component's edges, moved along with it. */
function linesIn(
  { members, places, lines = new Map(), linkIndexes }: PlacedBoxes & PlacedPart & Part,
  all: ReadonlyMap<number, Point>,
): [number, readonly Point[]][] {
  const [before = noPlace, after = noPlace] = [places[0], all.get(members[0] ?? -1)];
  const [left, top] = [after.x - before.x, after.y - before.y];
  return Array.from(lines, ([index, points]) => [
    linkIndexes[index] ?? -1,
    points.map(({ x, y }) => ({ x: x + left, y: y + top })),
  ]);
}

const organic: PlacePart = function* (part, isLate) {
  return { places: yield* organicLayout(part, isLate) };
};

/** The ways to lay out boxes in ranks. */
type Ranks = 'tree' | 'columns' | 'radial';

/** Returns a layout that can't be interrupted. Past the deadline, uses a grid instead. */
function inDirection(direction: Direction, kind: Ranks, isTurned: boolean): PlacePart {
  return function* (part, isLate) {
    yield 0;
    if (isLate()) return { places: gridLayout(part.boxes, part.stage) };
    if (kind === 'radial') return radialLayout(part, direction);
    const tree = kind === 'tree' ? treeOf(part.boxes.length, part.links) : undefined;
    const placed =
      tree === undefined ? columnLayout(part, direction) : treeLayout(part, tree, direction);
    return isTurned ? mirrored(placed, direction) : placed;
  };
}

function partOf(
  { boxes, links, badgeWidths }: LayoutInput,
  members: readonly number[],
  stage: Size,
): Part {
  const numbers = new Map(members.map((index, number) => [index, number]));
  const own = links.flatMap(([from, to, arrow], index) => {
    const [a, b] = [numbers.get(from), numbers.get(to)];
    return a === undefined || b === undefined ? [] : [{ index, link: [a, b, arrow] as const }];
  });
  return {
    boxes: members.map((index) => boxes[index] ?? { width: 0, height: 0 }),
    links: own.map(({ link }) => link),
    badgeWidths: badgeWidths && own.map(({ index }) => badgeWidths[index] ?? 0),
    linkIndexes: own.map(({ index }) => index),
    stage,
  };
}

/** The share of a stage that a small picture is spread to, and the maximum factor. */
const filled = { share: 0.85, max: 2 } as const;

/** Spreads a picture that is smaller than the stage, so that its edges and badges get more room. */
function fillStage(
  { boxes, stage = usualStage }: Pick<LayoutInput, 'boxes' | 'stage'>,
  places: readonly Point[],
): readonly Point[] {
  const { width, height } = frameOf(boxes, places);
  const factor = (wanted: number, size: number): number =>
    Math.max(1, Math.min(filled.max, (wanted * filled.share) / size));
  const across = factor(stage.width, width);
  const down = factor(stage.height, height);
  return places.map(({ x, y }) => ({ x: x * across, y: y * down }));
}

/** Finds connected components of at least two boxes, the largest first, and isolated boxes. */
function findComponents(size: number, links: LayoutInput['links']) {
  const tree = centredTree(size, links);
  const all = tree.roots
    .map((root) => membersOf(tree, root).sort((a, b) => a - b))
    .sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
  return {
    connected: all.filter(({ length }) => length > 1),
    alone: all.filter(({ length }) => length === 1).flat(),
  };
}
