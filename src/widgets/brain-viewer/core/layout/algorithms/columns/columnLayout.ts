import { frameOf } from '../../../scene/frame.ts';
import { assignColumns, rankBoxes } from './assignColumns.ts';
import { columnWidths, estimateGap, laneLines } from './laneLines.ts';
import { type LayoutInput, type Size, noPlace, type Point } from '../../layoutInput.ts';
import { alignColumns, orderColumns, type OrderedColumns } from './orderColumns.ts';
import { roomOn } from '../../../scene/viewport.ts';
import { turned, turnedSize, type Direction, type PlacedLines } from '../placedLines.ts';
import { rate, ratePicture, type RatedInput } from '../ratePicture.ts';

/**
 * Up to `boxes` every number of columns is tried, above that about `maxTried` of them. Lanes take
 * more than is estimated: pictures are to fill a `share` of the stage.
 */
const tried = { boxes: 24, maxTried: 5, share: 0.85 } as const;

/** The minimum gap between ranks for edge badges, in pixels. Badges are wider than high. */
const roomForBadges = { down: 62, right: 118 } as const;

/** The maximum spread on a large stage: a factor within columns, pixels between them. */
const spread = { within: 2.6, between: 80 } as const;

/** The maximum height of a column, as a factor of the mean. */
const maxHeightRatio = 1.3;

/**
 * Lays out connected boxes by the layered (Sugiyama) method, with orthogonal edges on lanes between
 * the columns. Chooses the number of columns that gives the largest picture with few crossings, and
 * the room for edge badges by what it says at its size.
 *
 * @param direction - The direction of links. With `down` the columns are rows.
 */
export function columnLayout(part: RatedInput, direction: Direction): PlacedLines {
  const { boxes, links, badgeWidths } = part;
  const stage = roomOn(part.stage);
  const placed =
    direction === 'right'
      ? inColumns({ boxes, links, badgeWidths, stage, apart: roomForBadges.right })
      : inColumns({
          boxes: boxes.map(turnedSize),
          links,
          stage: turnedSize(stage),
          apart: roomForBadges.down,
        }).map(turned);
  return bestOf(placed, (one) => ratePicture(part, one)) ?? { places: [], lines: new Map() };
}

function bestOf<T>(all: readonly T[], rated: (one: T) => number): T | undefined {
  const [best] = all
    .map((one) => ({ one, rating: all.length > 1 ? rated(one) : 0 }))
    .sort((a, b) => b.rating - a.rating);
  return best?.one;
}

interface Columns extends Pick<LayoutInput, 'boxes' | 'links' | 'badgeWidths'> {
  /** The room for the picture. */
  readonly stage: Size;
  readonly apart: number;
}

/** Returns the picture without and with more room for edge badges. */
function inColumns(input: Columns): PlacedLines[] {
  const { boxes, links, badgeWidths } = input;
  const ranks = rankBoxes(boxes.length, links);
  if (isChain(ranks, links)) return [{ places: foldChain(input, ranks), lines: new Map() }];
  const { ordered, faults } = chooseColumns(input, ranks);
  const narrow = { ...spreadOut(input, ordered, { apart: input.apart }), faults };
  if (badgeWidths === undefined) return [narrow];
  const wide = { ...spreadOut(input, ordered, { apart: input.apart, badgeWidths }), faults };
  return [narrow, wide, ...withBadgeColumns(input, ordered, faults)];
}

/** The gaps between columns, wider for the badges of these widths. */
interface Gaps extends Pick<Columns, 'badgeWidths'> {
  readonly apart: number;
}

/** Spreads columns to use the free room of the stage, within limits. */
function spreadOut(
  { boxes, links, stage, badgeWidths }: Columns,
  ordered: OrderedColumns,
  { apart, badgeWidths: wanted = [] }: Gaps,
): PlacedLines {
  const gaps = ordered.columns.slice(1).map(() => apart);
  const place = (within: number): PlacedLines => {
    for (const item of ordered.columns.flat()) item.y *= within;
    const isBeside = badgeWidths !== undefined;
    return laneLines({ boxes, links, ordered, apart: gaps, isBeside });
  };
  alignColumns(ordered);
  const { width, height } = frameOf(boxes, place(1).places);
  // Only boxes that have their final heights tell which edges are level.
  place(Math.max(1, Math.min(spread.within, stage.height / height)));
  let free = stage.width - width;
  for (const [link, badgeWidth] of wanted.entries()) {
    const [from = -1, to = -1] = links[link] ?? [];
    const [a, b] = [ordered.boxes[from], ordered.boxes[to]];
    // Other badges fit on the vertical runs of their edges.
    if (!a || !b || Math.abs(a.column - b.column) !== 1 || Math.abs(a.y - b.y) > badge.run)
      continue;
    const gap = Math.min(a.column, b.column);
    const more = badgeWidth * badge.stretch + badge.beside - (gaps[gap] ?? 0);
    if (more <= 0) continue;
    gaps[gap] = (gaps[gap] ?? 0) + more;
    free -= more;
  }
  const more = Math.max(0, Math.min(spread.between, free / Math.max(1, gaps.length)));
  for (const [at, gap] of gaps.entries()) gaps[at] = gap + more;
  return place(1);
}

/** The conditions for badge columns: least share of edges with a badge, most crossings. */
const badgeConditions = { share: 0.8, faults: 1.25, extra: 2 } as const;

