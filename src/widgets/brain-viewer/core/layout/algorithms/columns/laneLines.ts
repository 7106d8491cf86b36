import { noPlace, noSize, type Point, type Size } from '../../layoutInput.ts';
import type { Pairs } from './assignColumns.ts';
import { assignLanes, laneGap, spreadPorts, type Step, type Wanted } from './assignLanes.ts';
import { corner, type Item, type OrderedColumns } from './orderColumns.ts';
import { straightenPairs, type Pair, type Stop } from './straightenPairs.ts';
import { straightened, type PlacedLines } from '../placedLines.ts';

export interface LaneInput {
  readonly boxes: readonly Size[];
  readonly links: Pairs;
  readonly ordered: OrderedColumns;
  /** The minimum gap after each column for edge badges, in pixels. */
  readonly apart: readonly number[];
  /** True to put badges beside lanes rather than on them. */
  readonly isBeside: boolean;
}

/** Gaps in pixels at zoom 1: beside lanes, beside lanes next to badges, and between ports. */
const room = { beside: 24, besideBadges: 4, port: 15 } as const;

/** The height difference, in pixels, below which an edge is straightened. */
const same = 6;

function gapFor(lanes: number, beside: number = 2 * room.beside): number {
  return beside + Math.max(0, lanes - 1) * laneGap;
}

/** Estimates the gap that edges between two columns need. Many share a lane. */
export function estimateGap(lines: number): number {
  return lines === 0 ? 0 : gapFor(lines * 0.4);
}

/** Returns the width of each column's widest box or badge. */
export function columnWidths(ordered: OrderedColumns, boxes: readonly Size[]): number[] {
  const widths = ordered.columns.map(() => 0);
  const sized = ordered.boxes.map(({ column }, box) => ({ column, ...(boxes[box] ?? noSize) }));
  for (const { column, width } of [...sized, ...ordered.badges.values()]) {
    widths[column] = Math.max(widths[column] ?? 0, width);
  }
  return widths;
}

/** One end of an edge. */
interface End {
  readonly box: number;
  readonly side: 'left' | 'right';
  /** True at the arrow. */
  readonly isTarget: boolean;
  /** The height of the next dummy node, or else halfway to the other end. */
  readonly wanted: number;
}

/** An edge, from left to right. */
interface Way {
  /** True if the link leads from right to left. */
  readonly isBack: boolean;
  readonly ends: readonly [End, End];
  readonly passes: readonly Item[];
}

/**
 * Routes orthogonal edges on lanes between columns. Each edge has its own source port and at most
 * two bends per gap, and shares the target port and lane with others to the same side of a box.
 * Spaces the columns by their lanes.
 */
export function laneLines(input: LaneInput): PlacedLines {
  const { boxes, links, ordered, apart, isBeside } = input;
  straighten(input);
  const ways = links.map((_, link) => wayOf(link, input));
  const ports = portsOf(ways, input);
  const steps = ways.map((way) => stepsOf(way, ports, ordered));
  const gaps = ordered.columns.map((_, gap) =>
    assignLanes(steps.flat().filter((step) => step.gap === gap)),
  );
  let left = 0;
  const hasBadges = new Set(Array.from(ordered.badges.values(), ({ column }) => column));
  const besideOf = (column: number): number =>
    hasBadges.has(column) ? room.besideBadges : room.beside;
  // Badges get the side of the lanes with fewer ports.
  const shareBefore = (gap: number): number => {
    if (!isBeside) return 0.5;
    const inGap = steps.flat().filter((step) => step.gap === gap);
    const [before, after] = [inGap.map(({ from }) => from), inGap.map(({ to }) => to)];
    return 0.5 + Math.sign(new Set(before).size - new Set(after).size) / 2;
  };
  const columns = columnWidths(ordered, boxes).map((width, column) => {
    const { lanes = 0 } = gaps[column] ?? {};
    const gap = gapFor(lanes, besideOf(column) + besideOf(column + 1));
    const free = Math.max(0, (apart[column] ?? 0) - gap);
    const edges = {
      left,
      lane: left + width + besideOf(column) + free * shareBefore(column),
    };
    left += width + gap + free;
    return edges;
  });
  // Boxes of a column start at one edge.
  const places = ordered.boxes.map(({ column, y }, box): Point => {
    return { x: (columns[column]?.left ?? 0) + (boxes[box] ?? noSize).width / 2, y };
  });
  const pointOf = ({ box, side }: End, y = 0): Point => {
    const half = (boxes[box] ?? noSize).width / 2;
    const { x } = places[box] ?? noPlace;
    return { x: side === 'left' ? x - half : x + half, y };
  };
  const lines = ways.map((way, link) => {
    const turns = (steps[link] ?? []).flatMap((step) => {
      const gap = gaps[step.gap];
      const lane = gap?.laneOf.get(step);
      if (gap === undefined || lane === undefined) return [];
      const x = (columns[step.gap]?.lane ?? 0) + lane * laneGap;
      return [
        { x, y: step.from },
        { x, y: step.to },
      ];
    });
    const start = pointOf(way.ends[0], steps[link]?.[0]?.from);
    const end = pointOf(way.ends[1], steps[link]?.at(-1)?.to);
    const points = straightened([start, ...turns, end]);
    return [link, way.isBack ? points.toReversed() : points] as const;
  });
  return { places, lines: new Map(lines) };
}

