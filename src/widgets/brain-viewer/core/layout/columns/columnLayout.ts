import { assignColumns, rankBoxes } from './assignColumns.ts';
import { foldChain, isChain } from './foldChain.ts';
import { estimateGap, laneLines } from './laneLines.ts';
import type { LayoutInput, Point, Size } from '../layoutInput.ts';
import { alignColumns, orderColumns, type OrderedColumns } from './orderColumns.ts';
import { frameOf } from '../packParts.ts';
import { rate, turned, turnedSize, type PlacedLines } from '../placedLines.ts';

interface Part extends Pick<LayoutInput, 'boxes' | 'links'> {
  readonly aspect: number;
}

/** A stage of about this height is expected: what it shows at full size need not be smaller. */
export const usualHeight = 544;

/** Up to so many boxes any number of columns is tried; of more, so many numbers. */
const tried = { boxes: 24, most: 5 } as const;

/** Room between columns for what lines say, in pixels: words lie flat. */
const apart = { down: 62, right: 118 } as const;

/** The most that a picture is spread where the stage has room: by a factor, and in pixels between columns. */
const spread = { within: 1.8, between: 80 } as const;

/** The share of an even column that one may be higher. */
const mostUneven = 1.3;

/**
 * Places connected boxes in columns, so that most links lead to the next one, with their lines on lanes
 * between: in as many columns as make the largest picture with few crossings.
 *
 * @param direction - The way links lead: columns are rows if they lead down.
 */
export function columnLayout(part: Part, direction: 'down' | 'right'): PlacedLines {
  const { boxes, links, aspect } = part;
  const stage = { width: usualHeight * aspect, height: usualHeight };
  if (direction === 'right') return inColumns({ boxes, links, stage, apart: apart.right });
  const sizes = boxes.map(turnedSize);
  return turned(inColumns({ boxes: sizes, links, stage: turnedSize(stage), apart: apart.down }));
}

interface Columns extends Pick<LayoutInput, 'boxes' | 'links'> {
  readonly stage: Size;
  readonly apart: number;
}

function inColumns(input: Columns): PlacedLines {
  const { boxes, links, stage } = input;
  const ranks = rankBoxes(boxes.length, links);
  const folded = isChain(ranks) ? inRows(input, ranks) : undefined;
  if (folded !== undefined) return { places: folded, lines: new Map() };
  const { columnOf, ordered, faults } = chooseColumns(input, ranks);
  const place = (between: number, within: number): PlacedLines => {
    alignColumns(ordered, within);
    return { ...laneLines({ boxes, columnOf, links, ordered, apart: between }), faults };
  };
  const plain = place(input.apart, 1);
  const { width, height } = frameOf(boxes, plain.places);
  const free = Math.min(spread.between, (stage.width - width) / Math.max(1, ...columnOf));
  const within = Math.min(spread.within, stage.height / height);
  if (free <= 0 && within <= 1) return plain;
  return place(input.apart + Math.max(0, free), Math.max(1, within));
}

/** Columns that were tried. */
interface Tried {
  readonly columnOf: readonly number[];
  readonly ordered: OrderedColumns;
  readonly faults: number;
  readonly score: number;
}

function chooseColumns(input: Columns, ranks: readonly number[]): Tried {
  const { boxes, links, stage, apart: between } = input;
  const heights = boxes.map(({ height }) => height);
  const most = Math.max(0, ...ranks) + 1;
  const total = heights.reduce((sum, height) => sum + height, 0);
  const step = boxes.length <= tried.boxes ? 1 : Math.ceil(most / tried.most);
  let best: Tried | undefined;
  for (let columns = most; columns >= Math.min(2, most); columns -= step) {
    for (const limit of [(total / columns) * mostUneven, Infinity]) {
      const columnOf = assignColumns({ heights, links, ranks, columns, limit });
      const ordered = orderColumns(heights, columnOf, links);
      const { width, height } = sizeOf(ordered, boxes, { columnOf, between });
      const scale = Math.min(1, stage.width / width, stage.height / height);
      const back = links.filter(([from, to]) => (columnOf[from] ?? 0) >= (columnOf[to] ?? 0));
      const faults = ordered.crossings + back.length;
      const score = rate(scale, { faults, links: links.length });
      if (best === undefined || score > best.score) best = { columnOf, ordered, faults, score };
    }
  }
  return (
    best ?? { columnOf: ranks, ordered: orderColumns(heights, ranks, links), faults: 0, score: 0 }
  );
}

function inRows(input: Columns, columnOf: readonly number[]): Point[] | undefined {
  const { boxes, links, stage, apart: between } = input;
  const heights = boxes.map(({ height }) => height);
  const ordered = orderColumns(heights, columnOf, links);
  alignColumns(ordered, 1);
  const { places } = laneLines({ boxes, columnOf, links, ordered, apart: between });
  return foldChain({ boxes, links, places, aspect: stage.width / stage.height });
}

/** Returns about how large a picture of columns is, before its lines have their lanes. */
function sizeOf(
  { columns, boxes: items }: OrderedColumns,
  boxes: Columns['boxes'],
  { columnOf, between }: { columnOf: readonly number[]; between: number },
): Size {
  const widths = columns.map(() => 0);
  for (const [box, column] of columnOf.entries()) {
    widths[column] = Math.max(widths[column] ?? 0, boxes[box]?.width ?? 0);
  }
  const gaps = columns.map((column) => column.reduce((sum, { after }) => sum + after.length, 0));
  return {
    width: [
      ...widths,
      ...gaps.slice(0, -1).map((lines) => Math.max(between, estimateGap(lines))),
    ].reduce((sum, width) => sum + width, 0),
    height: Math.max(0, ...items.map(({ y, height }) => 2 * Math.abs(y) + height)),
  };
}
