import { noPlace, noSize, type Point, type Size } from '../../layoutInput.ts';
import { assignLanes, laneGap, type Step } from './assignLanes.ts';
import { corner, type OrderedColumns } from './orderColumns.ts';
import { straightened, type PlacedLines } from '../placedLines.ts';

/** Boxes in columns from left to right, and the ways of their lines. */
export interface LaneInput {
  readonly boxes: readonly Size[];
  readonly links: readonly (readonly [from: number, to: number])[];
  readonly ordered: OrderedColumns;
  /** The least room between two columns, in pixels: for what their lines say. */
  readonly apart: number;
}

/** Room in pixels at zoom 1: beside lanes, and between the ends of lines at a box. */
const room = { beside: 24, besideWords: 4, port: 12 } as const;

/** Heights that differ by less are one, in pixels. */
const same = 6;

function gapFor(lanes: number, beside: number = 2 * room.beside): number {
  return beside + Math.max(0, lanes - 1) * laneGap;
}

/** Returns about how much room lines between two columns need: most turn, and many share a lane. */
export function estimateGap(lines: number): number {
  return lines === 0 ? 0 : gapFor(lines * 0.4);
}

/** Returns the width of each column: that of its widest box or word. */
export function columnWidths(ordered: OrderedColumns, boxes: readonly Size[]): number[] {
  const widths = ordered.columns.map(() => 0);
  const sized = ordered.boxes.map(({ column }, box) => ({ column, ...(boxes[box] ?? noSize) }));
  for (const { column, width } of [...sized, ...ordered.words.values()]) {
    widths[column] = Math.max(widths[column] ?? 0, width);
  }
  return widths;
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

/**
 * Draws lines on lanes between columns: each leaves its box by itself, turns once between two columns,
 * and joins the others that lead to the same box. Columns are as far apart as their lanes need.
 */
export function laneLines(input: LaneInput): PlacedLines {
  const { boxes, links, ordered, apart } = input;
  const ways = links.map((_, link) => wayOf(link, input));
  const ports = portsOf(ways, input);
  const steps = ways.map((way) => stepsOf(way, ports, ordered));
  const gaps = ordered.columns.map((_, gap) =>
    assignLanes(steps.flat().filter((step) => step.gap === gap)),
  );
  let left = 0;
  const holdsWords = new Set(Array.from(ordered.words.values(), ({ column }) => column));
  const besideOf = (column: number): number =>
    holdsWords.has(column) ? room.besideWords : room.beside;
  const columns = columnWidths(ordered, boxes).map((width, column) => {
    const { lanes = 0 } = gaps[column] ?? {};
    const gap = gapFor(lanes, besideOf(column) + besideOf(column + 1));
    const edges = {
      middle: left + width / 2,
      lane: left + width + besideOf(column) + Math.max(0, apart - gap) / 2,
    };
    left += width + Math.max(apart, gap);
    return edges;
  });
  const places = ordered.boxes.map(({ column, y }): Point => {
    return { x: columns[column]?.middle ?? 0, y };
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
    return [link, way.ends[0].isTarget ? points.toReversed() : points] as const;
  });
  return { places, lines: new Map(lines) };
}

function wayOf(link: number, { links, ordered }: LaneInput): Way {
  const [from, to] = links[link] ?? [0, 0];
  const [start, end] = [columnOf(ordered, from), columnOf(ordered, to)];
  const passes = ordered.passes[link] ?? [];
  const heightOf = (box: number): number => ordered.boxes[box]?.y ?? 0;
  const isBack = start > end;
  const [first, last] = isBack ? [to, from] : [from, to];
  // In one column a line goes round outside of it.
  const outside = start === ordered.columns.length - 1 ? 'left' : 'right';
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
  const half = Math.max(0, height / 2 - corner);
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