/** A badge's height and the room beside it in pixels, and its growth when zoomed out. */
const badge = { height: 29, stretch: 1.2, beside: 20, run: 60 } as const;

/**
 * Inserts columns for edge badges between those of the boxes, where no other edge runs. Returns
 * nothing if too few edges get one, or the picture gets too crossed.
 */
function withBadgeColumns(
  input: Columns,
  { boxes }: OrderedColumns,
  faults: number,
): PlacedLines[] {
  const { links, badgeWidths = [] } = input;
  const columnOf = boxes.map(({ column }) => 2 * column);
  const heights = new Map<number, number>();
  const badges = new Map<number, Size & { column: number }>();
  for (const [link, [from, to]] of links.entries()) {
    const ends = [columnOf[from] ?? 0, columnOf[to] ?? 0].sort((a, b) => a - b);
    const [first = 0, last = 0] = ends;
    let best: number | undefined;
    for (let column = first + 1; column < last; column += 2) {
      const isLess = best === undefined || (heights.get(column) ?? 0) < (heights.get(best) ?? 0);
      if (isLess) best = column;
    }
    if (best === undefined) continue;
    heights.set(best, (heights.get(best) ?? 0) + badge.height);
    const width = (badgeWidths[link] ?? 0) * badge.stretch;
    badges.set(link, { column: best, width, height: badge.height });
  }
  if (badges.size < links.length * badgeConditions.share) return [];
  const ordered = orderColumns(heightsOf(input.boxes), columnOf, links, badges);
  if (ordered.crossings > faults * badgeConditions.faults + badgeConditions.extra) return [];
  return [{ ...spreadOut(input, ordered, { apart: 0 }), faults }];
}

function heightsOf(boxes: Columns['boxes']): number[] {
  return boxes.map(({ height }) => height);
}

/** A candidate with its score. */
interface Tried {
  readonly ordered: OrderedColumns;
  readonly faults: number;
  readonly score: number;
}

function chooseColumns({ boxes, links, stage, apart }: Columns, ranks: readonly number[]): Tried {
  const heights = heightsOf(boxes);
  const maxColumns = Math.max(0, ...ranks) + 1;
  const total = heights.reduce((sum, height) => sum + height, 0);
  const step = boxes.length <= tried.boxes ? 1 : Math.ceil(maxColumns / tried.maxTried);
  const tryOut = (columns: number, limit: number): Tried => {
    const columnOf = assignColumns({ heights, links, ranks, columns, limit });
    const ordered = orderColumns(heights, columnOf, links);
    const { width, height } = sizeOf(ordered, boxes, apart);
    const scale = Math.min(1, tried.share * Math.min(stage.width / width, stage.height / height));
    const back = links.filter(([from, to]) => (columnOf[from] ?? 0) >= (columnOf[to] ?? 0));
    const faults = ordered.crossings + back.length;
    return { ordered, faults, score: rate(scale, faults, links.length) };
  };
  const counts: number[] = [];
  for (let count = maxColumns; count >= Math.min(2, maxColumns); count -= step) counts.push(count);
  const tries = counts.flatMap((count) =>
    [(total / count) * maxHeightRatio, Infinity].map((limit) => tryOut(count, limit)),
  );
  return tries.reduce((best, next) => (next.score > best.score ? next : best));
}

/** Estimates the size of a picture before lanes are assigned. */
function sizeOf(ordered: OrderedColumns, boxes: Columns['boxes'], between: number): Size {
  const gaps = ordered.columns
    .slice(0, -1)
    .map((column) => column.reduce((sum, { after }) => sum + after.length, 0))
    .map((lines) => Math.max(between, estimateGap(lines)));
  const widths = [...columnWidths(ordered, boxes), ...gaps];
  return {
    width: widths.reduce((sum, width) => sum + width, 0),
    height: Math.max(0, ...ordered.boxes.map(({ y, height }) => 2 * Math.abs(y) + height)),
  };
}

/** The minimum ranks of a chain, its maximum mean number of boxes per rank, and the reach of its links. */
const chain = { ranks: 9, boxesPerRank: 1.5, reach: 2 } as const;

/** The gap between the rows of a folded chain, in pixels. */
const foldGap = 72;

/** Returns true if boxes of these ranks are a long chain. */
function isChain(ranks: readonly number[], links: Columns['links']): boolean {
  const count = Math.max(0, ...ranks) + 1;
  const reach = ([from, to]: (typeof links)[number]): number =>
    Math.abs((ranks[from] ?? 0) - (ranks[to] ?? 0));
  const isLong = count >= chain.ranks && ranks.length <= count * chain.boxesPerRank;
  return isLong && links.every((link) => reach(link) <= chain.reach);
}

/** Folds a long chain into rows that lead right and left in turn. */
function foldChain({ boxes, stage, apart }: Columns, ranks: readonly number[]): Point[] {
  const order = [...boxes.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const width = Math.max(...boxes.map((box) => box.width)) + apart;
  const height = Math.max(...heightsOf(boxes)) + foldGap;
  const square = (order.length * height * stage.width) / (width * stage.height);
  const perRow = Math.max(2, Math.round(Math.sqrt(square)));
  const places = boxes.map(() => noPlace);
  for (const [at, box] of order.entries()) {
    const row = Math.floor(at / perRow);
    const column = row % 2 === 0 ? at % perRow : perRow - 1 - (at % perRow);
    places[box] = { x: column * width, y: row * height };
  }
  return places;
}