function wayOf(link: number, { links, ordered }: LaneInput): Way {
  const [from, to, arrow] = links[link] ?? [0, 0];
  const isReversed = arrow === 'back';
  const [start, end] = [columnOf(ordered, from), columnOf(ordered, to)];
  const passes = ordered.passes[link] ?? [];
  const halfway = ((ordered.boxes[from]?.y ?? 0) + (ordered.boxes[to]?.y ?? 0)) / 2;
  const isBack = start > end;
  const [first, last] = isBack ? [to, from] : [from, to];
  // An edge within a column is routed around its side.
  const outside = start === ordered.columns.length - 1 ? 'left' : 'right';
  return {
    isBack,
    passes,
    ends: [
      {
        box: first,
        side: start === end ? outside : 'right',
        isTarget: isBack !== isReversed,
        wanted: passes[0]?.y ?? halfway,
      },
      {
        box: last,
        side: start === end ? outside : 'left',
        isTarget: isBack === isReversed,
        wanted: passes.at(-1)?.y ?? halfway,
      },
    ],
  };
}

/** Moves boxes and dummy nodes so that edges run straight from port to port. */
function straighten(input: LaneInput): void {
  const { boxes } = input.ordered;
  for (let round = 0; round < rounds; round += 1) {
    const ways = input.links.map((_, link) => wayOf(link, input));
    const ports = portsOf(ways, input, round < centredRounds);
    const stopOf = (end: End): Stop[] => {
      const item = boxes[end.box];
      return item === undefined ? [] : [{ item, below: (ports.get(end) ?? item.y) - item.y }];
    };
    const pairs = ways
      .filter(({ ends: [one, other] }) => one.side !== other.side)
      .flatMap(({ ends: [one, other], passes }): Pair[] => {
        const stops = [
          ...stopOf(one),
          ...passes.map((item): Stop => ({ item, below: 0 })),
          ...stopOf(other),
        ];
        return stops.slice(1).map((stop, at): Pair => [stops[at] ?? stop, stop]);
      });
    straightenPairs(pairs, input.ordered);
  }
}

function columnOf({ boxes }: OrderedColumns, box: number): number {
  return boxes[box]?.column ?? 0;
}

function sideKey({ box, side }: End): string {
  return `${box} ${side}`;
}

function stepsOf(
  { ends, passes }: Way,
  ports: ReadonlyMap<End, number>,
  ordered: OrderedColumns,
): Step[] {
  const [first, last] = ends;
  const [from, to] = [ports.get(first) ?? 0, ports.get(last) ?? 0];
  const column = columnOf(ordered, first.box);
  const target = sideKey(first.isTarget ? first : last);
  if (first.side === last.side) {
    const isRight = first.side === 'right';
    const both = [from, to];
    return [
      {
        gap: isRight ? column : column - 1,
        from,
        to,
        left: isRight ? both : [],
        right: isRight ? [] : both,
        bundle: undefined,
      },
    ];
  }
  const heights = [from, ...passes.map(({ y }) => y), to];
  for (const [at, height] of heights.entries()) {
    const before = heights[at - 1];
    if (before !== undefined && Math.abs(height - before) < same) heights[at] = before;
  }
  return heights.slice(1).map((end, at) => {
    const start = heights[at] ?? end;
    const leads = first.isTarget ? at === 0 : at === passes.length;
    return {
      gap: column + at,
      from: start,
      to: end,
      left: [start],
      right: [end],
      bundle: leads ? target : undefined,
    };
  });
}

/** A port: the ends of edges at one point of a box's side. */
interface Port extends Wanted {
  readonly ends: readonly End[];
}

/** The number of times that ports follow those at the other ends of their edges, and boxes follow. */
const rounds = 4;

/** The number of the first rounds in which boxes follow the middle of a side with one port. */
const centredRounds = 2;

/**
 * Returns the height of each end's port. Targets on one side of a box share a port.
 *
 * @param isCentred - Keeps the only port of a side in its middle. @default false
 */
function portsOf(
  ways: readonly Way[],
  { boxes, ordered }: LaneInput,
  isCentred = false,
): ReadonlyMap<End, number> {
  const sides = new Map<string, End[]>();
  const across = new Map<End, End>();
  for (const { ends, passes } of ways) {
    const [one, other] = ends;
    if (passes.length === 0 && one.side !== other.side) across.set(one, other).set(other, one);
    for (const end of ends) sides.set(sideKey(end), [...(sides.get(sideKey(end)) ?? []), end]);
  }
  const found = new Map<End, number>();
  const wantedAt = (end: End): number => found.get(across.get(end) ?? end) ?? end.wanted;
  const portOf = (ends: readonly End[], middle: number): Port => {
    const far = (height: number): number => Math.abs(height - middle);
    const [wanted = middle] = ends.map(wantedAt).sort((a, b) => far(a) - far(b));
    return { ends, wanted };
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const ends of sides.values()) {
      const targets = ends.filter(({ isTarget }) => isTarget);
      const sources = ends.filter(({ isTarget }) => !isTarget);
      const groups = [...sources.map((end) => [end]), ...(targets.length > 0 ? [targets] : [])];
      const box = ends[0]?.box ?? 0;
      const middle = ordered.boxes[box]?.y ?? 0;
      const half = Math.max(0, (boxes[box] ?? noSize).height / 2 - corner);
      const spread = spreadPorts(
        groups.map((group) => portOf(group, middle)),
        { middle, half: isCentred && groups.length === 1 ? 0 : half, gap: room.port },
      );
      for (const [port, height] of spread) for (const end of port.ends) found.set(end, height);
    }
  }
  return found;
}
