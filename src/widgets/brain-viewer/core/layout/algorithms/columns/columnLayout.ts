import { frameOf } from '../../../scene/frame.ts';
import { assignColumns, rankBoxes } from './assignColumns.ts';
import { columnWidths, estimateGap, laneLines } from './laneLines.ts';
import { type LayoutInput, type Size, noPlace, noSize, type Point } from '../../layoutInput.ts';
import { alignColumns, orderColumns, type OrderedColumns } from './orderColumns.ts';
import { roomOn } from '../../../scene/viewport.ts';
import { scaleOf } from '../packParts.ts';
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
  const { boxes, links, stage, badgeWidths } = input;
  const ranks = rankBoxes(boxes.length, links);
  if (isChain(ranks)) {
    const ordered = orderColumns(heightsOf(boxes), ranks, links);
    alignColumns(ordered);
    const apart = ordered.columns.map(() => input.apart);
    const { places } = laneLines({ boxes, links, ordered, apart, isBeside: false });
    const folded = foldChain({ boxes, links, places, ranks, stage });
    if (folded !== undefined) return [{ places: folded, lines: new Map() }];
  }
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

interface Ranked extends Pick<LayoutInput, 'boxes' | 'links'> {
  readonly places: readonly Point[];
  /** The column of each box. */
  readonly ranks: readonly number[];
  readonly stage: Size;
}

/** The maximum number of links between two rows. */
const maxCut = 3;

/** The minimum ranks of a chain, and its maximum mean number of boxes per rank. */
const chain = { ranks: 9, boxesPerRank: 1.5 } as const;

/** The minimum gain in scale for which a chain is folded, and the maximum rows. */
const folds = { gain: 1.25, maxFolds: 12 } as const;

const foldGap = 90;

/** Returns true if boxes of these ranks are a long chain. */
function isChain(ranks: readonly number[]): boolean {
  const count = countOf(ranks);
  return count >= chain.ranks && ranks.length <= count * chain.boxesPerRank;
}

function countOf(ranks: readonly number[]): number {
  return Math.max(0, ...ranks) + 1;
}

/**
 * Folds a long chain into rows that lead right and left in turn. Returns undefined if the picture
 * doesn't get larger.
 */
function foldChain(ranked: Ranked): Point[] | undefined {
  const { boxes, places, ranks } = ranked;
  const count = countOf(ranks);
  const unfolded = scaleOf(boxes, places, ranked.stage);
  let best: { places: Point[] | undefined; scale: number } = { places: undefined, scale: unfolded };
  for (let rows = 2; rows <= Math.min(folds.maxFolds, count / 2); rows += 1) {
    const rowBy = ranks.map((rank) => Math.floor((rank * rows) / count));
    if (crossings(rowBy, ranked.links, rows) > maxCut) break;
    const folded = inRows(ranked, rowBy, rows);
    const scale = scaleOf(boxes, folded, ranked.stage);
    if (scale > best.scale && scale > unfolded * folds.gain) best = { places: folded, scale };
  }
  return best.places;
}

/** Returns the maximum number of links between two rows. */
function crossings(rowBy: readonly number[], links: Ranked['links'], rows: number): number {
  const crossed = new Array<number>(rows).fill(0);
  for (const [from, to] of links) {
    const [a = 0, b = 0] = [rowBy[from], rowBy[to]];
    // A link across several rows is unreadable.
    if (Math.abs(a - b) > 1) return Infinity;
    if (a !== b) crossed[Math.min(a, b)] = (crossed[Math.min(a, b)] ?? 0) + 1;
  }
  return Math.max(...crossed);
}

function inRows({ boxes, places }: Ranked, rowBy: readonly number[], rows: number): Point[] {
  const result = [...places];
  let start = 0;
  for (let row = 0; row < rows; row += 1) {
    const members = rowBy.flatMap((of, index) => (of === row ? [index] : []));
    const inRow = members.map((index) => places[index] ?? noPlace);
    const frame = frameOf(
      members.map((index) => boxes[index] ?? noSize),
      inRow,
    );
    const isBack = row % 2 === 1;
    for (const [at, index] of members.entries()) {
      const { x, y } = inRow[at] ?? noPlace;
      const along = x - frame.left;
      result[index] = { x: isBack ? frame.width - along : along, y: start + y - frame.top };
    }
    start += frame.height + foldGap;
  }
  return result;
}
