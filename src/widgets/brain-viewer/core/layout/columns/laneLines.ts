import { noPlace, noSize, type Point, type Size } from '../layoutInput.ts';
import type { OrderedColumns } from './orderColumns.ts';
import { straightened, type PlacedLines } from '../placedLines.ts';

/** Boxes in columns from left to right, and the ways of their lines. */
export interface LaneInput {
  readonly boxes: readonly Size[];
  /** By box. */
  readonly columnOf: readonly number[];
  readonly links: readonly (readonly [from: number, to: number])[];
  readonly ordered: OrderedColumns;
  /** The least room between two columns, in pixels: for what their lines say. */
  readonly apart: number;
}

/** Room in pixels at zoom 1: between lanes, beside them, between the ends of lines at a box, and from its corners. */
const room = { lane: 12, beside: 24, port: 12, corner: 9 } as const;

/** Heights that differ by less are one, in pixels. */
const same = 6;

function gapFor(lanes: number): number {
  return 2 * room.beside + Math.max(0, lanes - 1) * room.lane;
}

/** Returns about how much room lines between two columns need: most turn, and many share a lane. */
export function estimateGap(lines: number): number {
  return lines === 0 ? 0 : gapFor(lines * 0.4);
}

/** One end of a line. */
interface End {
  readonly box: number;
  readonly side: 'left' | 'right';
  /** True where the link leads to. */
  readonly isTarget: boolean;
  /** The height of what its line comes from, or leads to. */
  readonly wanted: number;
}

/** A link's line, from left to right. */
interface Way {
  readonly ends: readonly [End, End];
  readonly passes: readonly { readonly y: number }[];
}

/** The part of a line between two columns: it turns there, unless it is straight. */
interface Step {
  /** The column before. */
  readonly gap: number;
  readonly from: number;
  readonly to: number;
  /** The heights at which it comes from the left, and leaves to the right. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Steps of one bundle share a lane: they lead to one side of one box. */
  readonly bundle: string | undefined;
}

/**
 * Draws lines on lanes between columns: each leaves its box by itself, turns once between two columns,
 * and joins the others that lead to the same box. Columns are as far apart as their lanes need.
 */
export function laneLines(input: LaneInput): PlacedLines {
  const { boxes, columnOf, links, ordered, apart } = input;
  const count = Math.max(0, ...columnOf) + 1;
  const ways = links.map((_, link) => wayOf(link, input, count));
  const ports = portsOf(ways, input);
  const steps = ways.map((way) => stepsOf(way, ports, columnOf));
  const gaps = Array.from({ length: count }, (_, gap) =>
    assignLanes(steps.flat().filter((step) => step.gap === gap)),
  );
  const columns: { middle: number; right: number }[] = [];
  let left = 0;
  for (const [column, { lanes }] of gaps.entries()) {
    const width = Math.max(0, ...boxes.map((box, at) => (columnOf[at] === column ? box.width : 0)));
    columns.push({ middle: left + width / 2, right: left + width });
    left += width + Math.max(apart, gapFor(lanes));
  }
  const places = boxes.map((_, box): Point => {
    return { x: columns[columnOf[box] ?? 0]?.middle ?? 0, y: ordered.boxes[box]?.y ?? 0 };
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
      const free = Math.max(0, apart - gapFor(gap.lanes));
      const x = (columns[step.gap]?.right ?? 0) + free / 2 + room.beside + lane * room.lane;
      return [
        { x, y: step.from },
        { x, y: step.to },
      ];
    });
    const start = pointOf(way.ends[0], steps[link]?.[0]?.from);
    const end = pointOf(way.ends[1], steps[link]?.at(-1)?.to);
    const points = straightened([start, ...turns, end]);
    return [link, way.ends[0].isTarget ? points.toReversed() : points] as const;
  });
  return { places, lines: new Map(lines) };
}

function wayOf(link: number, { columnOf, links, ordered }: LaneInput, count: number): Way {
  const [from, to] = links[link] ?? [0, 0];
  const [start, end] = [columnOf[from] ?? 0, columnOf[to] ?? 0];
  const passes = ordered.passes[link] ?? [];
  const heightOf = (box: number): number => ordered.boxes[box]?.y ?? 0;
  const isBack = start > end;
  const [first, last] = isBack ? [to, from] : [from, to];
  // In one column a line goes round outside of it.
  const outside = start === count - 1 ? 'left' : 'right';
  return {
    passes,
    ends: [
      {
        box: first,
        side: start === end ? outside : 'right',
        isTarget: isBack,
        wanted: passes[0]?.y ?? heightOf(last),
      },
      {
        box: last,
        side: start === end ? outside : 'left',
        isTarget: !isBack,
        wanted: passes.at(-1)?.y ?? heightOf(first),
      },
    ],
  };
}

function sideKey({ box, side }: End): string {
  return `${box} ${side}`;
}

function stepsOf(
  { ends, passes }: Way,
  ports: ReadonlyMap<End, number>,
  columnOf: readonly number[],
): Step[] {
  const [first, last] = ends;
  const [from, to] = [ports.get(first) ?? 0, ports.get(last) ?? 0];
  const column = columnOf[first.box] ?? 0;
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

/** Lines that leave or reach a box at one place. */
interface Port {
  readonly ends: readonly End[];
  /** The height at which most of them would be straight. */
  readonly wanted: number;
}

/** Finds the height of each end: those that lead to one side of a box have one. */
function portsOf(ways: readonly Way[], { boxes, ordered }: LaneInput): ReadonlyMap<End, number> {
  const sides = new Map<string, End[]>();
  for (const end of ways.flatMap(({ ends }) => ends)) {
    sides.set(sideKey(end), [...(sides.get(sideKey(end)) ?? []), end]);
  }
  const found = new Map<End, number>();
  for (const ends of sides.values()) {
    const targets = ends.filter(({ isTarget }) => isTarget);
    const sources = ends.filter(({ isTarget }) => !isTarget);
    const groups = [...sources.map((end) => [end]), ...(targets.length > 0 ? [targets] : [])];
    const box = ends[0]?.box ?? 0;
    const spread = spreadPorts(
      groups.map(portOf),
      ordered.boxes[box]?.y ?? 0,
      (boxes[box] ?? noSize).height,
    );
    for (const [port, height] of spread) for (const end of port.ends) found.set(end, height);
  }
  return found;
}

function portOf(ends: readonly End[]): Port {
  const wanted = ends.map((end) => end.wanted).sort((a, b) => a - b);
  return { ends, wanted: wanted[Math.floor(wanted.length / 2)] ?? 0 };
}

/** Spreads ports on a side, each as near as can be to where its line would be straight. */
function spreadPorts(ports: readonly Port[], y: number, height: number): [Port, number][] {
  const half = Math.max(0, height / 2 - room.corner);
  const sorted = ports.toSorted((a, b) => a.wanted - b.wanted);
  const gap = sorted.length < 2 ? 0 : Math.min(room.port, (2 * half) / (sorted.length - 1));
  let least = y - half;
  return sorted.map((port, at) => {
    const most = y + half - (sorted.length - 1 - at) * gap;
    const placed = Math.max(least, Math.min(most, port.wanted));
    least = placed + gap;
    return [port, placed];
  });
}

/** Steps in one lane. */
interface Lane {
  readonly steps: readonly Step[];
  readonly least: number;
  readonly most: number;
}

/** Deals steps to lanes, from the left. Those that lead straight on have none. */
function assignLanes(steps: readonly Step[]): {
  lanes: number;
  laneOf: ReadonlyMap<Step, number>;
} {
  const bundles = new Map<unknown, Step[]>();
  for (const step of steps) {
    const isStraight = step.from === step.to && step.left.length === 1;
    const key = step.bundle ?? step;
    if (!isStraight) bundles.set(key, [...(bundles.get(key) ?? []), step]);
  }
  const found = Array.from(bundles.values(), (of): Lane => {
    const heights = of.flatMap(({ from, to }) => [from, to]);
    return { steps: of, least: Math.min(...heights), most: Math.max(...heights) };
  });
  const laneOf = new Map<Step, number>();
  const placed: { lane: Lane; at: number }[] = [];
  for (const lane of sortLanes(found)) {
    const beside = placed.filter(
      (other) =>
        other.lane.least < lane.most + room.lane && lane.least < other.lane.most + room.lane,
    );
    const at = Math.max(-1, ...beside.map((other) => other.at)) + 1;
    placed.push({ lane, at });
    for (const step of lane.steps) laneOf.set(step, at);
  }
  return { lanes: Math.max(0, ...placed.map(({ at }) => at + 1)), laneOf };
}

/** Sorts lanes from left to right so that few lines cross. */
function sortLanes(lanes: readonly Lane[]): readonly Lane[] {
  const order: Lane[] = [];
  for (const lane of lanes) {
    // Each goes where it crosses the fewest of those before it.
    let [best, least, sum] = [0, 0, 0];
    for (const [at, other] of order.entries()) {
      sum += cost(other, lane) - cost(lane, other);
      if (sum < least) [best, least] = [at + 1, sum];
    }
    order.splice(best, 0, lane);
  }
  for (let isBetter = true, pass = 0; isBetter && pass < 50; pass += 1) {
    isBetter = false;
    for (let at = 1; at < order.length; at += 1) {
      const [a, b] = [order[at - 1], order[at]];
      if (a === undefined || b === undefined || cost(a, b) <= cost(b, a)) continue;
      [order[at - 1], order[at]] = [b, a];
      isBetter = true;
    }
  }
  return order;
}

/** The price of a line that runs along another: it reads as one with it. */
const along = 4;

/** The price of two lanes if the first is on the left. */
function cost(first: Lane, second: Lane): number {
  const [outward, inward] = [
    first.steps.flatMap(({ right }) => right),
    second.steps.flatMap(({ left }) => left),
  ];
  const crossed = (heights: readonly number[], { least, most }: Lane): number =>
    heights.filter((y) => y > least && y < most).length;
  const near = outward.flatMap((y) =>
    inward.filter((other) => Math.abs(y - other) < room.lane / 2),
  );
  return crossed(outward, second) + crossed(inward, first) + along * near.length;
}
